<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CatalogFlow</name>
    <message>
        <source>Studio catalog, everything kept (*.json)</source>
        <translation>本软件的目录，保留全部 (*.json)</translation>
    </message>
    <message>
        <source>MCP tools/list result (*.json)</source>
        <translation>MCP tools/list 结果 (*.json)</translation>
    </message>
    <message>
        <source>OpenAI tools (*.json)</source>
        <translation>OpenAI 工具 (*.json)</translation>
    </message>
    <message>
        <source>Anthropic tools (*.json)</source>
        <translation>Anthropic 工具 (*.json)</translation>
    </message>
    <message>
        <source>OpenCode /experimental/tool (*.json)</source>
        <translation>OpenCode /experimental/tool (*.json)</translation>
    </message>
    <message>
        <source>DSH tool schemas (*.json)</source>
        <translation>DSH 工具架构 (*.json)</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>There is no option %1 here.</source>
        <translation>此处没有选项 %1。</translation>
    </message>
    <message>
        <source>%1 is given twice.</source>
        <translation>%1 给出了两次。</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 不带值。</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 需要一个值。</translation>
    </message>
    <message>
        <source>%1 does not know “%2”. It can be: %3.</source>
        <translation>%1 不认识“%2”。可以是：%3。</translation>
    </message>
    <message>
        <source>Name the files to read: tss catalog FILE…</source>
        <translation>请指定要读取的文件：tss catalog FILE…</translation>
    </message>
    <message>
        <source>tss catalog FILE… [-o FILE] [--as FORMAT]

Reads lists of tools, told apart by their content, and writes them as one.

  FILE…            “-” is standard input; NAME=FILE says what the server is called
  -o FILE          where to write, in one step; without it to standard output
  --as FORMAT      studio        the studio’s own catalog: keeps everything (default)
                   mcp           an MCP tools/list result
                   openai        OpenAI tools
                   anthropic     Anthropic tools
                   opencode      what OpenCode answers at /experimental/tool
                   opencode-ids  what OpenCode answers at /experimental/tool/ids
                   dsh           DSH tool schemas
                   slimmer       a tool_slimmer_catalog answer

All of these can be read too. What a format has no place for is left out.
</source>
        <translation>tss catalog FILE… [-o FILE] [--as FORMAT]

读取工具列表（按内容识别），并合为一个写出。

  FILE…            “-”为标准输入；NAME=FILE 说明服务器的名称
  -o FILE          写入何处，一次完成；没有时写到标准输出
  --as FORMAT      studio        本软件自己的目录：保留全部（默认）
                   mcp           MCP tools/list 结果
                   openai        OpenAI 工具
                   anthropic     Anthropic 工具
                   opencode      OpenCode 在 /experimental/tool 的应答
                   opencode-ids  OpenCode 在 /experimental/tool/ids 的应答
                   dsh           DSH 工具架构
                   slimmer       tool_slimmer_catalog 应答

以上格式也都可以读取。格式中放不下的内容会被略去。
</translation>
    </message>
    <message>
        <source>read lists of tools and write them in another format</source>
        <translation>读取工具列表并以其他格式写出</translation>
    </message>
    <message>
        <source>Name the files to check: tss check FILE…</source>
        <translation>请指定要检查的文件：tss check FILE…</translation>
    </message>
    <message>
        <source>list the problems in configurations and catalogs</source>
        <translation>列出配置和目录中的问题</translation>
    </message>
    <message>
        <source>“%1” belongs to no option.</source>
        <translation>“%1”不属于任何选项。</translation>
    </message>
    <message>
        <source>See “tss help %1”.</source>
        <translation>参见“tss help %1”。</translation>
    </message>
    <message>
        <source>Say what to do, for example “tss preview --example”. “tss help” lists everything.</source>
        <translation>请说明要做什么，例如“tss preview --example”。“tss help”列出全部命令。</translation>
    </message>
    <message>
        <source>There is no command “%1”. “tss help” lists them.</source>
        <translation>没有命令“%1”。“tss help”列出全部命令。</translation>
    </message>
    <message>
        <source>The result could not be written to standard output.</source>
        <translation>无法将结果写入标准输出。</translation>
    </message>
    <message>
        <source>tss: what the tools of a coding agent cost and how its model sees them

Commands:
</source>
        <translation>tss：编程智能体的工具开销多少，其模型如何看到它们

命令：
</translation>
    </message>
    <message>
        <source>
“tss help COMMAND” explains one; “tss --version” prints the version.

Exit codes:
  0  done
  1  “tss check” found errors
  2  the command line is wrong
  3  a file could not be read, understood or written

Results go to standard output, messages to standard error, both in UTF-8.
</source>
        <translation>
“tss help 命令”说明一个命令；“tss --version”显示版本。

退出代码：
  0  完成
  1  “tss check”发现错误
  2  命令行有误
  3  文件无法读取、理解或写入

结果写到标准输出，消息写到标准错误，均为 UTF-8。
</translation>
    </message>
    <message>
        <source>explain the commands</source>
        <translation>说明各命令</translation>
    </message>
    <message>
        <source>tss help [COMMAND]

Explains a command, or lists them all with the exit codes.
</source>
        <translation>tss help [命令]

说明一个命令，或列出全部命令和退出代码。
</translation>
    </message>
    <message>
        <source>Standard input (-) can be read once only.</source>
        <translation>标准输入 (-) 只能读取一次。</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>stock (MCP tools never pass through the plugin)</source>
        <translation>标准（MCP 工具从不经过插件）</translation>
    </message>
    <message>
        <source>hooked (MCP tools pass through the plugin)</source>
        <translation>带钩子（MCP 工具经过插件）</translation>
    </message>
    <message>
        <source>none; the plugin’s defaults apply</source>
        <translation>无；使用插件的默认值</translation>
    </message>
    <message>
        <source>active</source>
        <translation>启用</translation>
    </message>
    <message>
        <source>NOT active; everything is sent as it is</source>
        <translation>未启用；一切原样发送</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n 个工具</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (not exact)</source>
        <translation>%1（不精确）</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>宿主</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Token counter</source>
        <translation>令牌计数器</translation>
    </message>
    <message>
        <source>  %1 → %2 tokens (%3%4), of which tool_search %5 and system hint %6
</source>
        <translation>  %1 → %2 令牌 (%3%4)，其中 tool_search %5，系统提示 %6
</translation>
    </message>
    <message>
        <source>  %1 tools sent: %2 from MCP servers, %3 built-in or other, %4 of the plugin
</source>
        <translation>  发送 %1 个工具：%2 个来自 MCP 服务器，%3 个内置或其他，%4 个来自插件
</translation>
    </message>
    <message>
        <source>  %1 hidden, %2 kept, %3 visible, %4 out of the plugin’s reach
</source>
        <translation>  %1 个隐藏，%2 个保持，%3 个可见，%4 个插件无法触及
</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>不起作用</translation>
    </message>
    <message>
        <source>matches %1 of %2</source>
        <translation>匹配 %2 个中的 %1 个</translation>
    </message>
    <message>
        <source>decides %1</source>
        <translation>决定 %1 个</translation>
    </message>
    <message>
        <source>%1 out of reach</source>
        <translation>%1 个无法触及</translation>
    </message>
    <message>
        <source>  no rules
</source>
        <translation>  没有规则
</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>不发送</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>无法触及</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>added</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>  … and %1 more [%2]; “tss check” and --json list all
</source>
        <translation>  … 另外 %1 个 [%2]；“tss check”和 --json 列出全部
</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>模型所见</translation>
    </message>
    <message>
        <source>system prompt</source>
        <translation>系统提示</translation>
    </message>
    <message>
        <source>--example brings its own catalog and configuration; leave --catalog and --config out.</source>
        <translation>--example 自带目录和配置；请不要使用 --catalog 和 --config。</translation>
    </message>
    <message>
        <source>tss preview --catalog FILE… [--config FILE] [--options FILE] [--host stock|hooked]
            [--target opencode] [--tokens NAME] [--text] [--json]
tss preview --example [--host …] [--text] [--json]

Shows what the model gets: every tool with its verdict, the rule that made it and its tokens,
the total before and after, what each rule matches, and problems.

  --catalog FILE…   files with tools, of any kind that “tss help catalog” lists; several, or the
                    option several times. NAME=FILE says what the server is called; without it a
                    list from one server takes the file’s name: github.tools.json is “github”.
  --config FILE     the tool-search.json. Without it there is no such file and the plugin’s
                    defaults apply.
  --options FILE    the plugin’s inline options from opencode.json, as a JSON object
  --host stock      OpenCode as released: MCP tools never pass through the plugin (default)
  --host hooked     a build whose tool hook covers MCP tools
  --tokens NAME     how to count tokens: estimate (default)
  --text            also every description exactly as sent
  --json            everything, for programs
  --example         the bundled example instead of files

“-” as FILE is standard input.
</source>
        <translation>tss preview --catalog FILE… [--config FILE] [--options FILE] [--host stock|hooked]
            [--target opencode] [--tokens NAME] [--text] [--json]
tss preview --example [--host …] [--text] [--json]

显示模型收到的内容：每个工具的判定、作出判定的规则及其令牌，
前后总数，每条规则匹配什么，以及问题。

  --catalog FILE…   含有工具的文件，“tss help catalog”列出的任何种类；可以有多个，或多次
                    使用此选项。NAME=FILE 说明服务器的名称；没有时，单个服务器的列表
                    取文件名：github.tools.json 即“github”。
  --config FILE     tool-search.json。没有时视为没有此文件，使用插件的默认值。
  --options FILE    插件在 opencode.json 中的内联选项，为 JSON 对象
  --host stock      已发布的 OpenCode：MCP 工具从不经过插件（默认）
  --host hooked     工具钩子覆盖 MCP 工具的构建
  --tokens NAME     如何计算令牌：estimate（默认）
  --text            另外给出每个实际发送的描述
  --json            全部内容，供程序使用
  --example         使用自带的示例而不是文件

FILE 为“-”表示标准输入。
</translation>
    </message>
    <message>
        <source>show what the model gets, and its tokens</source>
        <translation>显示模型收到的内容及其令牌</translation>
    </message>
    <message>
        <source>“%1” holds no JSON object. Inline options are an object, as in {&quot;hide&quot;: [&quot;github_*&quot;]}.</source>
        <translation>“%1”中没有 JSON 对象。内联选项是一个对象，例如 {&quot;hide&quot;: [&quot;github_*&quot;]}。</translation>
    </message>
    <message>
        <source>Name the files with the tools: --catalog FILE…</source>
        <translation>请指定含有工具的文件：--catalog FILE…</translation>
    </message>
    <message>
        <source>Say what to search for: --query TEXT</source>
        <translation>请说明要搜索什么：--query TEXT</translation>
    </message>
    <message>
        <source>--top-k takes a number from 1 to 20, not “%1”.</source>
        <translation>--top-k 接受 1 到 20 的数字，而不是“%1”。</translation>
    </message>
    <message>
        <source>id is “%1”</source>
        <translation>标识是“%1”</translation>
    </message>
    <message>
        <source>id starts with “%1”</source>
        <translation>标识以“%1”开头</translation>
    </message>
    <message>
        <source>id has “%1” in it</source>
        <translation>标识含有“%1”</translation>
    </message>
    <message>
        <source>tags have “%1” in them</source>
        <translation>标签含有“%1”</translation>
    </message>
    <message>
        <source>description has “%1” in it</source>
        <translation>描述含有“%1”</translation>
    </message>
    <message>
        <source>has tags</source>
        <translation>有标签</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>列出</translation>
    </message>
    <message>
        <source>The plugin fails on every search with this configuration; “tss check” says why.
