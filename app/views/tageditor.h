// SPDX-License-Identifier: MIT
// TagEditor: tags as chips with a field to add one; completes from the tags in use. Holds no data of its own: it asks
// for changes by signals and shows what it is told.
#pragma once

#include <QStringList>
#include <QWidget>

class QLineEdit;
class QStringListModel;

namespace tss::app {

class FlowLayout;

class TagEditor : public QWidget
{
    Q_OBJECT

public:
    explicit TagEditor(QWidget *parent = nullptr);

    void setTags(const QStringList &tags);
    [[nodiscard]] const QStringList &tags() const { return m_tags; }
    void setCompletions(const QStringList &tags);
    void setReadOnly(bool readOnly);
    void focusField();

Q_SIGNALS:
    void addRequested(const QString &tag);
    void removeRequested(const QString &tag);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void submit();
    void rebuild();

    FlowLayout *m_layout;
    QLineEdit *m_field;
    QStringListModel *m_completions;
    QStringList m_tags;
};

} // namespace tss::app
