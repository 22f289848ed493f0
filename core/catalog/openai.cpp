// SPDX-License-Identifier: MIT
// OpenAI's `tools`: {type: "function", function: {name, description, parameters}} of Chat
// Completions, or flat with a type of its own as in Responses; the bare array or a whole request.
#include "core/catalog/formats.h"
#include "core/catalog/listformat.h"
#include "core/catalog/shape.h"

namespace tss {

namespace {

class OpenAiImporter final : public ListFormat
{
public:
    Format format() const override { return Format::OpenAiTools; }

    bool recognises(const json::View &root) const override
    {
        return isPlainList(root) && styleOf(toolList(root)) == EntryStyle::OpenAi;
    }

    EntryFields fields(const json::View &entry) const override
    {
        const json::View function = entry["function"];
        const json::View &body = function.isObject() ? function : entry;
        return {body["name"], body["description"], body["parameters"]};
    }

    Origin originOf(std::u16string_view name) const override { return originOnTheWire(name); }

protected:
    std::string makeEntry(const FieldTexts &fields) const override
    {
        ObjectText function;
        function.add("name", fields.name)
            .add("description", fields.description)
            .add("parameters", fields.schema);
        return ObjectText().add("type", "\"function\"").add("function", function.text()).text();
    }
};

} // namespace

const Importer &openAiImporter()
{
    static const OpenAiImporter importer;
    return importer;
}

} // namespace tss