</source>
        <translation>使用此配置时插件每次搜索都会失败；“tss check”说明原因。
</translation>
    </message>
    <message>
        <source>  nothing found
</source>
        <translation>  没有找到
</translation>
    </message>
    <message>
        <source>Answer to the model</source>
        <translation>给模型的应答</translation>
    </message>
    <message>
        <source>show what tool_search would answer</source>
        <translation>显示 tool_search 会如何应答</translation>
    </message>
    <message>
        <source>tss check FILE… [--config FILE…] [--catalog FILE…] [--options FILE] [--host stock|hooked]
          [--target opencode] [--json]

Lists the problems in each file. A FILE is a tool-search.json or a catalog; its content tells which.
Where the content does not tell, because it is no JSON, the name “tool-search…” means a configuration.
A configuration is checked against all catalogs given; without one, what its rules match is not checked.

  --catalog FILE…  catalogs to check the configuration against, not checked themselves
  --config FILE…   configurations, whatever is in them

Ends with 1 when there are errors, with 0 when there are warnings and hints at most.
The other options are those of “tss help preview”.
</source>
        <translation>tss check FILE… [--config FILE…] [--catalog FILE…] [--options FILE] [--host stock|hooked]
          [--target opencode] [--json]

列出每个文件中的问题。FILE 是 tool-search.json 或目录，由内容决定。
内容不是 JSON 而无法判断时，名称“tool-search…”表示配置。
配置会与给出的所有目录对照检查；没有目录时，不检查其规则匹配什么。

  --catalog FILE…  用来检查配置的目录，它们本身不检查
  --config FILE…   配置，无论其中是什么

有错误时以 1 结束，最多只有警告和提示时以 0 结束。
其他选项与“tss help preview”相同。
</translation>
    </message>
    <message>
        <source>
On stock OpenCode MCP tools are not in the plugin’s catalog, so no search finds them. And instead of the JSON
under “Parameters:” the model gets a dump of OpenCode’s internals there, which only a running OpenCode knows.
</source>
        <translation>
在标准 OpenCode 上，MCP 工具不在插件的目录中，因此没有搜索能找到它们。“Parameters:”下模型得到的也不是
JSON，而是 OpenCode 内部结构的转储，只有运行中的 OpenCode 才知道。
</translation>
    </message>
    <message>
        <source>tss search --query TEXT --catalog FILE… [--config FILE] [--options FILE] [--host stock|hooked]
           [--top-k N] [--own-tool] [--target opencode] [--json]
tss search --query TEXT --example [--host …] [--top-k N] [--json]

Shows what tool_search would answer: the tools found, why, and the exact text.

  --query TEXT     as the model would write it; “*” lists the hidden tools
  --top-k N        as the model would give it, 1 to 20; without it the configuration’s topK
  --own-tool       tool_search itself takes part, last in order, as in a running OpenCode 1.18.33

The other options are those of “tss help preview”.
</source>
        <translation>tss search --query TEXT --catalog FILE… [--config FILE] [--options FILE] [--host stock|hooked]
           [--top-k N] [--own-tool] [--target opencode] [--json]
tss search --query TEXT --example [--host …] [--top-k N] [--json]

显示 tool_search 会如何应答：找到的工具、原因和确切文本。

  --query TEXT     模型会写的查询；“*”列出隐藏的工具
  --top-k N        模型会给出的数目，1 到 20；没有时用配置的 topK
  --own-tool       tool_search 本身也参与，排在最后，如同运行中的 OpenCode 1.18.33

其他选项与“tss help preview”相同。
</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>No longer hide “%1”</source>
        <translation>不再隐藏“%1”</translation>
    </message>
    <message>
        <source>No longer keep “%1”</source>
        <translation>不再保持“%1”</translation>
    </message>
    <message numerus="yes">
        <source>No longer hide %n tool(s)</source>
        <translation>
            <numerusform>不再隐藏 %n 个工具</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer keep %n tool(s)</source>
        <translation>
            <numerusform>不再保持 %n 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove description of “%1”</source>
        <translation>移除“%1”的描述</translation>
    </message>
    <message>
        <source>Change description of “%1”</source>
        <translation>更改“%1”的描述</translation>
    </message>
    <message>
        <source>Reset “%1”</source>
        <translation>重置“%1”</translation>
    </message>
    <message>
        <source>Set “%1” to %2</source>
        <translation>将“%1”设为 %2</translation>
    </message>
    <message>
        <source>Add hide rule “%1”</source>
        <translation>添加隐藏规则“%1”</translation>
    </message>
    <message>
        <source>Add keep rule “%1”</source>
        <translation>添加保持规则“%1”</translation>
    </message>
    <message numerus="yes">
        <source>Add %n hide rule(s)</source>
        <translation>
            <numerusform>添加 %n 条隐藏规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n keep rule(s)</source>
        <translation>
            <numerusform>添加 %n 条保持规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>隐藏“%1”</translation>
    </message>
    <message>
        <source>Keep “%1”</source>
        <translation>保持“%1”</translation>
    </message>
    <message numerus="yes">
        <source>Hide %n tool(s)</source>
        <translation>
            <numerusform>隐藏 %n 个工具</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tool(s)</source>
        <translation>
            <numerusform>保持 %n 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove hide rule “%1”</source>
        <translation>移除隐藏规则“%1”</translation>
    </message>
    <message>
        <source>Remove keep rule “%1”</source>
        <translation>移除保持规则“%1”</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n hide rule(s)</source>
        <translation>
            <numerusform>移除 %n 条隐藏规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n keep rule(s)</source>
        <translation>
            <numerusform>移除 %n 条保持规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Change hide rule to “%1”</source>
        <translation>将隐藏规则改为“%1”</translation>
    </message>
    <message>
        <source>Change keep rule to “%1”</source>
        <translation>将保持规则改为“%1”</translation>
    </message>
    <message>
        <source>Move rule “%1”</source>
        <translation>移动规则“%1”</translation>
    </message>
    <message>
        <source>Move rule “%1” to Hide</source>
        <translation>将规则“%1”移到“隐藏”</translation>
    </message>
    <message>
        <source>Move rule “%1” to Keep</source>
        <translation>将规则“%1”移到“保持”</translation>
    </message>
    <message>
        <source>Set tags of “%1”</source>
        <translation>设置“%1”的标签</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n tool(s) with “%1”</source>
        <translation>
            <numerusform>给 %n 个工具加标签“%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove tag “%1” from %n tool(s)</source>
        <translation>
            <numerusform>从 %n 个工具移除标签“%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename tag “%1” to “%2”</source>
        <translation>将标签“%1”重命名为“%2”</translation>
    </message>
</context>
<context>
    <name>Conflict</name>
    <message>
        <source>Merge with the file on disk</source>
        <translation>与磁盘上的文件合并</translation>
    </message>
