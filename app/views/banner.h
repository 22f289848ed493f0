// SPDX-License-Identifier: MIT
// Banner: a message across the window with the ways out beside it. Blocks nothing.
#pragma once

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace tss::app {

class Banner : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Error };
    struct Choice
    {
        QString text;
        std::function<void()> act;
    };

    explicit Banner(QWidget *parent = nullptr);
    /// Replaces what was shown. Every choice, and the cross, closes the banner.
    void showMessage(Kind kind, const QString &text, const QList<Choice> &choices = {});
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Kind m_kind = Kind::Information;
    QLabel *m_icon;
    QLabel *m_text;
    QHBoxLayout *m_choices;
};

} // namespace tss::app
