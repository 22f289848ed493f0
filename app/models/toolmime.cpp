// SPDX-License-Identifier: MIT
#include "app/models/toolmime.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>

namespace tss::app {

namespace {

constexpr QDataStream::Version kVersion = QDataStream::Qt_6_0;

/// Writes every QString as UTF-16, so that ids come back unit by unit.
template<class... Values>
QByteArray packed(const Values &...values)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(kVersion);
    (stream << ... << values);
    return bytes;
}

template<class... Values>
bool unpack(const QByteArray &bytes, Values &...values)
{
    QDataStream stream(bytes);
    stream.setVersion(kVersion);
    (stream >> ... >> values);
    return stream.status() == QDataStream::Ok && stream.atEnd();
}

const QString &format(const char *name)
{
    static const QString tools = QString::fromLatin1(kToolsMime);
    static const QString rule = QString::fromLatin1(kRuleMime);
    return name == kToolsMime ? tools : rule;
}

} // namespace

QMimeData *toMime(const DraggedTools &tools)
{
    auto *data = new QMimeData;
    data->setData(format(kToolsMime), packed(tools.ids, tools.source));
    data->setText(tools.ids.join(u'\n'));
    return data;
}

std::optional<DraggedTools> toolsFrom(const QMimeData *data)
{
    DraggedTools tools;
    if (!data || !data->hasFormat(format(kToolsMime)) || !unpack(data->data(format(kToolsMime)), tools.ids, tools.source) || tools.ids.isEmpty())
        return std::nullopt;
    return tools;
}

QMimeData *toMime(const RuleRef &rule, const QString &pattern)
{
    auto *data = new QMimeData;
    // The index means something in this process only.
    data->setData(format(kRuleMime), packed(qint64{QCoreApplication::applicationPid()}, rule.list == RuleList::Keep, quint64{rule.index}));
    data->setText(pattern);
    return data;
}

std::optional<RuleRef> ruleFrom(const QMimeData *data)
{
    qint64 process = 0;
    bool isKeep = false;
    quint64 index = 0;
    if (!data || !data->hasFormat(format(kRuleMime)) || !unpack(data->data(format(kRuleMime)), process, isKeep, index) || process != QCoreApplication::applicationPid())
        return std::nullopt;
    return RuleRef{isKeep ? RuleList::Keep : RuleList::Hide, static_cast<std::size_t>(index), false};
}

} // namespace tss::app