</context>
<context>
    <name>Diagnostics</name>
    <message numerus="yes">
        <source>%n tools have the same id “%1”; only “%4” of “%3” is sent.</source>
        <translation>
            <numerusform>%n 个工具的标识同为“%1”；只发送“%3”的“%4”。</numerusform>
        </translation>
    </message>
    <message>
        <source>OpenCode writes _ for every character of a name other than a–z, A–Z, 0–9, _ and -, and the last tool with an id wins. Settings for this id apply to the winner.</source>
        <translation>名称中除 a–z、A–Z、0–9、_ 和 - 以外的字符，OpenCode 都写成 _，标识相同时最后一个工具优先。此标识的设置适用于优先者。</translation>
    </message>
    <message numerus="yes">
        <source>%n servers have a tool named “%1”.</source>
        <translation>
            <numerusform>%n 个服务器有名为“%1”的工具。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are different tools with different ids. Check that your rules mean the right one.</source>
        <translation>它们是标识不同的不同工具。请检查规则指的是否是正确的那个。</translation>
    </message>
    <message>
        <source>The id “%1” is %2 characters long; many providers refuse more than 64.</source>
        <translation>标识“%1”长 %2 个字符；许多提供商拒绝超过 64 个字符。</translation>
    </message>
    <message>
        <source>A shorter server name in opencode.json makes the ids of its tools shorter.</source>
        <translation>在 opencode.json 中使用较短的服务器名可缩短其工具的标识。</translation>
    </message>
    <message>
        <source>There are invisible characters in the name “%1”.</source>
        <translation>名称“%1”中有不可见字符。</translation>
    </message>
    <message>
        <source>They are shown as codes such as \u202e. They can make a name look like another; be sure that you trust where it comes from.</source>
        <translation>它们显示为代码，例如 \u202e。它们会使名称看起来像另一个；请确认您信任其来源。</translation>
    </message>
    <message>
        <source>A tool has no name.</source>
        <translation>有一个工具没有名称。</translation>
    </message>
    <message>
        <source>The model cannot call it, and no pattern but an empty one matches it. Correct the server or the file.</source>
        <translation>模型无法调用它，只有空模式能匹配它。请更正服务器或文件。</translation>
    </message>
    <message>
        <source>%1 tools are sent in every request; some providers refuse more than 128.</source>
        <translation>每次请求发送 %1 个工具；有些提供商拒绝超过 128 个。</translation>
    </message>
    <message>
        <source>%2 come from MCP servers, %3 are built in or your own, %4 are the plugin’s. Hiding does not lower the number, for hidden tools are still listed. Switch servers off instead.</source>
        <translation>%2 个来自 MCP 服务器，%3 个是内置或您自己的，%4 个是插件的。隐藏不会减少数目，因为隐藏的工具仍会列出。请改为关闭服务器。</translation>
    </message>
    <message>
        <source>The description is %1 characters long; some providers refuse more than 1,024.</source>
        <translation>描述长 %1 个字符；有些提供商拒绝超过 1,024 个字符。</translation>
    </message>
    <message>
        <source>The description is %1 characters long; some programs cut it after 2,048 without a word.</source>
        <translation>描述长 %1 个字符；有些程序会在 2,048 个字符后悄悄截断。</translation>
    </message>
    <message>
        <source>tool_search finds it by its id and its tags only. Tags help.</source>
        <translation>tool_search 只能通过标识和标签找到它。添加标签会有帮助。</translation>
    </message>
    <message numerus="yes">
        <source>It is not known where %n tool(s) of “%1” come from.</source>
        <translation>
            <numerusform>不清楚“%1”的 %n 个工具来自哪里。</numerusform>
        </translation>
    </message>
    <message>
        <source>It matters: OpenCode up to 1.18.33 passes built-in and custom tools to the plugin, but no MCP tools. Say which kind they are.</source>
        <translation>这很重要：OpenCode 1.18.33 及以前的版本把内置和自定义工具交给插件，但不交 MCP 工具。请说明它们属于哪一类。</translation>
    </message>
    <message>
        <source>DSH refuses the server name “%1”.</source>
        <translation>DSH 拒绝服务器名“%1”。</translation>
    </message>
    <message>
        <source>It takes 1 to 32 characters out of a–z, A–Z, 0–9, _ and -. OpenCode takes any name.</source>
        <translation>它只接受 1 到 32 个 a–z、A–Z、0–9、_ 和 - 字符。OpenCode 接受任何名称。</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>The same goes for %n tool(s) in all.</source>
        <translation>
            <numerusform>总共 %n 个工具都是如此。</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>always kept by the plugin</source>
        <translation>始终由插件保持</translation>
    </message>
    <message>
        <source>The plugin ignores this whole file, because there are comments in it.</source>
        <translation>插件会忽略整个文件，因为其中有注释。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 reads strict JSON only; until the comments are gone its defaults apply, not the values here. You can go on editing all the same.</source>
        <translation>插件 0.1.2 只读取严格的 JSON；在去掉注释之前，生效的是其默认值而不是这里的值。您仍可继续编辑。</translation>
    </message>
    <message>
        <source>The plugin ignores this whole file, because there is a comma before a closing bracket.</source>
        <translation>插件会忽略整个文件，因为右括号前有逗号。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 reads strict JSON only; until the comma is gone its defaults apply, not the values here. You can go on editing all the same.</source>
        <translation>插件 0.1.2 只读取严格的 JSON；在去掉该逗号之前，生效的是其默认值而不是这里的值。您仍可继续编辑。</translation>
    </message>
    <message>
        <source>The plugin ignores this whole file, because it begins with a byte-order mark.</source>
        <translation>插件会忽略整个文件，因为它以字节顺序标记开头。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 reads strict JSON only; until the mark is gone its defaults apply, not the values here. Saving from Tool Search Studio writes the file without it.</source>
        <translation>插件 0.1.2 只读取严格的 JSON；在去掉该标记之前，生效的是其默认值而不是这里的值。从 Tool Search Studio 保存时会去掉它。</translation>
    </message>
    <message>
        <source>The plugin ignores this whole file, because it is not valid JSON: %1.</source>
        <translation>插件会忽略整个文件，因为它不是有效的 JSON：%1。</translation>
    </message>
    <message>
        <source>Until it is corrected the defaults of plugin 0.1.2 apply.</source>
        <translation>在更正之前，插件 0.1.2 的默认值生效。</translation>
    </message>
    <message>
        <source>The file holds %1 instead of an object, so it changes nothing.</source>
        <translation>文件内容是%1而不是对象，因此不起作用。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 reads it without a word and uses its defaults. Put the settings in curly brackets.</source>
        <translation>插件 0.1.2 会不加提示地读取它并使用默认值。请把设置放在花括号中。</translation>
    </message>
    <message>
        <source>There are bytes in the file that are not UTF-8 text.</source>
        <translation>文件中有不是 UTF-8 文本的字节。</translation>
    </message>
    <message>
        <source>The plugin reads a replacement character for each of them; the rest counts as written. They stay as they are until you change them.</source>
        <translation>插件把它们各读作一个替换字符；其余内容照写生效。在您更改之前，它们保持原样。</translation>
    </message>
    <message>
        <source>The key “%1” is there more than once; the last one counts.</source>
        <translation>键“%1”出现多次；以最后一个为准。</translation>
    </message>
    <message>
        <source>Remove the others, so that what you read is what applies.</source>
        <translation>请移除其他的，使所见即所用。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 does not know the key “%1” and ignores it.</source>
        <translation>插件 0.1.2 不认识键“%1”，会忽略它。</translation>
    </message>
    <message>
        <source>It stays in the file as it is. Check its spelling if you meant a setting of the plugin.</source>
        <translation>它会原样留在文件中。如果您想写的是插件的设置，请检查拼写。</translation>
    </message>
    <message>
        <source>The plugin fails when OpenCode starts, because “%1” is not a list: there is no tool_search at all.</source>
        <translation>OpenCode 启动时插件会失败，因为“%1”不是列表：根本没有 tool_search。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 takes a list of patterns only. Put the value in square brackets.</source>
        <translation>插件 0.1.2 只接受模式列表。请把值放在方括号中。</translation>
    </message>
    <message>
        <source>“%1” is %2, and plugin 0.1.2 treats it as %3.</source>
        <translation>“%1”是 %2，插件 0.1.2 将其视为 %3。</translation>
    </message>
    <message>
        <source>Write the number you mean, so that what you read is what applies.</source>
        <translation>请写出您想要的数字，使所见即所用。</translation>
    </message>
    <message>
        <source>With topK %1 the plugin drops results from the end: it shows %2 of %3.</source>
        <translation>topK 为 %1 时插件会从末尾去掉结果：显示 %3 个中的 %2 个。</translation>
    </message>
    <message>
        <source>Use a number from 1 to 20.</source>
        <translation>请使用 1 到 20 的数字。</translation>
    </message>
    <message>
        <source>The plugin is switched off by “enabled”.</source>
        <translation>插件被“enabled”关闭。</translation>
    </message>
    <message>
        <source>Nothing is hidden, and the model has no tool_search.</source>
        <translation>什么都不隐藏，模型也没有 tool_search。</translation>
    </message>
    <message>
        <source>“%1” matches 0 of %2 tools.</source>
        <translation>“%1”匹配 %2 个工具中的 0 个。</translation>
    </message>
    <message>
        <source>The rule does nothing here. Patterns stand for the whole id and tell capital letters from small ones.</source>
        <translation>该规则在此不起作用。模式针对整个标识，并区分大小写。</translation>
    </message>
    <message>
        <source>The plugin’s own default patterns mcp_* and mcp__* match 0 of %1 tools.</source>
        <translation>插件自带的默认模式 mcp_* 和 mcp__* 匹配 %1 个工具中的 0 个。</translation>
    </message>
    <message>
        <source>OpenCode names MCP tools after their server, as in “github_create_issue”. Add a rule for each server that you want to hide.</source>
        <translation>OpenCode 以服务器命名 MCP 工具，例如“github_create_issue”。请为每个要隐藏的服务器添加一条规则。</translation>
    </message>
    <message>
        <source>“%1” hides nothing: keep rules win for every tool that it matches.</source>
        <translation>“%1”什么都没隐藏：它匹配的每个工具都由保持规则优先。</translation>
    </message>
    <message>
        <source>Remove the rule, or the keep rules that stand against it.</source>
        <translation>请移除该规则，或移除与之相对的保持规则。</translation>
    </message>
    <message>
        <source>“%1” adds nothing: the rule “%2” above it has every tool that it matches.</source>
        <translation>“%1”没有增加什么：上面的规则“%2”已包含它匹配的每个工具。</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>请移除其中一条。</translation>
    </message>
    <message>
        <source>“%1” keeps nothing: no rule hides what it matches.</source>
        <translation>“%1”什么都没保持：没有规则隐藏它匹配的工具。</translation>
    </message>
    <message>
        <source>You can remove the rule without changing anything.</source>
        <translation>可以移除该规则，不会有任何变化。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” hides %n of OpenCode’s own tool(s): %3.</source>
        <translation>
            <numerusform>“%1”隐藏了 OpenCode 自己的 %n 个工具：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model needs them for its work. Keep them visible or write a narrower pattern.</source>
        <translation>模型工作时需要它们。请保持其可见或写更窄的模式。</translation>
    </message>
    <message>
        <source>“%1” is not a valid regular expression: %2.</source>
        <translation>“%1”不是有效的正则表达式：%2。</translation>
    </message>
    <message>
        <source>It matches nothing; the other rules still work.</source>
        <translation>它不匹配任何内容；其他规则仍然有效。</translation>
    </message>
    <message>
        <source>“%1” was still searching after %2 ms and was stopped.</source>
        <translation>“%1”搜索了 %2 毫秒仍未结束，已被停止。</translation>
    </message>
    <message>
        <source>Here it counts as matching nothing; in OpenCode it would hold up every request. Write it without nested repeats such as (a+)+.</source>
        <translation>这里视为不匹配任何内容；在 OpenCode 中它会拖住每次请求。请避免 (a+)+ 之类的嵌套重复。</translation>
    </message>
    <message>
        <source>“%1” is written in a way that OpenCode understands and this preview does not.</source>
        <translation>“%1”的写法 OpenCode 能理解，但此预览不能。</translation>
    </message>
    <message>
        <source>Modifiers such as (?i:…) and group names used twice work in OpenCode’s own engine only. Here the rule counts as matching nothing.</source>
        <translation>(?i:…) 之类的修饰符和重复的组名只在 OpenCode 自己的引擎中有效。这里该规则视为不匹配任何内容。</translation>
    </message>
    <message>
        <source>The rule %1 is not a text, so it matches no tool.</source>
        <translation>规则 %1 不是文本，因此不匹配任何工具。</translation>
    </message>
    <message>
        <source>Write the pattern in double quotes or remove the rule.</source>
        <translation>请把模式写在双引号中，或移除该规则。</translation>
    </message>
    <message>
        <source>An empty pattern matches no tool.</source>
        <translation>空模式不匹配任何工具。</translation>
    </message>
    <message>
        <source>Write a pattern or remove the rule.</source>
        <translation>请写一个模式，或移除该规则。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot take effect: OpenCode passes none of the %n tool(s) that it matches to the plugin.</source>
        <translation>
            <numerusform>“%1”无法生效：它匹配的 %n 个工具 OpenCode 都不交给插件。</numerusform>
        </translation>
    </message>
    <message>
        <source>OpenCode up to 1.18.33 sends MCP tools in full, whatever the plugin says. To keep them from the model, switch the server off or deny its tools under “permission” in opencode.json.</source>
        <translation>无论插件怎么写，OpenCode 1.18.33 及以前的版本都完整发送 MCP 工具。要使模型收不到它们，请关闭服务器，或在 opencode.json 的“permission”中拒绝其工具。</translation>
    </message>
    <message>
        <source>No tool in this catalog has the id “%1”.</source>
        <translation>此目录中没有标识为“%1”的工具。</translation>
    </message>
    <message>
        <source>Its tags and description do nothing here. Check the spelling, or open the catalog that has the tool.</source>
        <translation>其标签和描述在此不起作用。请检查拼写，或打开含有该工具的目录。</translation>
    </message>
    <message>
        <source>The description written for “%1” shows in search results only.</source>
        <translation>为“%1”写的描述只出现在搜索结果中。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 sends it nowhere else: a visible tool keeps its own text, and a hidden one gets a short note. The plugin’s README says otherwise.</source>
        <translation>插件 0.1.2 不会在别处发送它：可见的工具保留自己的文本，隐藏的工具只有简短说明。插件的 README 说法不同。</translation>
    </message>
    <message numerus="yes">
        <source>Hiding costs more than it saves for %n tool(s): %2 tokens.</source>
        <translation>
            <numerusform>隐藏 %n 个工具的开销大于节省：%2 令牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The note that takes the place of a description is longer than these descriptions, and the parameters are sent either way. Keep these tools visible.</source>
        <translation>代替描述的说明比这些描述还长，而参数照样发送。请保持这些工具可见。</translation>
    </message>
    <message>
        <source>With this configuration every request is %1 tokens larger than without the plugin.</source>
        <translation>使用此配置时，每次请求比不用插件时多 %1 个令牌。</translation>
    </message>
    <message>
        <source>What hiding saves is less than what tool_search, its hint and the notes on hidden tools cost.</source>
        <translation>隐藏所节省的少于 tool_search、其提示和隐藏工具说明的开销。</translation>
    </message>
    <message>
        <source>The tool does not say what parameters it takes (no schema).</source>
        <translation>工具没有说明它接受哪些参数（没有架构）。</translation>
    </message>
    <message>
        <source>The tool’s parameter schema is null.</source>
        <translation>工具的参数架构为 null。</translation>
    </message>
    <message>
        <source>The tool’s parameter schema is not an object.</source>
        <translation>工具的参数架构不是对象。</translation>
    </message>
    <message>
        <source>The parameter schema is of type “%1” instead of “object”.</source>
        <translation>参数架构的类型是“%1”而不是“object”。</translation>
    </message>
    <message>
        <source>The parameter schema has “%1” at its top, which some providers refuse.</source>
        <translation>参数架构的顶层有“%1”，有些提供商会拒绝。</translation>
    </message>
    <message>
        <source>One such tool can make every request fail. Correct the server, or leave the tool out.</source>
        <translation>一个这样的工具就能使每次请求失败。请更正服务器，或去掉该工具。</translation>
    </message>
    <message>
        <source>A parameter is a list, but nothing says of what (an array without “items”).</source>
        <translation>某个参数是列表，但没有说明元素是什么（没有“items”的数组）。</translation>
    </message>
    <message>
        <source>Some providers refuse the whole request because of it. Correct the server, or leave the tool out.</source>
        <translation>有些提供商会因此拒绝整个请求。请更正服务器，或去掉该工具。</translation>
    </message>
    <message>
        <source>The parameter schema refers to itself.</source>
        <translation>参数架构引用了自身。</translation>
    </message>
    <message>
        <source>It is sent as it is; some providers refuse such schemas.</source>
        <translation>它会原样发送；有些提供商拒绝这样的架构。</translation>
    </message>
    <message>
        <source>The parameter schema refers to “%1”, which is not in it.</source>
        <translation>参数架构引用了其中不存在的“%1”。</translation>
    </message>
    <message>
        <source>The model cannot see what is meant, and some providers refuse the request. Correct the server.</source>
        <translation>模型看不到其含义，有些提供商会拒绝请求。请更正服务器。</translation>
    </message>
    <message>
        <source>The parameter schema refers to “%1” elsewhere.</source>
        <translation>参数架构引用了别处的“%1”。</translation>
    </message>
    <message>
        <source>Nobody fetches it on the way to the model. Put what it refers to into the schema.</source>
        <translation>发送给模型的途中没有谁会去获取它。请把所引用的内容放进架构。</translation>
    </message>
    <message>
        <source>OpenCode refuses every tool of “%1”, because its tool “%2” breaks the protocol.</source>
        <translation>OpenCode 拒绝“%1”的所有工具，因为其工具“%2”违反协议。</translation>
    </message>
    <message>
        <source>Seen with OpenCode 1.18.33: an input schema that is not of type “object”, or a description that is null, makes it drop the server’s whole list. The numbers here count the tools as if they arrived. Correct the server.</source>
        <translation>在 OpenCode 1.18.33 上观察到：输入架构类型不是“object”，或描述为 null，会使它丢弃该服务器的整个列表。这里的数字按这些工具都能到达计算。请更正服务器。</translation>
    </message>
    <message>
        <source>Every tool_search fails, because %1 is of the wrong type.</source>
        <translation>每次 tool_search 都会失败，因为 %1 的类型不对。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 wants a list of texts as tags, a text as description and a number as limit.</source>
        <translation>插件 0.1.2 要求标签是文本列表，描述是文本，限制是数字。</translation>
    </message>
    <message>
        <source>“%1” is %2, which is of the wrong type.</source>
        <translation>“%1”是%2，类型不对。</translation>
    </message>
    <message>
        <source>%3 Correct the value or remove the key.</source>
        <translation>%3请更正该值或移除该键。</translation>
    </message>
    <message>
        <source>OpenCode 1.18.33 refuses the whole list of an MCP server with such a tool. Correct the server.</source>
        <translation>MCP 服务器有这样的工具时，OpenCode 1.18.33 会拒绝其整个列表。请更正服务器。</translation>
    </message>
    <message>
        <source>Tools take named parameters. OpenCode 1.18.33 refuses the whole list of an MCP server with such a tool.</source>
        <translation>工具使用具名参数。MCP 服务器有这样的工具时，OpenCode 1.18.33 会拒绝其整个列表。</translation>
    </message>
