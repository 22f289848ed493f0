// SPDX-License-Identifier: MIT
// SchemaSection: a tool's parameters schema as pretty JSON, folded away until it is wanted.
#pragma once

#include <QWidget>

#include <functional>

class QToolButton;

namespace KSyntaxHighlighting {
class Repository;
}

namespace tss::app {

class SourceText;

class SchemaSection : public QWidget
{
    Q_OBJECT

public:
    explicit SchemaSection(KSyntaxHighlighting::Repository &repository, QWidget *parent = nullptr);

    /// `json` is called when the text is first shown.
    void setSchema(const QString &title, std::function<QString()> json);

private:
    void unfold(bool open);
    void fill();

    QToolButton *m_toggle;
    SourceText *m_text;
    std::function<QString()> m_json;
    bool m_filled = false;
};

} // namespace tss::app
