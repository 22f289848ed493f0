// SPDX-License-Identifier: MIT
#include "core/diagnostics/schemagraph.h"

#include "core/diagnostics/jsonpointer.h"
#include "core/text/utf16.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tss {

namespace {

constexpr std::size_t kMaxPointerSteps = 1000;

std::string_view beforeHash(std::string_view uri)
{
    return uri.substr(0, uri.find('#'));
}

} // namespace

SchemaGraph::SchemaGraph(const json::View &schema)
    : m_tree(schema.tree())
    , m_root(schema.node())
{
    walk({m_root, kNone, m_root, Role::Schema});
    // A reference may lead to a place that no keyword names; what is there is walked too and may
    // add references.
    while (!m_pending.empty()) {
        const Pending pending = m_pending.back();
        m_pending.pop_back();
        resolve(pending);
    }
}

const std::vector<SchemaGraph::NodeId> &SchemaGraph::partsOf(NodeId schema) const
{
    static const std::vector<NodeId> kNothing;
    const auto found = m_parts.find(schema);
    return found == m_parts.end() ? kNothing : found->second;
}

const std::vector<std::size_t> &SchemaGraph::refsOf(NodeId schema) const
{
    static const std::vector<std::size_t> kNothing;
    const auto found = m_refsOf.find(schema);
    return found == m_refsOf.end() ? kNothing : found->second;
}

std::string SchemaGraph::pointer(NodeId node) const
{
    std::vector<NodeId> path;
    for (; node != m_root; node = at(node).parent)
        path.push_back(node);
    std::reverse(path.begin(), path.end());
    path.resize(std::min(path.size(), kMaxPointerSteps));
    std::string pointer;
    for (const NodeId step : path) {
        pointer += '/';
        if (at(step).keyBegin != at(step).keyEnd) {
            pointer += escapedStep(key(step));
            continue;
        }
        std::size_t index = 0;
        for (NodeId sibling = at(at(step).parent).firstChild; sibling != step;
             sibling = at(sibling).nextSibling)
            ++index;
        pointer += std::to_string(index);
    }
    return pointer;
}

std::string SchemaGraph::key(NodeId node) const
{
    const std::string_view literal =
        std::string_view(m_tree->source())
            .substr(at(node).keyBegin, at(node).keyEnd - at(node).keyBegin);
    if (literal.find('\\') == std::string_view::npos && literal.size() >= 2)
        return std::string(literal.substr(1, literal.size() - 2));
    return toWtf8(json::decodeString(literal));
}

std::optional<SchemaGraph::Role> SchemaGraph::roleOf(std::string_view keyword)
{
    static const std::unordered_map<std::string_view, Role> kRoles{
        {"properties", Role::Map},
        {"patternProperties", Role::Map},
        {"dependentSchemas", Role::Map},
        {"dependencies", Role::Map},
        {"$defs", Role::Definitions},
        {"definitions", Role::Definitions},
        {"items", Role::SchemaOrList},
        {"prefixItems", Role::SchemaOrList},
        {"allOf", Role::SchemaOrList},
        {"anyOf", Role::SchemaOrList},
        {"oneOf", Role::SchemaOrList},
        {"additionalItems", Role::Schema},
        {"contains", Role::Schema},
        {"additionalProperties", Role::Schema},
        {"unevaluatedProperties", Role::Schema},
        {"unevaluatedItems", Role::Schema},
        {"propertyNames", Role::Schema},
        {"contentSchema", Role::Schema},
        {"not", Role::Schema},
        {"if", Role::Schema},
        {"then", Role::Schema},
        {"else", Role::Schema},
    };
    const auto found = kRoles.find(keyword);
    return found == kRoles.end() ? std::nullopt : std::optional(found->second);
}

void SchemaGraph::walk(Visit first)
{
    std::vector<Visit> stack{first};
    while (!stack.empty()) {
        const Visit visit = stack.back();
        stack.pop_back();
        const std::size_t mark = stack.size();
        expand(visit, stack);
        std::reverse(stack.begin() + static_cast<std::ptrdiff_t>(mark),
                     stack.end()); // document order
    }
}

void SchemaGraph::expand(const Visit &visit, std::vector<Visit> &stack)
{
    const json::Kind kind = at(visit.node).kind;
    const bool isList = visit.role == Role::SchemaOrList && kind == json::Kind::Array;
    const bool isMap =
        (visit.role == Role::Map || visit.role == Role::Definitions) && kind == json::Kind::Object;
    if (!isList && !isMap) {
        if (kind == json::Kind::Object && visit.role != Role::Map &&
            visit.role != Role::Definitions)
            expandSchema(visit, stack);
        return;
    }
    const NodeId owner = visit.role == Role::Definitions ? kNone : visit.owner;
    for (NodeId child = at(visit.node).firstChild; child != 0; child = at(child).nextSibling)
        stack.push_back({child, owner, visit.base, Role::Schema});
}