</context>
<context>
    <name>DragFeedback</name>
    <message>
        <source>%1 tokens</source>
        <translation>%1 令牌</translation>
    </message>
    <message>
        <source>changes nothing: MCP tools are out of reach on stock OpenCode</source>
        <translation>没有变化：标准 OpenCode 上无法触及 MCP 工具</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>没有变化</translation>
    </message>
    <message>
        <source>saves %1 tokens</source>
        <translation>节省 %1 令牌</translation>
    </message>
    <message>
        <source>costs %1 tokens more</source>
        <translation>多花 %1 令牌</translation>
    </message>
    <message>
        <source>same tokens</source>
        <translation>令牌不变</translation>
    </message>
    <message numerus="yes">
        <source>hides %n tool(s)</source>
        <translation>
            <numerusform>隐藏 %n 个工具</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n tool(s) visible</source>
        <translation>
            <numerusform>保持 %n 个工具可见</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shows %n tool(s) again</source>
        <translation>
            <numerusform>重新显示 %n 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>; %n out of reach</source>
        <translation>
            <numerusform>；%n 个无法触及</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %n tool(s)</source>
        <translation>
            <numerusform>隐藏 %n 个工具</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tool(s)</source>
        <translation>
            <numerusform>保持 %n 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>+%n tool(s)</source>
        <translation>
            <numerusform>+%n 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · out of reach</source>
        <translation>%1 · 无法触及</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>%1 is not valid JSON: %2.</source>
        <translation>%1 不是有效的 JSON：%2。</translation>
    </message>
    <message>
        <source>%1 is larger than 4 GiB and cannot be read. Split it into several files.</source>
        <translation>%1 超过 4 GiB，无法读取。请拆分成多个文件。</translation>
    </message>
    <message>
        <source>The place to change, %2, is not in %1. Reload the file and try again.</source>
        <translation>%1 中没有要更改的位置 %2。请重新载入文件后再试。</translation>
    </message>
    <message>
        <source>The change does not fit into %1, because %2 there is of another kind. Correct it in the File tab first.</source>
        <translation>更改与 %1 不符，因为那里的 %2 是另一种类型。请先在“文件”选项卡中更正。</translation>
    </message>
    <message>
        <source>The regular expression is not valid: %2. Until it is corrected it matches nothing.</source>
        <translation>正则表达式无效：%2。更正之前它不匹配任何内容。</translation>
    </message>
    <message>
        <source>The regular expression takes too long to search. Write a simpler one, without nested repeats.</source>
        <translation>正则表达式搜索耗时过长。请写得简单些，不要嵌套重复。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text. Save it as UTF-8 in your editor, then open it again.</source>
        <translation>%1 不是 UTF-8 文本。请在编辑器中另存为 UTF-8，然后再打开。</translation>
    </message>
    <message>
        <source>%1 is UTF-16 text, not UTF-8, so it was not opened. Save it as UTF-8 without a byte-order mark in your editor, then open it again.</source>
        <translation>%1 是 UTF-16 而不是 UTF-8 文本，因此没有打开。请在编辑器中另存为不带字节顺序标记的 UTF-8，然后再打开。</translation>
    </message>
    <message>
        <source>%1 is empty. Ask the server for its tools again and save the answer.</source>
        <translation>%1 是空的。请重新向服务器请求工具并保存应答。</translation>
    </message>
    <message>
        <source>%1 holds an error from the server, not a list of tools: %2. Ask the server again.</source>
        <translation>%1 的内容是服务器的错误，而不是工具列表：%2。请重新请求服务器。</translation>
    </message>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation>%1 不存在。请检查名称和文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its permissions.</source>
        <translation>无法读取 %1：%2。请检查其权限。</translation>
    </message>
    <message>
        <source>%1 is a folder. Choose a file in it.</source>
        <translation>%1 是文件夹。请选择其中的文件。</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MiB, which is more than can be opened. Choose a smaller file.</source>
        <translation>%1 超过 %2 MiB，无法打开。请选择较小的文件。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Make it writable or save under another name.</source>
        <translation>无法写入 %1：%2。请使其可写，或以其他名称保存。</translation>
    </message>
    <message>
        <source>The folder of %1 cannot be reached: %2. Create it or choose another place.</source>
        <translation>无法访问 %1 的文件夹：%2。请创建它或选择其他位置。</translation>
    </message>
    <message>
        <source>The folder of %1 cannot be written to: %2. Change its permissions or save in another folder.</source>
        <translation>无法写入 %1 的文件夹：%2。请更改其权限或保存到其他文件夹。</translation>
    </message>
    <message>
        <source>%1 is a link that leads back to itself. Remove the link or point it to a file.</source>
        <translation>%1 是指回自身的链接。请移除该链接或使其指向文件。</translation>
    </message>
    <message>
        <source>%1 is one file under %2 names (hard links), and saving would part them, so it was not saved. Remove the other names or save under another name.</source>
        <translation>%1 是有 %2 个名称的同一个文件（硬链接），保存会使它们分开，因此没有保存。请移除其他名称，或以其他名称保存。</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened, so it was not saved. Reload it, merge your edits into it, or overwrite it.</source>
        <translation>%1 打开后被其他程序更改，因此没有保存。请重新载入、合并您的编辑，或覆盖它。</translation>
    </message>
    <message>
        <source>There is no room to save %1: %2. The old file is untouched. Free some space and save again.</source>
        <translation>没有空间保存 %1：%2。旧文件未受影响。请腾出空间后再保存。</translation>
    </message>
    <message>
        <source>The name %1 is too long for this file system. Choose a shorter one.</source>
        <translation>名称 %1 对此文件系统来说太长。请选择较短的名称。</translation>
    </message>
    <message>
        <source>%1 is in use by another program: %2. Close it there and try again.</source>
        <translation>%1 正被其他程序使用：%2。请在那里关闭后再试。</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2. The old file is untouched. Try again or save elsewhere.</source>
        <translation>无法保存 %1：%2。旧文件未受影响。请重试或保存到别处。</translation>
    </message>
    <message>
        <source>Stopped before it was finished.</source>
        <translation>未完成即被停止。</translation>
    </message>
    <message>
        <source>%1 was deleted by another program since it was opened, so it was not saved. Save it again to create it, or save under another name.</source>
        <translation>%1 打开后被其他程序删除，因此没有保存。再次保存以创建它，或以其他名称保存。</translation>
    </message>
    <message>
        <source>%1 was created by another program meanwhile, so it was not saved. Reload it, merge your edits into it, or overwrite it.</source>
        <translation>%1 在此期间被其他程序创建，因此没有保存。请重新载入、合并您的编辑，或覆盖它。</translation>
    </message>
    <message>
        <source>%1 holds no list of tools in a format known here; it is %2. Use an MCP tools/list result, OpenAI or Anthropic tools, a list from OpenCode or DSH, or a catalog of Tool Search Studio.</source>
        <translation>%1 中没有已知格式的工具列表；它是%2。请使用 MCP tools/list 结果、OpenAI 或 Anthropic 工具、OpenCode 或 DSH 的列表，或 Tool Search Studio 的目录。</translation>
    </message>
