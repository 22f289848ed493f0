<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n source</numerusform>
            <numerusform>%n sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>No longer hide %n tool(s)</source>
        <translation>
            <numerusform>No longer hide %n tool</numerusform>
            <numerusform>No longer hide %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer keep %n tool(s)</source>
        <translation>
            <numerusform>No longer keep %n tool</numerusform>
            <numerusform>No longer keep %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n hide rule(s)</source>
        <translation>
            <numerusform>Add %n hide rule</numerusform>
            <numerusform>Add %n hide rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n keep rule(s)</source>
        <translation>
            <numerusform>Add %n keep rule</numerusform>
            <numerusform>Add %n keep rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %n tool(s)</source>
        <translation>
            <numerusform>Hide %n tool</numerusform>
            <numerusform>Hide %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tool(s)</source>
        <translation>
            <numerusform>Keep %n tool</numerusform>
            <numerusform>Keep %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n hide rule(s)</source>
        <translation>
            <numerusform>Remove %n hide rule</numerusform>
            <numerusform>Remove %n hide rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n keep rule(s)</source>
        <translation>
            <numerusform>Remove %n keep rule</numerusform>
            <numerusform>Remove %n keep rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %n tool(s) with “%1”</source>
        <translation>
            <numerusform>Tag %n tool with “%1”</numerusform>
            <numerusform>Tag %n tools with “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove tag “%1” from %n tool(s)</source>
        <translation>
            <numerusform>Remove tag “%1” from %n tool</numerusform>
            <numerusform>Remove tag “%1” from %n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Diagnostics</name>
    <message numerus="yes">
        <source>%n tools have the same id “%1”; only “%4” of “%3” is sent.</source>
        <translation>
            <numerusform>%n tool has the id “%1”; only “%4” of “%3” is sent.</numerusform>
            <numerusform>%n tools have the same id “%1”; only “%4” of “%3” is sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n servers have a tool named “%1”.</source>
        <translation>
            <numerusform>%n server has a tool named “%1”.</numerusform>
            <numerusform>%n servers have a tool named “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not known where %n tool(s) of “%1” come from.</source>
        <translation>
            <numerusform>It is not known where %n tool of “%1” come from.</numerusform>
            <numerusform>It is not known where %n tools of “%1” come from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same goes for %n tool(s) in all.</source>
        <translation>
            <numerusform>The same goes for %n tool in all.</numerusform>
            <numerusform>The same goes for %n tools in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” hides %n of OpenCode’s own tool(s): %3.</source>
        <translation>
            <numerusform>“%1” hides %n of OpenCode’s own tool: %3.</numerusform>
            <numerusform>“%1” hides %n of OpenCode’s own tools: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot take effect: OpenCode passes none of the %n tool(s) that it matches to the plugin.</source>
        <translation>
            <numerusform>“%1” cannot take effect: OpenCode does not pass the tool that it matches to the plugin.</numerusform>
            <numerusform>“%1” cannot take effect: OpenCode passes none of the %n tools that it matches to the plugin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hiding costs more than it saves for %n tool(s): %2 tokens.</source>
        <translation>
            <numerusform>Hiding costs more than it saves for %n tool: %2 tokens.</numerusform>
            <numerusform>Hiding costs more than it saves for %n tools: %2 tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragFeedback</name>
    <message numerus="yes">
        <source>hides %n tool(s)</source>
        <translation>
            <numerusform>hides %n tool</numerusform>
            <numerusform>hides %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n tool(s) visible</source>
        <translation>
            <numerusform>keeps %n tool visible</numerusform>
            <numerusform>keeps %n tools visible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shows %n tool(s) again</source>
        <translation>
            <numerusform>shows %n tool again</numerusform>
            <numerusform>shows %n tools again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n out of reach</source>
        <translation>
            <numerusform>; %n out of reach</numerusform>
            <numerusform>; %n out of reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %n tool(s)</source>
        <translation>
            <numerusform>Hide %n tool</numerusform>
            <numerusform>Hide %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tool(s)</source>
        <translation>
            <numerusform>Keep %n tool</numerusform>
            <numerusform>Keep %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n tool(s)</source>
        <translation>
            <numerusform>+%n tool</numerusform>
            <numerusform>+%n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fixes</name>
    <message numerus="yes">
        <source>Keep %n tool(s) visible</source>
        <translation>
            <numerusform>Keep %n tool visible</numerusform>
            <numerusform>Keep %n tools visible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::DropOffer</name>
    <message numerus="yes">
        <source>%1 selects exactly these %n tools. One rule instead of the names?</source>
        <translation>
            <numerusform>%1 selects exactly this tool. Use the pattern instead of the name?</numerusform>
            <numerusform>%1 selects exactly these %n tools. One rule instead of the names?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %1 instead of %n names</source>
        <translation>
            <numerusform>Use %1 instead of %n name</numerusform>
            <numerusform>Use %1 instead of %n names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use “%1” instead of %n names</source>
        <translation>
            <numerusform>Use “%1” instead of %n name</numerusform>
            <numerusform>Use “%1” instead of %n names</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::ProblemsPane</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::RulePopup</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::RuleSection</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::SentToolsModel</name>
    <message numerus="yes">
        <source>%1, %n token(s)</source>
        <translation>
            <numerusform>%1, %n token</numerusform>
            <numerusform>%1, %n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::SourceList</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::SourcesPane</name>
    <message numerus="yes">
        <source>%Ln tool(s)</source>
        <translation>
            <numerusform>%Ln tool</numerusform>
            <numerusform>%Ln tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::StatusLine</name>
    <message numerus="yes">
        <source>Unsaved: %n change(s)</source>
        <translation>
            <numerusform>Unsaved: %n change</numerusform>
            <numerusform>Unsaved: %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::TagModel</name>
    <message numerus="yes">
        <source>%1, %n tool(s)</source>
        <translation>
            <numerusform>%1, %n tool</numerusform>
            <numerusform>%1, %n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::TagSection</name>
    <message numerus="yes">
        <source>Tag %n tool(s) with “%1”: found by search, same tokens</source>
        <translation>
            <numerusform>Tag %n tool with “%1”: found by search, same tokens</numerusform>
            <numerusform>Tag %n tools with “%1”: found by search, same tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New tag for %n tool(s)</source>
        <translation>
            <numerusform>New tag for %n tool</numerusform>
            <numerusform>New tag for %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag for %n tool(s)</source>
        <translation>
            <numerusform>Tag for %n tool</numerusform>
            <numerusform>Tag for %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add to the %n selected tool(s)</source>
        <translation>
            <numerusform>Add to the %n selected tool</numerusform>
            <numerusform>Add to the %n selected tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take from the %n selected tool(s)</source>
        <translation>
            <numerusform>Take from the %n selected tool</numerusform>
            <numerusform>Take from the %n selected tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::ToolDetails</name>
    <message numerus="yes">
        <source>%Ln tools selected</source>
        <translation>
            <numerusform>%Ln tool selected</numerusform>
            <numerusform>%Ln tools selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::ToolSummary</name>
    <message numerus="yes">
        <source>%n tools share this id; %1 › %2 wins and is the only one sent.</source>
        <translation>
            <numerusform>%n tool has this id; %1 › %2 is sent.</numerusform>
            <numerusform>%n tools share this id; %1 › %2 wins and is the only one sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::ToolsTable</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
</context>
</TS>
