// SPDX-License-Identifier: MIT
#include "core/diagnostics/schemagraph.h"

namespace tss {

namespace {

using NodeId = SchemaGraph::NodeId;
using Ref = SchemaGraph::Ref;

/// Depth-first search with a stack of its own: a schema met again while it is still being walked
/// contains itself.
class Search
{
public:
    explicit Search(const SchemaGraph &graph)
        : m_graph(graph)
    {
    }

    std::vector<const Ref *> run()
    {
        for (const NodeId schema : m_graph.schemas()) {
            enter(schema, nullptr);
            while (!m_path.empty())
                step();
        }
        return std::move(m_found);
    }

private:
    enum class State : std::uint8_t { Walking, Done };

    struct Frame
    {
        NodeId schema;
        const Ref *via; ///< the reference that led here; null: it is a part of the one above
        std::size_t nextEdge = 0;
    };

    void step()
    {
        Frame &frame = m_path.back();
        const std::vector<NodeId> &parts = m_graph.partsOf(frame.schema);
        const std::vector<std::size_t> &refs = m_graph.refsOf(frame.schema);
        const std::size_t edge = frame.nextEdge++;
        if (edge < parts.size()) {
            enter(parts[edge], nullptr);
        } else if (edge < parts.size() + refs.size()) {
            const Ref &ref = m_graph.refs()[refs[edge - parts.size()]];
            if (ref.target != SchemaGraph::kNone)
                enter(ref.target, &ref);
        } else {
            m_states[frame.schema] = State::Done;
            m_path.pop_back();
        }
    }

    void enter(NodeId schema, const Ref *via)
    {
        const auto [entry, isNew] = m_states.try_emplace(schema, State::Walking);
        if (isNew)
            m_path.push_back({schema, via});
        else if (entry->second == State::Walking && m_reported.insert(schema).second)
            m_found.push_back(via ? via : lastRef());
    }

    /// A part that is being walked already was reached by a reference further up: that one closes
    /// the cycle.
    const Ref *lastRef() const
    {
        auto frame = m_path.rbegin();
        while (!frame->via)
            ++frame;
        return frame->via;
    }

    const SchemaGraph &m_graph;
    std::vector<Frame> m_path;
    std::unordered_map<NodeId, State> m_states;
    std::unordered_set<NodeId> m_reported;
    std::vector<const Ref *> m_found;
};

} // namespace

std::vector<const SchemaGraph::Ref *> cyclesOf(const SchemaGraph &graph)
{
    return graph.refs().empty() ? std::vector<const Ref *>() : Search(graph).run();
}

} // namespace tss