</context>
<context>
    <name>Fixes</name>
    <message>
        <source>Make it strict JSON: remove comments, extra commas and byte-order mark</source>
        <translation>改为严格的 JSON：移除注释、多余的逗号和字节顺序标记</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>移除“%1”</translation>
    </message>
    <message>
        <source>Replace by “%2”</source>
        <translation>替换为“%2”</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tool(s) visible</source>
        <translation>
            <numerusform>保持 %n 个工具可见</numerusform>
        </translation>
    </message>
    <message>
        <source>Make “%1” a list</source>
        <translation>将“%1”改为列表</translation>
    </message>
    <message>
        <source>Set “%1” to %2</source>
        <translation>将“%1”设为 %2</translation>
    </message>
    <message>
        <source>Remove the entry for “%1”</source>
        <translation>移除“%1”的条目</translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>隐藏“%1”</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>LaunchOptions</name>
    <message>
        <source>Open the bundled example.</source>
        <translation>打开自带的示例。</translation>
    </message>
    <message>
        <source>Open this configuration instead of the user&apos;s.</source>
        <translation>打开此配置而不是用户的配置。</translation>
    </message>
    <message>
        <source>Write a picture of the window to a PNG file and end.</source>
        <translation>将窗口的图片写入 PNG 文件后结束。</translation>
    </message>
    <message>
        <source>Size of the window, as 1440x900.</source>
        <translation>窗口大小，例如 1440x900。</translation>
    </message>
    <message>
        <source>Colour scheme: light or dark.</source>
        <translation>配色方案：light（浅色）或 dark（深色）。</translation>
    </message>
    <message>
        <source>Language: en, es or zh_CN.</source>
        <translation>语言：en、es 或 zh_CN。</translation>
    </message>
    <message>
        <source>Select the tool with this id.</source>
        <translation>选择此标识的工具。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>a value is missing</source>
        <translation>缺少一个值</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>缺少逗号或右括号</translation>
    </message>
    <message>
        <source>a colon is missing after the key</source>
        <translation>键后缺少冒号</translation>
    </message>
    <message>
        <source>a key in double quotes is missing</source>
        <translation>缺少双引号中的键</translation>
    </message>
    <message>
        <source>there is more text after its end</source>
        <translation>结尾之后还有文本</translation>
    </message>
    <message>
        <source>the closing quote of a text is missing</source>
        <translation>文本缺少右引号</translation>
    </message>
    <message>
        <source>there is a line break or another control character in a text</source>
        <translation>文本中有换行或其他控制字符</translation>
    </message>
    <message>
        <source>a backslash in a text begins no valid escape</source>
        <translation>文本中的反斜杠后不是有效的转义</translation>
    </message>
    <message>
        <source>a number is not written the way JSON wants it</source>
        <translation>数字的写法不符合 JSON</translation>
    </message>
    <message>
        <source>a comment does not end</source>
        <translation>注释没有结束</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真或假</translation>
    </message>
    <message>
        <source>true</source>
        <translation>真</translation>
    </message>
    <message>
        <source>false</source>
        <translation>假</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>There were bytes that are not UTF-8 text; each is read as a replacement character.</source>
        <translation>有不是 UTF-8 文本的字节；各读作一个替换字符。</translation>
    </message>
    <message>
        <source>The file begins with a byte-order mark, which was skipped.</source>
        <translation>文件以字节顺序标记开头，已跳过。</translation>
    </message>
    <message>
        <source>An entry of the list is not an object, so it is no tool; it is shown without a name.</source>
        <translation>列表中有一项不是对象，因此不是工具；显示时没有名称。</translation>
    </message>
    <message>
        <source>A tool has no name.</source>
        <translation>有一个工具没有名称。</translation>
    </message>
    <message>
        <source>The list is not complete: it announces another page that is not in the file. Ask the server for the rest.</source>
        <translation>列表不完整：它说还有一页，但文件中没有。请向服务器请求其余部分。</translation>
    </message>
    <message>
        <source>A line is not JSON and was skipped: %1</source>
        <translation>有一行不是 JSON，已跳过：%1</translation>
    </message>
    <message>
        <source>One of the answers in the file is an error: %1</source>
        <translation>文件中有一个应答是错误：%1</translation>
    </message>
    <message>
        <source>The key “%1” is there more than once; the last one counts.</source>
        <translation>键“%1”出现多次；以最后一个为准。</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>它是管道或设备，不是文件</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>它属于其他用户</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>它是只读的</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 then hides nothing, not even by its defaults.</source>
        <translation>此时插件 0.1.2 什么都不隐藏，连默认值也不起作用。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 then keeps nothing but tool_search.</source>
        <translation>此时插件 0.1.2 只保持 tool_search。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 finds no tags and no descriptions in it.</source>
        <translation>插件 0.1.2 在其中找不到标签和描述。</translation>
    </message>
    <message>
        <source>Tags are a list of texts and a description is a text; plugin 0.1.2 makes nothing useful of anything else.</source>
        <translation>标签是文本列表，描述是文本；其他类型插件 0.1.2 都用不上。</translation>
    </message>
    <message>
        <source>The tool has no description.</source>
        <translation>工具没有描述。</translation>
    </message>
    <message>
        <source>The tool’s description is null.</source>
        <translation>工具的描述为 null。</translation>
    </message>
    <message>
        <source>The tool’s description is not a text.</source>
        <translation>工具的描述不是文本。</translation>
    </message>
    <message>
        <source>The tool’s description is empty.</source>
        <translation>工具的描述为空。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 takes it for false.</source>
        <translation>插件 0.1.2 将其视为假。</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 takes it for true.</source>
        <translation>插件 0.1.2 将其视为真。</translation>
    </message>
