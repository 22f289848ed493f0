// SPDX-License-Identifier: MIT
// FilterBar: the filter line of the tools table with "N of M", or what it did not understand, inside the field.
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace tss::app {

class CatalogFilterProxy;

class FilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(CatalogFilterProxy &proxy, QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;
    void setText(const QString &text);
    void focusField();

Q_SIGNALS:
    void leftDownwards(); ///< the arrow key: into the table

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followRows();
    void refresh();
    void placeCount();

    CatalogFilterProxy &m_proxy;
    QLineEdit *m_field;
    QLabel *m_count;
    QTimer m_later; ///< one count for many rows that come or go
};

} // namespace tss::app
