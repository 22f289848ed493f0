// SPDX-License-Identifier: MIT
// TotalsHeader: tokens per request before → after, the plugin's fixed parts, and how many tools are in which state.
// Every place keeps its size while numbers change.
#pragma once

#include <QWidget>

class QLabel;

namespace tss::app {

class ElidedLabel;
class Studio;
class TokenBar;

class TotalsHeader : public QWidget
{
    Q_OBJECT

public:
    explicit TotalsHeader(Studio &studio, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    QWidget *makeCount(int state);
    void refresh();
    void fitTotal();
    void refreshCounts();
    void applyTheme();
    [[nodiscard]] static QString countText(int state, std::size_t count);

    Studio &m_studio;
    ElidedLabel *m_caption;
    QLabel *m_total;
    QString m_widest; ///< of what the total can be for this catalog
    QLabel *m_change;
    TokenBar *m_bar;
    QLabel *m_fixed;
    struct Count
    {
        int state;
        QLabel *icon;
        QLabel *text;
    };
    QList<Count> m_counts;
};

} // namespace tss::app