void SchemaGraph::expandSchema(const Visit &visit, std::vector<Visit> &stack)
{
    if (visit.owner != kNone)
        m_parts[visit.owner].push_back(visit.node);
    if (!m_seen.insert(visit.node).second)
        return;
    m_schemas.push_back(visit.node);
    const std::size_t firstPart = stack.size();
    const std::size_t firstRef = m_pending.size();
    NodeId base = visit.base;
    for (NodeId child = at(visit.node).firstChild; child != 0; child = at(child).nextSibling) {
        const std::string keyword = key(child);
        if (const auto role = roleOf(keyword))
            stack.push_back({child, visit.node, base, *role});
        else if (keyword.starts_with('$') && at(child).kind == json::Kind::String)
            base = registerName({visit.node, child, base, keyword});
    }
    // "$id" counts for the whole schema, wherever it stands in it.
    for (std::size_t i = firstPart; i < stack.size(); ++i)
        stack[i].base = base;
    for (std::size_t i = firstRef; i < m_pending.size(); ++i)
        m_pending[i].base = base;
}

/// The schema resource that the schema's content belongs to afterwards.
SchemaGraph::NodeId SchemaGraph::registerName(const Name &name)
{
    if (name.keyword == "$ref" || name.keyword == "$dynamicRef" ||
        name.keyword == "$recursiveRef") {
        m_refsOf[name.schema].push_back(m_refs.size());
        m_pending.push_back({m_refs.size(), name.base});
        m_refs.push_back({name.schema, kNone, view(name.value).string(), false});
        return name.base;
    }
    const std::string text = toWtf8(view(name.value).string());
    const bool isFragment = text.substr(0, 1) == "#"; // "$id" as draft 6 and 7 write an anchor
    if (name.keyword == "$anchor" || name.keyword == "$dynamicAnchor" ||
        (name.keyword == "$id" && isFragment)) {
        m_anchors.emplace(text.substr(isFragment ? 1 : 0), name.schema);
        return name.base;
    }
    if (name.keyword != "$id")
        return name.base;
    const std::string_view resource = beforeHash(text);
    m_ids.emplace(resource, name.schema);
    m_ids.emplace(resource.substr(resource.rfind('/') + 1), name.schema);
    return name.schema;
}

void SchemaGraph::resolve(const Pending &pending)
{
    const std::string text = toWtf8(m_refs[pending.ref].text);
    const std::string_view resource = beforeHash(text);
    const std::string_view fragment = resource.size() < text.size()
                                          ? std::string_view(text).substr(resource.size() + 1)
                                          : std::string_view();
    NodeId base = pending.base;
    if (!resource.empty()) {
        const auto known = m_ids.find(std::string(resource));
        if (known == m_ids.end()) {
            m_refs[pending.ref].isRemote = true;
            return;
        }
        base = known->second;
    }
    NodeId target = resolveFragment(base, fragment);
    // Generators often leave "$id" in a part they copied and still point from the whole file's
    // root.
    if (target == kNone && resource.empty())
        target = resolveFragment(m_root, fragment);
    if (target == kNone)
        return;
    m_refs[pending.ref].target = target;
    if (!m_seen.contains(target))
        walk({target, kNone, base, Role::Schema});
}

SchemaGraph::NodeId SchemaGraph::resolveFragment(NodeId base, std::string_view fragment)
{
    const std::string decoded = percentDecoded(fragment);
    if (decoded.empty() || decoded.front() == '/')
        return resolvePointer(base, decoded);
    const auto anchor = m_anchors.find(decoded);
    return anchor == m_anchors.end() ? kNone : anchor->second;
}

SchemaGraph::NodeId SchemaGraph::resolvePointer(NodeId base, std::string_view pointer)
{
    NodeId node = base;
    while (!pointer.empty()) {
        const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
        node = child(node, unescapedStep(pointer.substr(1, end - 1)));
        if (node == 0)
            return kNone;
        pointer.remove_prefix(end);
    }
    const json::Kind kind = at(node).kind;
    const bool isSchema =
        kind == json::Kind::Object || kind == json::Kind::True || kind == json::Kind::False;
    return isSchema ? node : kNone;
}

/// By key or index; 0 where there is none. All children are indexed at once, so that thousands of
/// references into one list of definitions stay cheap.
SchemaGraph::NodeId SchemaGraph::child(NodeId parent, const std::string &step)
{
    auto [entry, isNew] = m_children.try_emplace(parent);
    auto &children = entry->second;
    if (isNew) {
        std::size_t index = 0;
        for (NodeId node = at(parent).firstChild; node != 0; node = at(node).nextSibling, ++index)
            children[at(parent).kind == json::Kind::Object ? key(node) : std::to_string(index)] =
                node;
    }
    const auto found = children.find(step);
    return found == children.end() ? 0 : found->second;
}

} // namespace tss
