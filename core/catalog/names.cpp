// SPDX-License-Identifier: MIT
// The names of formats and origins in files and on the command line.
#include "core/catalog/importer.h"

namespace tss {

std::string_view formatName(Format format)
{
    switch (format) {
    case Format::McpTools:
        return "mcp";
    case Format::OpenAiTools:
        return "openai";
    case Format::AnthropicTools:
        return "anthropic";
    case Format::OpenCodeTools:
        return "opencode";
    case Format::OpenCodeIds:
        return "opencode-ids";
    case Format::DshSchemas:
        return "dsh";
    case Format::SlimmerCatalog:
        return "slimmer";
    case Format::StudioCatalog:
        return "studio";
    }
    return "unknown";
}

std::string_view originName(Origin origin)
{
    switch (origin) {
    case Origin::Unknown:
        return "unknown";
    case Origin::BuiltIn:
        return "builtin";
    case Origin::Custom:
        return "custom";
    case Origin::Plugin:
        return "plugin";
    case Origin::McpServer:
        return "mcp";
    }
    return "unknown";
}

} // namespace tss
