// SPDX-License-Identifier: MIT
// DropOffer: after several tools were added by name, offers the one pattern that selects exactly them. Stays in place
// and asks nothing: it goes when it is answered, or when the names are gone.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace tss::app {

class Studio;

class DropOffer : public QWidget
{
    Q_OBJECT

public:
    DropOffer(Studio &studio, RuleList list, QWidget *parent = nullptr);

    /// Shows itself when there is such a pattern; otherwise hides.
    void offerFor(const QStringList &ids);
    [[nodiscard]] QString pattern() const { return m_pattern; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void use();
    void dismiss();
    void checkStillThere();
    /// Where the names stand in the list in force; empty unless all do.
    [[nodiscard]] std::vector<std::size_t> places() const;

    Studio &m_studio;
    RuleList m_list;
    QStringList m_ids;
    QString m_pattern;
    QLabel *m_text;
    QPushButton *m_use;
    QPushButton *m_keep;
};

} // namespace tss::app
