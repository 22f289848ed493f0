// SPDX-License-Identifier: MIT
// SchemaGraph: the subschemas of one JSON Schema and the references between them. Nodes are the
// parsed tree's own; nothing is copied, nothing is recursive, and all takes time linear in the
// schema.
#pragma once

#include "core/json/tree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace tss {

class SchemaGraph
{
public:
    using NodeId = std::uint32_t;
    static constexpr NodeId kNone = UINT32_MAX;

    struct Ref
    {
        NodeId from = kNone;   ///< the schema that has it
        NodeId target = kNone; ///< kNone: dangling or remote
        std::u16string text;
        bool isRemote = false;
    };

    /// `schema` must be an object.
    explicit SchemaGraph(const json::View &schema);

    /// Every subschema that is an object; the first is the schema itself.
    [[nodiscard]] const std::vector<NodeId> &schemas() const { return m_schemas; }
    [[nodiscard]] const std::vector<Ref> &refs() const { return m_refs; }
    /// Schemas and references that apply where `schema` does: its parts, without its definitions.
    [[nodiscard]] const std::vector<NodeId> &partsOf(NodeId schema) const;
    [[nodiscard]] const std::vector<std::size_t> &refsOf(NodeId schema) const;

    [[nodiscard]] json::View view(NodeId node) const { return {m_tree, node}; }
    /// JSON pointer from the schema to a node of it; at most 1,000 steps, then that of the ancestor
    /// there.
    [[nodiscard]] std::string pointer(NodeId node) const;

private:
    enum class Role : std::uint8_t { Schema, SchemaOrList, Map, Definitions };

    struct Visit
    {
        NodeId node = kNone;
        NodeId owner = kNone; ///< the schema whose part it is; none for a definition
        NodeId base = kNone;  ///< the schema that "#" means here
        Role role = Role::Schema;
    };

    /// A keyword that names a schema or refers to one.
    struct Name
    {
        NodeId schema;
        NodeId value;
        NodeId base;
        std::string_view keyword;
    };

    struct Pending
    {
        std::size_t ref;
        NodeId base;
    };

    [[nodiscard]] const json::Node &at(NodeId node) const { return m_tree->nodes()[node]; }
    [[nodiscard]] std::string key(NodeId node) const;
    [[nodiscard]] static std::optional<Role> roleOf(std::string_view keyword);
    void walk(Visit first);
    void expand(const Visit &visit, std::vector<Visit> &stack);
    void expandSchema(const Visit &visit, std::vector<Visit> &stack);
    [[nodiscard]] NodeId registerName(const Name &name);
    void resolve(const Pending &pending);
    [[nodiscard]] NodeId resolveFragment(NodeId base, std::string_view fragment);
    [[nodiscard]] NodeId resolvePointer(NodeId base, std::string_view pointer);
    [[nodiscard]] NodeId child(NodeId parent, const std::string &step);

    json::TreePtr m_tree;
    NodeId m_root;
    std::vector<NodeId> m_schemas;
    std::vector<Ref> m_refs;
    std::unordered_set<NodeId> m_seen;
    std::unordered_map<NodeId, std::vector<NodeId>> m_parts;
    std::unordered_map<NodeId, std::vector<std::size_t>> m_refsOf;
    std::vector<Pending> m_pending;
    std::unordered_map<std::string, NodeId> m_ids; ///< "$id", whole and its last segment
    std::unordered_map<std::string, NodeId> m_anchors;
    std::unordered_map<NodeId, std::unordered_map<std::string, NodeId>>
        m_children; ///< of what a pointer passed
};

/// One reference for each schema that contains itself: the one that leads back to it.
[[nodiscard]] std::vector<const SchemaGraph::Ref *> cyclesOf(const SchemaGraph &graph);

} // namespace tss
