// SPDX-License-Identifier: MIT
// RuleTrial: what an edit would do, told by previewing the text as it would be, on a worker of its own. Nothing is
// worked out in a second way, so what is announced is what comes.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/preview/ruleeffect.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tss::app {

class PreviewService;
class Studio;

class RuleTrial : public QObject
{
    Q_OBJECT

public:
    explicit RuleTrial(Studio &studio, QObject *parent = nullptr);
    ~RuleTrial() override;

    using Done = std::function<void(const RuleEffect &)>;
    /// Only the newest question is answered, and only while the document stays as it is and the context lives.
    void ask(const std::optional<std::string> &trialText, QObject *context, Done done);
    void forget();

    // The document's text after an edit; none where the edit is not possible.
    [[nodiscard]] std::optional<std::string> textWithAdded(RuleList list, const QStringList &patterns) const;
    /// The tools by their exact ids.
    [[nodiscard]] std::optional<std::string> textWithTools(RuleList list, const QStringList &ids) const;
    [[nodiscard]] std::optional<std::string> textWithReplaced(const RuleRef &rule, const QString &pattern) const;
    [[nodiscard]] std::optional<std::string> textWithTransferred(const RuleRef &rule, RuleList to) const;

private:
    void take(const PreviewPtr &trial);

    Studio &m_studio;
    std::unique_ptr<PreviewService> m_service; ///< made when first asked
    QPointer<QObject> m_context;
    Done m_done;
    std::uint64_t m_number = 0;
};

} // namespace tss::app