</context>
<context>
    <name>tss::app::Actions</name>
    <message>
        <source>&amp;Open Catalog…</source>
        <translation>打开目录(&amp;O)…</translation>
    </message>
    <message>
        <source>Open the &amp;Example</source>
        <translation>打开示例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Close All Catalogs</source>
        <translation>关闭所有目录(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Reload Catalogs</source>
        <translation>重新载入目录(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export Catalog As…</source>
        <translation>导出目录为(&amp;E)…</translation>
    </message>
    <message>
        <source>Open Con&amp;figuration…</source>
        <translation>打开配置(&amp;F)…</translation>
    </message>
    <message>
        <source>Open &amp;User Configuration</source>
        <translation>打开用户配置(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;New Configuration</source>
        <translation>新建配置(&amp;N)</translation>
    </message>
    <message>
        <source>Review &amp;&amp; &amp;Save…</source>
        <translation>检查并保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Inline Options…</source>
        <translation>内联选项(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>隐藏(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keep Visible</source>
        <translation>保持可见(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Stop Hiding</source>
        <translation>取消隐藏(&amp;S)</translation>
    </message>
    <message>
        <source>Stop Kee&amp;ping</source>
        <translation>取消保持(&amp;P)</translation>
    </message>
    <message>
        <source>Hide the &amp;Whole Source</source>
        <translation>隐藏整个来源(&amp;W)</translation>
    </message>
    <message>
        <source>Edit &amp;Tags…</source>
        <translation>编辑标签(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Copy Ids</source>
        <translation>复制标识(&amp;C)</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>为什么(&amp;Y)？</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Sources and Rules</source>
        <translation>来源和规则(&amp;S)</translation>
    </message>
    <message>
        <source>Tool &amp;Details</source>
        <translation>工具详情(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>问题(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;review</source>
        <translation>预览(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Larger &amp;Text</source>
        <translation>放大文字(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>正常文字(&amp;N)</translation>
    </message>
    <message>
        <source>Host: &amp;Stock OpenCode</source>
        <translation>宿主：标准 OpenCode(&amp;S)</translation>
    </message>
    <message>
        <source>Host: &amp;Hook Covers MCP Tools</source>
        <translation>宿主：钩子覆盖 MCP 工具(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Tool Search Studio</source>
        <translation>关于 Tool Search Studio(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
</context>
<context>
    <name>tss::app::AddTagBar</name>
    <message>
        <source>Add tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Tag for</source>
        <translation>标签用于</translation>
    </message>
    <message>
        <source>tool id</source>
        <translation>工具标识</translation>
    </message>
    <message>
        <source>Tool that gets the tag</source>
        <translation>获得此标签的工具</translation>
    </message>
    <message>
        <source>new tag</source>
        <translation>新标签</translation>
    </message>
    <message>
        <source>Tag to add</source>
        <translation>要添加的标签</translation>
    </message>
</context>
<context>
    <name>tss::app::Banner</name>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>tss::app::CatalogFlow</name>
    <message>
        <source>Open Catalog</source>
        <translation>打开目录</translation>
    </message>
    <message>
        <source>Catalogs (*.json *.jsonl);;All files (*)</source>
        <translation>目录 (*.json *.jsonl);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>打开其他…</translation>
    </message>
    <message>
        <source>Export Catalog As</source>
        <translation>导出目录为</translation>
    </message>
    <message>
        <source>The catalog was written to %1.</source>
        <translation>目录已写入 %1。</translation>
    </message>
</context>
<context>
    <name>tss::app::CatalogModel</name>
    <message>
        <source>visible</source>
        <comment>verdict</comment>
        <translation>可见</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>verdict</comment>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>verdict</comment>
        <translation>保持</translation>
    </message>
    <message>
        <source>out of reach</source>
        <comment>verdict</comment>
        <translation>无法触及</translation>
    </message>
    <message>
        <source>loses to %1</source>
        <comment>verdict; %1 is a source</comment>
        <translation>让位给 %1</translation>
    </message>
    <message>
        <source>never sent: “%1” of %2 has the same id and wins</source>
        <translation>从不发送：%2 的“%1”标识相同并优先</translation>
    </message>
    <message>
        <source>no rule matches</source>
        <translation>没有匹配的规则</translation>
    </message>
    <message>
        <source>rules cannot reach it on this host, and none matches</source>
        <translation>在此宿主上规则无法触及它，也没有规则匹配</translation>
    </message>
    <message>
        <source>%1 matches, but cannot reach it on this host</source>
        <comment>%1 is a rule</comment>
        <translation>%1 匹配，但在此宿主上无法触及它</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>名称：%1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Id: %1</source>
        <translation>标识：%1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Final id of the tool</source>
        <translation>工具的最终标识</translation>
    </message>
    <message>
        <source>Where the tool comes from</source>
        <translation>工具的来源</translation>
    </message>
    <message>
        <source>Tags that help to find it</source>
        <translation>帮助找到它的标签</translation>
    </message>
    <message>
        <source>What happens to it, and why</source>
        <translation>它会怎样，为什么</translation>
    </message>
    <message>
        <source>Tokens of name, description and schema in full</source>
        <translation>名称、描述和架构的全部令牌</translation>
    </message>
    <message>
        <source>Tokens of what is sent at the start of a session</source>
        <translation>会话开始时所发送内容的令牌</translation>
    </message>
    <message>
        <source>What the configuration changes: less is better</source>
        <translation>配置带来的变化：越少越好</translation>
    </message>
    <message>
        <source>never sent</source>
        <comment>verdict</comment>
        <translation>从不发送</translation>
    </message>
    <message>
        <source>OpenCode keeps this tool to itself: the plugin counts and finds it, the model never gets it</source>
        <translation>OpenCode 自己留用此工具：插件会计入并找到它，模型从不会收到</translation>
    </message>
</context>
<context>
    <name>tss::app::DocumentFlow</name>
    <message>
        <source>Open Configuration</source>
        <translation>打开配置</translation>
    </message>
    <message>
        <source>Configurations (*.json *.jsonc);;All files (*)</source>
        <translation>配置 (*.json *.jsonc);;所有文件 (*)</translation>
    </message>
    <message>
        <source>You have a configuration already; it was opened.</source>
        <translation>您已有配置，现已打开。</translation>
    </message>
    <message>
        <source>Save Configuration As</source>
        <translation>配置另存为</translation>
    </message>
    <message>
        <source>Saved. Restart OpenCode to put it in force.</source>
        <translation>已保存。重启 OpenCode 后生效。</translation>
    </message>
    <message>
        <source>the configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>要保存对 %1 的更改吗？</translation>
    </message>
    <message>
        <source>Changes that are not saved are lost.</source>
        <translation>未保存的更改将丢失。</translation>
    </message>
    <message>
        <source>&amp;Review and Save…</source>
        <translation>检查并保存(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>The file was changed by another program and was read again.</source>
        <translation>文件被其他程序更改，已重新读取。</translation>
    </message>
    <message>
        <source>Reload (drop my edits)</source>
        <translation>重新载入（放弃我的更改）</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Merge both</source>
        <translation>合并两者</translation>
    </message>
    <message>
        <source>Another program changed the file while you have unsaved changes.</source>
        <translation>您有未保存的更改，而其他程序更改了此文件。</translation>
    </message>
</context>
<context>
    <name>tss::app::DropOffer</name>
    <message>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Keep the names</source>
        <translation>保留名称</translation>
    </message>
    <message numerus="yes">
        <source>%1 selects exactly these %n tools. One rule instead of the names?</source>
        <translation>
            <numerusform>%1 恰好选中这 %n 个工具。用一条规则代替这些名称吗？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %1 instead of %n names</source>
        <translation>
            <numerusform>用 %1 代替 %n 个名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use “%1” instead of %n names</source>
        <translation>
            <numerusform>用“%1”代替 %n 个名称</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::EmptyState</name>
    <message>
        <source>See what your agent&apos;s model is given</source>
        <translation>看看您的智能体的模型收到了什么</translation>
    </message>
    <message>
        <source>Open a catalog of tools, or drop files here: the answer of an MCP server to “tools/list”, OpenCode&apos;s /experimental/tool, or a list of tools in OpenAI&apos;s or Anthropic&apos;s form. Several files together are fine.</source>
        <translation>打开一个工具目录，或将文件拖放到这里：MCP 服务器对“tools/list”的应答、OpenCode 的 /experimental/tool，或 OpenAI、Anthropic 格式的工具列表。可以同时打开多个文件。</translation>
    </message>
    <message>
        <source>Open catalog…</source>
        <translation>打开目录…</translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation>打开示例</translation>
    </message>
</context>
<context>
    <name>tss::app::FileTab</name>
    <message>
        <source>Text of the configuration file</source>
        <translation>配置文件的文本</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>This file is not valid UTF-8 (byte %1). It is shown, but can only be changed after it was saved as UTF-8.</source>
        <translation>此文件不是有效的 UTF-8（字节 %1）。可以显示，但需先另存为 UTF-8 才能更改。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3. Rules and tags show the last version that could be read.</source>
        <translation>第 %1 行，第 %2 列：%3。规则和标签显示最后一个可读取的版本。</translation>
    </message>
    <message>
        <source>Highlighting is off because a line is longer than 20,000 characters.</source>
        <translation>有一行超过 20,000 个字符，因此关闭了高亮。</translation>
    </message>
    <message>
        <source>A new file</source>
        <translation>新文件</translation>
    </message>
    <message>
        <source>%1 does not exist yet; it is made when you save.</source>
        <translation>%1 尚不存在，保存时创建。</translation>
    </message>
</context>
<context>
    <name>tss::app::FilterBar</name>
    <message>
        <source>Filter: words, source:github, tag:issue, is:hidden, tokens:&gt;300</source>
        <translation>筛选：词语、source:github、tag:issue、is:hidden、tokens:&gt;300</translation>
    </message>
    <message>
        <source>Filter the tools</source>
        <translation>筛选工具</translation>
    </message>
    <message>
        <source>&lt;p&gt;Words are looked for in ids, names and descriptions. Terms: &lt;b&gt;source:&lt;/b&gt;github, &lt;b&gt;tag:&lt;/b&gt;issue, &lt;b&gt;is:&lt;/b&gt;hidden, &lt;b&gt;is:&lt;/b&gt;kept, &lt;b&gt;is:&lt;/b&gt;visible, &lt;b&gt;is:&lt;/b&gt;unreachable, &lt;b&gt;is:&lt;/b&gt;problem, &lt;b&gt;tokens:&lt;/b&gt;&amp;gt;300. A minus in front negates; quotes keep spaces.&lt;/p&gt;</source>
        <translation>&lt;p&gt;词语在标识、名称和描述中查找。条件：&lt;b&gt;source:&lt;/b&gt;github、&lt;b&gt;tag:&lt;/b&gt;issue、&lt;b&gt;is:&lt;/b&gt;hidden、&lt;b&gt;is:&lt;/b&gt;kept、&lt;b&gt;is:&lt;/b&gt;visible、&lt;b&gt;is:&lt;/b&gt;unreachable、&lt;b&gt;is:&lt;/b&gt;problem、&lt;b&gt;tokens:&lt;/b&gt;&amp;gt;300。前面加减号表示否定；引号保留空格。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>not understood: %1</source>
        <translation>无法理解：%1</translation>
    </message>
</context>
<context>
    <name>tss::app::InlineOptionsDialog</name>
    <message>
        <source>Inline Options</source>
        <translation>内联选项</translation>
    </message>
    <message>
        <source>Options may also stand in opencode.json, beside the plugin&apos;s name. Paste that entry, or the whole file, so that the preview counts them in. tool-search.json wins over them, key by key. They are not saved from here.</source>
        <translation>选项也可以写在 opencode.json 中插件名称的旁边。粘贴该条目或整个文件，预览就会计入它们。tool-search.json 逐键优先。此处不会保存它们。</translation>
    </message>
    <message>
        <source>Inline options</source>
        <translation>内联选项</translation>
    </message>
    <message>
        <source>&amp;Use These Options</source>
        <translation>使用这些选项(&amp;U)</translation>
    </message>
    <message>
        <source>From a &amp;File…</source>
        <translation>从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>There is no entry of the plugin in this text.</source>
        <translation>此文本中没有该插件的条目。</translation>
    </message>
    <message>
        <source>No inline options.</source>
        <translation>没有内联选项。</translation>
    </message>
    <message>
        <source>Options found.</source>
        <translation>找到了选项。</translation>
    </message>
    <message>
        <source>Take Options From</source>
        <translation>从以下位置获取选项</translation>
    </message>
    <message>
        <source>OpenCode configurations (*.json *.jsonc);;All files (*)</source>
        <translation>OpenCode 配置 (*.json *.jsonc);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>tss::app::LoadProgress</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在载入…</translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation>正在载入 %1</translation>
    </message>
</context>
<context>
    <name>tss::app::MainWindow</name>
    <message>
        <source>Open Catalog</source>
        <translation>打开目录</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Recent &amp;Catalogs</source>
        <translation>最近的目录(&amp;C)</translation>
    </message>
    <message>
        <source>Recent Confi&amp;gurations</source>
        <translation>最近的配置(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Colour Scheme</source>
        <translation>配色方案(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>No recent catalogs</source>
        <translation>没有最近的目录</translation>
    </message>
    <message>
        <source>No recent configurations</source>
        <translation>没有最近的配置</translation>
    </message>
    <message>
        <source>&amp;Show Only These Tools</source>
        <translation>只显示这些工具(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide All of Them</source>
        <translation>全部隐藏(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hide All of Them (%1)</source>
        <translation>全部隐藏 (%1)(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keep All of Them Visible</source>
        <translation>全部保持可见(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keep All of Them Visible (%1)</source>
        <translation>全部保持可见 (%1)(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>These Tools &amp;Are</source>
        <translation>这些工具属于(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Close This Source</source>
        <translation>关闭此来源(&amp;C)</translation>
    </message>
    <message>
        <source>An &amp;MCP Server&apos;s</source>
        <translation>MCP 服务器(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Built into OpenCode</source>
        <translation>OpenCode 内置(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Custom Tools</source>
        <translation>自定义工具(&amp;C)</translation>
    </message>
    <message>
        <source>A &amp;Plugin&apos;s</source>
        <translation>插件(&amp;P)</translation>
    </message>
    <message>
        <source>Hide the &amp;Whole Source</source>
        <translation>隐藏整个来源(&amp;W)</translation>
    </message>
    <message>
        <source>Hide the &amp;Whole Source (%1)</source>
        <translation>隐藏整个来源 (%1)(&amp;W)</translation>
    </message>
    <message>
        <source>%1[*] – Tool Search Studio</source>
        <translation>%1[*] – Tool Search Studio</translation>
    </message>
    <message>
        <source>New configuration</source>
        <translation>新配置</translation>
    </message>
    <message>
        <source>About Tool Search Studio</source>
        <translation>关于 Tool Search Studio</translation>
    </message>
    <message>
        <source>Tool Search Studio %1</source>
        <translation>Tool Search Studio %1</translation>
    </message>
    <message>
        <source>Decide what tools your coding agent&apos;s model sees, and what they cost.

The preview follows %1 %2 and was compared with OpenCode up to %3. Token numbers are estimates where they say so.

MIT licence.</source>
        <translation>决定您的编程智能体的模型能看到哪些工具，以及它们的开销。

预览遵循 %1 %2，并与 OpenCode %3 及以前的版本对照过。注明估算之处的令牌数为估算值。

MIT 许可证。</translation>
    </message>
</context>
<context>
    <name>tss::app::ModelSeesTab</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Every tool as the model gets it</source>
        <translation>模型收到的每个工具</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统提示</translation>
    </message>
    <message>
        <source>What is appended to the system prompt</source>
        <translation>附加到系统提示的内容</translation>
    </message>
    <message>
        <source>Part of the request</source>
        <translation>请求的部分</translation>
    </message>
    <message>
        <source>Tools in the order in which the model gets them</source>
        <translation>按模型收到的顺序排列的工具</translation>
    </message>
    <message>
        <source>Paragraph appended to the system prompt</source>
        <translation>附加到系统提示的段落</translation>
    </message>
    <message>
        <source>Tools (%1)</source>
        <translation>工具 (%1)</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 令牌</translation>
    </message>
    <message>
        <source>Appended to the system prompt:</source>
        <translation>附加到系统提示：</translation>
    </message>
    <message>
        <source>Nothing is loaded yet. Open a catalog to see what the model would get.</source>
        <translation>尚未载入任何内容。打开目录以查看模型会收到什么。</translation>
    </message>
    <message>
        <source>Nothing is appended to the system prompt: the plugin fails when it starts with this configuration.</source>
        <translation>没有内容附加到系统提示：使用此配置时插件启动失败。</translation>
    </message>
    <message>
        <source>Nothing is appended to the system prompt: the plugin is switched off (enabled).</source>
        <translation>没有内容附加到系统提示：插件已关闭 (enabled)。</translation>
    </message>
    <message>
        <source>Nothing is appended to the system prompt: injectSystemHint is off.</source>
        <translation>没有内容附加到系统提示：injectSystemHint 已关闭。</translation>
    </message>
    <message>
        <source>Nothing is appended to the system prompt: no tool is collapsed. MCP tools are out of the plugin&apos;s reach on stock OpenCode, whatever Hide says.</source>
        <translation>没有内容附加到系统提示：没有工具被折叠。在标准 OpenCode 上，无论“隐藏”怎么写，插件都无法触及 MCP 工具。</translation>
    </message>
    <message>
        <source>Nothing is appended to the system prompt: no tool is collapsed.</source>
        <translation>没有内容附加到系统提示：没有工具被折叠。</translation>
    </message>
</context>
<context>
    <name>tss::app::NewTagButton</name>
    <message>
        <source>+ New tag</source>
        <translation>+ 新标签</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新标签</translation>
    </message>
    <message>
        <source>Make a tag for the selected tools, or drop tools here</source>
        <translation>为所选工具新建标签，或将工具拖放到这里</translation>
    </message>
</context>
<context>
    <name>tss::app::OrganizePane</name>
    <message>
        <source>Organize</source>
        <translation>整理</translation>
    </message>
</context>
<context>
    <name>tss::app::OverrideEditor</name>
    <message>
        <source>Plugin %1 shows this text in tool_search results only; the description that the model gets stays the tool&apos;s own.</source>
        <translation>插件 %1 仅在 tool_search 的结果中显示此文本；模型收到的描述仍是工具自己的。</translation>
    </message>
    <message>
        <source>Text in search results</source>
        <translation>搜索结果中的文本</translation>
    </message>
</context>
<context>
    <name>tss::app::PreviewPane</name>
    <message>
        <source>Model sees</source>
        <translation>模型所见</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>tss::app::ProblemsPane</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>转到(&amp;G)</translation>
    </message>
</context>
<context>
    <name>tss::app::ReviewDialog</name>
    <message>
        <source>Review and Save</source>
        <translation>检查并保存</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>将要写入的内容</translation>
    </message>
    <message>
        <source>Save &amp;with comments and trailing commas (the plugin ignores the file)</source>
        <translation>保留注释和尾随逗号保存（插件会忽略此文件）(&amp;W)</translation>
    </message>
    <message>
        <source>The plugin reads strict JSON only: with comments or trailing commas it ignores the whole file.</source>
        <translation>插件只读取严格的 JSON：有注释或尾随逗号时会忽略整个文件。</translation>
    </message>
    <message>
        <source>&amp;Reload (drop my edits)</source>
        <translation>重新载入（放弃我的更改）(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>保留我的(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Merge both</source>
        <translation>合并两者(&amp;M)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save as s&amp;trict JSON (the old file is kept as %1)</source>
        <translation>保存为严格的 JSON（旧文件保留为 %1）(&amp;T)</translation>
    </message>
    <message>
        <source>Save as s&amp;trict JSON</source>
        <translation>保存为严格的 JSON(&amp;T)</translation>
    </message>
    <message>
        <source>There is nothing to save: the file says this already.</source>
        <translation>没有需要保存的内容：文件已是如此。</translation>
    </message>
    <message>
        <source>These lines change in the file: %1</source>
        <translation>文件中将更改这些行：%1</translation>
    </message>
    <message>
        <source>This file will be made: %1</source>
        <translation>将创建此文件：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
</context>
<context>
    <name>tss::app::RuleDelegate</name>
    <message>
        <source>decides %1</source>
        <comment>tools</comment>
        <translation>决定 %1 个</translation>
    </message>
    <message>
        <source>matches 0</source>
        <translation>匹配 0 个</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matching tools of all</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>out of reach on stock OpenCode</source>
        <translation>标准 OpenCode 上无法触及</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
</context>
<context>
    <name>tss::app::RuleEditor</name>
    <message>
        <source>Pattern to hide</source>
        <translation>要隐藏的模式</translation>
    </message>
    <message>
        <source>Pattern to keep</source>
        <translation>要保持的模式</translation>
    </message>
    <message>
        <source>pattern, e.g. github_*</source>
        <translation>模式，例如 github_*</translation>
    </message>
    <message>
        <source>* is any text, ? one character, re: a regular expression</source>
        <translation>* 为任意文本，? 为一个字符，re: 为正则表达式</translation>
    </message>
    <message>
        <source>matches %1 of %2</source>
        <translation>匹配 %2 个中的 %1 个</translation>
    </message>
    <message>
        <source>OpenCode&apos;s own engine takes this, but it cannot be tried here</source>
        <translation>OpenCode 自己的引擎接受它，但这里无法试用</translation>
    </message>
    <message>
        <source>Not a valid pattern: %1</source>
        <translation>不是有效的模式：%1</translation>
    </message>
    <message>
        <source>Correct it, or press Esc to leave it as it was</source>
        <translation>请更正，或按 Esc 恢复原样</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>按目前的状态</translation>
    </message>
    <message>
        <source>Correct it, or press Esc to drop it</source>
        <translation>请更正，或按 Esc 放弃</translation>
    </message>
</context>
<context>
    <name>tss::app::RuleListView</name>
    <message>
        <source>Hide rules</source>
        <translation>隐藏规则</translation>
    </message>
    <message>
        <source>Keep rules</source>
        <translation>保持规则</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>New hide rule…</source>
        <translation>新建隐藏规则…</translation>
    </message>
    <message>
        <source>New keep rule…</source>
        <translation>新建保持规则…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move to Keep</source>
        <translation>移到“保持”</translation>
    </message>
    <message>
        <source>Move to Hide</source>
        <translation>移到“隐藏”</translation>
    </message>
    <message>
        <source>Show its tools</source>
        <translation>显示其工具</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>tss::app::RuleModel</name>
    <message>
        <source>matches %1 of %2</source>
        <comment>tools</comment>
        <translation>匹配 %2 个中的 %1 个</translation>
    </message>
    <message>
        <source>not a text: matches only the empty id</source>
        <translation>不是文本：只匹配空标识</translation>
    </message>
    <message>
        <source>empty: matches only the empty id</source>
        <translation>空：只匹配空标识</translation>
    </message>
    <message>
        <source>no valid regular expression: %1</source>
        <translation>无效的正则表达式：%1</translation>
    </message>
    <message>
        <source>takes too long, so that OpenCode would stand still</source>
        <translation>耗时过长，OpenCode 会停住</translation>
    </message>
    <message>
        <source>cannot be tested here, but OpenCode understands it</source>
        <translation>这里无法测试，但 OpenCode 能理解</translation>
    </message>
</context>
<context>
    <name>tss::app::RulePopup</name>
    <message>
        <source>Suggestions (arrow down, then Enter)</source>
        <translation>建议（按下箭头，再按回车）</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::RuleSection</name>
    <message>
        <source>+ New</source>
        <translation>+ 新建</translation>
    </message>
    <message>
        <source>New hide rule</source>
        <translation>新建隐藏规则</translation>
    </message>
    <message>
        <source>New keep rule</source>
        <translation>新建保持规则</translation>
    </message>
    <message>
        <source>Drop tools here to hide them</source>
        <translation>将工具拖放到这里以隐藏</translation>
    </message>
    <message>
        <source>Drop tools here to keep them visible</source>
        <translation>将工具拖放到这里以保持可见</translation>
    </message>
    <message>
        <source>From the inline options. The first change here writes them into the file.</source>
        <translation>来自内联选项。在此首次更改时会将其写入文件。</translation>
    </message>
    <message>
        <source>The plugin&apos;s defaults. The first change here writes them into the file.</source>
        <translation>插件的默认值。在此首次更改时会将其写入文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>Move “%1” to Hide</source>
        <translation>将“%1”移到“隐藏”</translation>
    </message>
    <message>
        <source>Move “%1” to Keep</source>
        <translation>将“%1”移到“保持”</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 令牌</translation>
    </message>
    <message>
        <source>Change the order of the rules</source>
        <translation>更改规则的顺序</translation>
    </message>
</context>
<context>
    <name>tss::app::SchemaSection</name>
    <message>
        <source>Schema of the parameters</source>
        <translation>参数的架构</translation>
    </message>
</context>
<context>
    <name>tss::app::Screenshot</name>
    <message>
        <source>The picture could not be written to %1.</source>
        <translation>无法将图片写入 %1。</translation>
    </message>
</context>
<context>
    <name>tss::app::SearchHitsModel</name>
    <message>
        <source>id is “%1” %2</source>
        <translation>标识是“%1” %2</translation>
    </message>
    <message>
        <source>id starts with “%1” %2</source>
        <translation>标识以“%1”开头 %2</translation>
    </message>
    <message>
        <source>id contains “%1” %2</source>
        <translation>标识包含“%1” %2</translation>
    </message>
    <message>
        <source>tags contain “%1” %2</source>
        <translation>标签包含“%1” %2</translation>
    </message>
    <message>
        <source>description contains “%1” %2</source>
        <translation>描述包含“%1” %2</translation>
    </message>
    <message>
        <source>has tags %1</source>
        <translation>有标签 %1</translation>
    </message>
    <message>
        <source>“*” lists the collapsed tools</source>
        <translation>“*”列出被折叠的工具</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>%1. %2, score %3: %4</source>
        <translation>%1. %2，得分 %3：%4</translation>
    </message>
</context>
<context>
    <name>tss::app::SearchTab</name>
    <message>
        <source>Query as the model would write it; * lists what is collapsed</source>
        <translation>模型会写的查询；* 列出被折叠的工具</translation>
    </message>
    <message>
        <source>Search query</source>
        <translation>搜索查询</translation>
    </message>
    <message>
        <source>Results the model asks for</source>
        <translation>模型要求的结果数</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>The exact text that tool_search returns</source>
        <translation>tool_search 返回的确切文本</translation>
    </message>
    <message>
        <source>Text that tool_search returns to the model</source>
        <translation>tool_search 返回给模型的文本</translation>
    </message>
    <message>
        <source>Add tag…</source>
        <translation>添加标签…</translation>
    </message>
    <message>
        <source>The search fails: a tag list or description has the wrong type, and tool_search returns nothing at all. See Problems.</source>
        <translation>搜索失败：某个标签列表或描述的类型不对，tool_search 什么都不返回。请看“问题”。</translation>
    </message>
    <message>
        <source>Open a catalog to try searches on it.</source>
        <translation>打开目录以在其中试用搜索。</translation>
    </message>
    <message>
        <source>The plugin does nothing with this configuration, so there is no tool_search to call.</source>
        <translation>使用此配置时插件不起作用，因此没有 tool_search 可调用。</translation>
    </message>
    <message>
        <source>On stock OpenCode tool_search does not find MCP tools. Under “Parameters:” the real text there is a dump of OpenCode&apos;s internals that only a running OpenCode can tell; here the schema stands for it.</source>
        <translation>在标准 OpenCode 上，tool_search 找不到 MCP 工具。“Parameters:”下的实际文本是 OpenCode 内部结构的转储，只有运行中的 OpenCode 才知道；这里以架构代替。</translation>
    </message>
    <message>
        <source>K: default</source>
        <comment>number of results</comment>
        <translation>K：默认</translation>
    </message>
    <message>
        <source>K: %1</source>
        <comment>number of results</comment>
        <translation>K：%1</translation>
    </message>
</context>
<context>
    <name>tss::app::SentToolText</name>
    <message>
        <source>Description as the model gets it</source>
        <translation>模型收到的描述</translation>
    </message>
    <message>
        <source>Parameters schema as the model gets it</source>
        <translation>模型收到的参数架构</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Show the parameters schema as the model gets it</source>
        <translation>显示模型收到的参数架构</translation>
    </message>
    <message>
        <source>Select a tool to read what the model gets</source>
        <translation>选择一个工具以阅读模型收到的内容</translation>
    </message>
    <message>
        <source>%1 tokens, collapsed</source>
        <translation>%1 令牌，已折叠</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 令牌</translation>
    </message>
    <message>
        <source>Name %1 · description %2 · schema %3</source>
        <translation>名称 %1 · 描述 %2 · 架构 %3</translation>
    </message>
    <message>
        <source>This tool is sent without a description</source>
        <translation>此工具发送时没有描述</translation>
    </message>
</context>
<context>
    <name>tss::app::SentToolsModel</name>
    <message numerus="yes">
        <source>%1, %n token(s)</source>
        <translation>
            <numerusform>%1，%n 个令牌</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::SourceDelegate</name>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
</context>
<context>
    <name>tss::app::SourceList</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>No catalog is open.</source>
        <translation>没有打开的目录。</translation>
    </message>
</context>
<context>
    <name>tss::app::SourceModel</name>
    <message>
        <source>%1 tokens</source>
        <comment>of a source</comment>
        <translation>%1 令牌</translation>
    </message>
    <message>
        <source>Out of reach: on this host no rule takes effect on these tools.</source>
        <translation>无法触及：在此宿主上没有规则能对这些工具生效。</translation>
    </message>
</context>
<context>
    <name>tss::app::SourcesPane</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool(s)</source>
        <translation>
            <numerusform>%Ln 个工具</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::StatusLine</name>
    <message>
        <source>Preview of plugin %1 on OpenCode up to %2</source>
        <translation>预览依据插件 %1，OpenCode 至 %2</translation>
    </message>
    <message>
        <source>No unsaved changes</source>
        <translation>没有未保存的更改</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved: %n change(s)</source>
        <translation>
            <numerusform>未保存：%n 项更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
</context>
<context>
    <name>tss::app::Studio</name>
    <message>
        <source>Reload from disk</source>
        <translation>从磁盘重新载入</translation>
    </message>
</context>
<context>
    <name>tss::app::TagEditor</name>
    <message>
        <source>Add a tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Enter or a comma adds the tag.</source>
        <translation>按回车或逗号添加标签。</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>标签 %1</translation>
    </message>
    <message>
        <source>Delete removes it</source>
        <translation>按 Delete 移除</translation>
    </message>
</context>
<context>
    <name>tss::app::TagModel</name>
    <message numerus="yes">
        <source>%1, %n tool(s)</source>
        <translation>
            <numerusform>%1，%n 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>No tool has this tag yet. Drop tools on it.</source>
        <translation>还没有工具带此标签。将工具拖放到它上面。</translation>
    </message>
</context>
<context>
    <name>tss::app::TagSection</name>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Tags in use</source>
        <translation>使用中的标签</translation>
    </message>
    <message>
        <source>Tags help tool_search find a tool</source>
        <translation>标签帮助 tool_search 找到工具</translation>
    </message>
    <message>
        <source>Name of the new tag</source>
        <translation>新标签的名称</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n tool(s) with “%1”: found by search, same tokens</source>
        <translation>
            <numerusform>给 %n 个工具加标签“%1”：可被搜索到，令牌不变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New tag for %n tool(s)</source>
        <translation>
            <numerusform>为 %n 个工具新建标签</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>标签名称</translation>
    </message>
    <message numerus="yes">
        <source>Tag for %n tool(s)</source>
        <translation>
            <numerusform>用于 %n 个工具的标签</numerusform>
        </translation>
    </message>
    <message>
        <source>Show its tools</source>
        <translation>显示其工具</translation>
    </message>
    <message numerus="yes">
        <source>Add to the %n selected tool(s)</source>
        <translation>
            <numerusform>添加到所选的 %n 个工具</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take from the %n selected tool(s)</source>
        <translation>
            <numerusform>从所选的 %n 个工具移除</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove from all tools</source>
        <translation>从所有工具移除</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>新标签…</translation>
    </message>
</context>
<context>
    <name>tss::app::TokenBar</name>
    <message>
        <source>Tokens with the plugin as part of the tokens without it</source>
        <translation>使用插件的令牌占不使用时的比例</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>tss::app::ToolCommands</name>
    <message>
        <source>A wider Keep rule decides about these tools. Change that rule in Keep.</source>
        <translation>更宽的“保持”规则决定了这些工具。请在“保持”中更改该规则。</translation>
    </message>
    <message>
        <source>A wider rule hides these tools, so they were added to Keep.</source>
        <translation>更宽的规则隐藏了这些工具，因此已将它们加入“保持”。</translation>
    </message>
</context>
<context>
    <name>tss::app::ToolDetails</name>
    <message>
        <source>Tool details</source>
        <translation>工具详情</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Text in search results</source>
        <translation>搜索结果中的文本</translation>
    </message>
    <message>
        <source>Select a tool to see what the model gets, why, and to give it tags.</source>
        <translation>选择一个工具，查看模型收到什么以及原因，并为其添加标签。</translation>
    </message>
    <message>
        <source>Schema · %1 tokens</source>
        <translation>架构 · %1 令牌</translation>
    </message>
    <message>
        <source>%1 → %2 tokens</source>
        <translation>%1 → %2 令牌</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools selected</source>
        <translation>
            <numerusform>已选择 %Ln 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>H hides them, K keeps them visible. Below are the tags that all of them have.</source>
        <translation>H 隐藏它们，K 保持它们可见。下面是它们共有的标签。</translation>
    </message>
</context>
<context>
    <name>tss::app::ToolSummary</name>
    <message>
        <source>Id of the tool</source>
        <translation>工具的标识</translation>
    </message>
    <message>
        <source>The tool&apos;s own description</source>
        <translation>工具自己的描述</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>（无标识）</translation>
    </message>
    <message>
        <source>named %1 there</source>
        <translation>在那里名为 %1</translation>
    </message>
    <message>
        <source>%1 tokens: name %2 · description %3 · schema %4</source>
        <translation>%1 令牌：名称 %2 · 描述 %3 · 架构 %4</translation>
    </message>
    <message>
        <source>description over %1 characters</source>
        <translation>描述超过 %1 个字符</translation>
    </message>
    <message>
        <source>The description has %1 characters. Some providers cut or refuse such a text.</source>
        <translation>描述有 %1 个字符。有些提供商会截断或拒绝这样的文本。</translation>
    </message>
    <message>
        <source>id over %1 characters</source>
        <translation>标识超过 %1 个字符</translation>
    </message>
    <message>
        <source>The id has %1 characters. Many providers refuse a request with such a name.</source>
        <translation>标识有 %1 个字符。许多提供商会拒绝含有这种名称的请求。</translation>
    </message>
    <message>
        <source>This tool has no description.</source>
        <translation>此工具没有描述。</translation>
    </message>
    <message numerus="yes">
        <source>%n tools share this id; %1 › %2 wins and is the only one sent.</source>
        <translation>
            <numerusform>%n 个工具共用此标识；%1 › %2 优先，只有它被发送。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::ToolVerdict</name>
    <message>
        <source>Hidden by</source>
        <translation>隐藏依据</translation>
    </message>
    <message>
        <source>Kept visible by</source>
        <translation>保持可见依据</translation>
    </message>
    <message>
        <source>Outside the plugin; without effect:</source>
        <translation>在插件之外；不起作用：</translation>
    </message>
    <message>
        <source>Outside the plugin</source>
        <translation>在插件之外</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>不发送</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>规则 %1</translation>
    </message>
    <message>
        <source>Select this rule</source>
        <translation>选择此规则</translation>
    </message>
    <message>
        <source>The model gets a short stand-in for the description until a search or a call finds the tool; the schema is sent all the same.</source>
        <translation>在搜索或调用找到此工具之前，模型收到的是简短的替代文本而不是描述；架构照样发送。</translation>
    </message>
    <message>
        <source>Here that costs %1 tokens more than it saves.</source>
        <translation>这里的开销比节省多 %1 个令牌。</translation>
    </message>
    <message>
        <source>Another tool with the same id is sent instead.</source>
        <translation>改为发送另一个标识相同的工具。</translation>
    </message>
    <message>
        <source>OpenCode up to %1 sends MCP tools in full; rules cannot reach this tool.</source>
        <translation>OpenCode %1 及以前的版本完整发送 MCP 工具；规则无法触及此工具。</translation>
    </message>
    <message>
        <source>The plugin is off with this configuration, so every tool is sent as it is.</source>
        <translation>使用此配置时插件关闭，每个工具都原样发送。</translation>
    </message>
    <message>
        <source>Keep wins over Hide. It is sent as it is.</source>
        <translation>“保持”优先于“隐藏”。原样发送。</translation>
    </message>
    <message>
        <source>No rule matches it. It is sent as it is.</source>
        <translation>没有规则匹配。原样发送。</translation>
    </message>
    <message>
        <source>OpenCode never sends this tool; the plugin counts it and tool_search finds it.</source>
        <translation>OpenCode 从不发送此工具；插件会计入它，tool_search 能找到它。</translation>
    </message>
</context>
<context>
    <name>tss::app::ToolsTable</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>No tool matches the filter. Press Esc in the filter to see all tools.</source>
        <translation>没有工具符合筛选条件。在筛选框中按 Esc 查看全部工具。</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>无法触及</translation>
    </message>
</context>
<context>
    <name>tss::app::TopBar</name>
    <message>
        <source>Open catalog</source>
        <translation>打开目录</translation>
    </message>
    <message>
        <source>OpenCode</source>
        <translation>OpenCode</translation>
    </message>
    <message>
        <source>The runtime that is configured: %1 %2 in OpenCode.</source>
        <translation>所配置的运行环境：OpenCode 中的 %1 %2。</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>There are unsaved changes.</source>
        <translation>有未保存的更改。</translation>
    </message>
    <message>
        <source>Review &amp;&amp; save…</source>
        <translation>检查并保存…</translation>
    </message>
    <message>
        <source>Shows what will be written, then saves (%1)</source>
        <translation>显示将要写入的内容，然后保存 (%1)</translation>
    </message>
    <message>
        <source>Host:</source>
        <translation>宿主：</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>宿主</translation>
    </message>
    <message>
        <source>&lt;p&gt;OpenCode as it is released, up to %1: MCP tools never pass through the plugin. They are sent in full, tool_search does not find them, and no rule reaches them.&lt;/p&gt;</source>
        <translation>&lt;p&gt;已发布的 OpenCode，至 %1：MCP 工具从不经过插件。它们被完整发送，tool_search 找不到它们，也没有规则能触及它们。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A build of OpenCode in which the plugin&apos;s hook covers MCP tools too, so that rules reach them as they reach the others. No release up to %1 does this.&lt;/p&gt;</source>
        <translation>&lt;p&gt;插件钩子也覆盖 MCP 工具的 OpenCode 构建，规则对它们与对其他工具一样有效。%1 及以前没有任何发布版本如此。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Stock OpenCode</source>
        <translation>标准 OpenCode</translation>
    </message>
    <message>
        <source>Hook covers MCP tools</source>
        <translation>钩子覆盖 MCP 工具</translation>
    </message>
    <message>
        <source>Scope: User</source>
        <translation>范围：用户</translation>
    </message>
    <message>
        <source>The one file that the plugin reads for you.</source>
        <translation>插件为您读取的唯一文件。</translation>
    </message>
    <message>
        <source>The plugin does not read a file at this place. Save it as %1 to put it in force.</source>
        <translation>插件不读取此处的文件。另存为 %1 才能生效。</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>host, short</comment>
        <translation>标准</translation>
    </message>
    <message>
        <source>MCP hooked</source>
        <comment>host, short</comment>
        <translation>MCP 钩子</translation>
    </message>
    <message>
        <source>Scope: other file</source>
        <translation>范围：其他文件</translation>
    </message>
</context>
<context>
    <name>tss::app::TotalsHeader</name>
    <message>
        <source>estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>stock OpenCode</source>
        <translation>标准 OpenCode</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>tokens before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Tokens per request</source>
        <translation>每次请求的令牌</translation>
    </message>
    <message>
        <source>Open a catalog to see what it costs</source>
        <translation>打开目录查看开销</translation>
    </message>
    <message>
        <source>Tokens per request · %1 · %2</source>
        <translation>每次请求的令牌 · %1 · %2</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 令牌</translation>
    </message>
    <message>
        <source>of that tool_search %1 · system hint %2</source>
        <translation>其中 tool_search %1 · 系统提示 %2</translation>
    </message>
    <message>
        <source>The plugin does nothing with this configuration</source>
        <translation>使用此配置时插件不起作用</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 个隐藏</translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 个保持</translation>
    </message>
    <message>
        <source>%1 out of reach</source>
        <translation>%1 个无法触及</translation>
    </message>
    <message>
        <source>%1 visible</source>
        <translation>%1 个可见</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>than without the plugin</comment>
        <translation>%1（增加）</translation>
    </message>
    <message>
        <source>%1 tokens: more than without the plugin</source>
        <translation>%1 令牌：比不用插件时多</translation>
    </message>
    <message>
        <source>hooked OpenCode</source>
        <translation>带钩子的 OpenCode</translation>
    </message>
</context>
</TS>
