<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>CatalogFlow</name>
    <message>
        <source>Studio catalog, everything kept (*.json)</source>
        <translation>Catálogo del estudio, con todo (*.json)</translation>
    </message>
    <message>
        <source>MCP tools/list result (*.json)</source>
        <translation>Resultado tools/list de MCP (*.json)</translation>
    </message>
    <message>
        <source>OpenAI tools (*.json)</source>
        <translation>Herramientas de OpenAI (*.json)</translation>
    </message>
    <message>
        <source>Anthropic tools (*.json)</source>
        <translation>Herramientas de Anthropic (*.json)</translation>
    </message>
    <message>
        <source>OpenCode /experimental/tool (*.json)</source>
        <translation>/experimental/tool de OpenCode (*.json)</translation>
    </message>
    <message>
        <source>DSH tool schemas (*.json)</source>
        <translation>Esquemas de herramientas de DSH (*.json)</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>There is no option %1 here.</source>
        <translation>Aquí no hay ninguna opción %1.</translation>
    </message>
    <message>
        <source>%1 is given twice.</source>
        <translation>%1 aparece dos veces.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 no lleva valor.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 necesita un valor.</translation>
    </message>
    <message>
        <source>%1 does not know “%2”. It can be: %3.</source>
        <translation>%1 no conoce «%2». Puede ser: %3.</translation>
    </message>
    <message>
        <source>Name the files to read: tss catalog FILE…</source>
        <translation>Nombre los archivos que hay que leer: tss catalog ARCHIVO…</translation>
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

Lee listas de herramientas, que distingue por su contenido, y las escribe como una sola.

  FILE…            «-» es la entrada estándar; NOMBRE=FILE dice cómo se llama el servidor
  -o FILE          dónde escribir, de una vez; sin ello, en la salida estándar
  --as FORMAT      studio        el catálogo propio del estudio: lo conserva todo (predeterminado)
                   mcp           un resultado tools/list de MCP
                   openai        herramientas de OpenAI
                   anthropic     herramientas de Anthropic
                   opencode      lo que OpenCode contesta en /experimental/tool
                   opencode-ids  lo que OpenCode contesta en /experimental/tool/ids
                   dsh           esquemas de herramientas de DSH
                   slimmer       una respuesta tool_slimmer_catalog

Todos ellos se pueden leer también. Lo que no cabe en un formato se deja fuera.
</translation>
    </message>
    <message>
        <source>read lists of tools and write them in another format</source>
        <translation>leer listas de herramientas y escribirlas en otro formato</translation>
    </message>
    <message>
        <source>Name the files to check: tss check FILE…</source>
        <translation>Nombre los archivos que hay que comprobar: tss check ARCHIVO…</translation>
    </message>
    <message>
        <source>list the problems in configurations and catalogs</source>
        <translation>enumerar los problemas de configuraciones y catálogos</translation>
    </message>
    <message>
        <source>“%1” belongs to no option.</source>
        <translation>«%1» no pertenece a ninguna opción.</translation>
    </message>
    <message>
        <source>See “tss help %1”.</source>
        <translation>Vea «tss help %1».</translation>
    </message>
    <message>
        <source>Say what to do, for example “tss preview --example”. “tss help” lists everything.</source>
        <translation>Diga qué hacer, por ejemplo «tss preview --example». «tss help» lo enumera todo.</translation>
    </message>
    <message>
        <source>There is no command “%1”. “tss help” lists them.</source>
        <translation>No hay ninguna orden «%1». «tss help» las enumera.</translation>
    </message>
    <message>
        <source>The result could not be written to standard output.</source>
        <translation>No se pudo escribir el resultado en la salida estándar.</translation>
    </message>
    <message>
        <source>tss: what the tools of a coding agent cost and how its model sees them

Commands:
</source>
        <translation>tss: cuánto cuestan las herramientas de un agente de programación y cómo las ve su modelo

Órdenes:
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
«tss help ORDEN» explica una; «tss --version» muestra la versión.

Códigos de salida:
  0  hecho
  1  «tss check» encontró errores
  2  la línea de órdenes es incorrecta
  3  un archivo no se pudo leer, entender o escribir

Los resultados van a la salida estándar y los mensajes a la salida de errores, ambos en UTF-8.
</translation>
    </message>
    <message>
        <source>explain the commands</source>
        <translation>explicar las órdenes</translation>
    </message>
    <message>
        <source>tss help [COMMAND]

Explains a command, or lists them all with the exit codes.
</source>
        <translation>tss help [ORDEN]

Explica una orden, o las enumera todas con los códigos de salida.
</translation>
    </message>
    <message>
        <source>Standard input (-) can be read once only.</source>
        <translation>La entrada estándar (-) solo se puede leer una vez.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n sugerencia</numerusform>
            <numerusform>%n sugerencias</numerusform>
        </translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>sin problemas</translation>
    </message>
    <message>
        <source>stock (MCP tools never pass through the plugin)</source>
        <translation>estándar (las herramientas MCP nunca pasan por el plugin)</translation>
    </message>
    <message>
        <source>hooked (MCP tools pass through the plugin)</source>
        <translation>con gancho (las herramientas MCP pasan por el plugin)</translation>
    </message>
    <message>
        <source>none; the plugin’s defaults apply</source>
        <translation>ninguna; valen los valores predeterminados del plugin</translation>
    </message>
    <message>
        <source>active</source>
        <translation>activo</translation>
    </message>
    <message>
        <source>NOT active; everything is sent as it is</source>
        <translation>NO activo; todo se envía tal cual</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n herramienta</numerusform>
            <numerusform>%n herramientas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n origen</numerusform>
            <numerusform>%n orígenes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (not exact)</source>
        <translation>%1 (no exacto)</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Anfitrión</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>Token counter</source>
        <translation>Contador de tokens</translation>
    </message>
    <message>
        <source>  %1 → %2 tokens (%3%4), of which tool_search %5 and system hint %6
</source>
        <translation>  %1 → %2 tokens (%3%4), de ellos tool_search %5 y el aviso del sistema %6
</translation>
    </message>
    <message>
        <source>  %1 tools sent: %2 from MCP servers, %3 built-in or other, %4 of the plugin
</source>
        <translation>  %1 herramientas enviadas: %2 de servidores MCP, %3 integradas u otras, %4 del plugin
</translation>
    </message>
    <message>
        <source>  %1 hidden, %2 kept, %3 visible, %4 out of the plugin’s reach
</source>
        <translation>  %1 ocultas, %2 mantenidas, %3 visibles, %4 fuera del alcance del plugin
</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>no hace nada</translation>
    </message>
    <message>
        <source>matches %1 of %2</source>
        <translation>coincide con %1 de %2</translation>
    </message>
    <message>
        <source>decides %1</source>
        <translation>decide %1</translation>
    </message>
    <message>
        <source>%1 out of reach</source>
        <translation>%1 fuera de alcance</translation>
    </message>
    <message>
        <source>  no rules
</source>
        <translation>  sin reglas
</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>no se envía</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>fuera de alcance</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantenida</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>veredicto</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descripción</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>esquema</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>change</source>
        <translation>cambio</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadida</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>plugin</translation>
    </message>
    <message>
        <source>  … and %1 more [%2]; “tss check” and --json list all
</source>
        <translation>  … y %1 más [%2]; «tss check» y --json los enumeran todos
</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Problemas: %1</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Lo que ve el modelo</translation>
    </message>
    <message>
        <source>system prompt</source>
        <translation>mensaje del sistema</translation>
    </message>
    <message>
        <source>--example brings its own catalog and configuration; leave --catalog and --config out.</source>
        <translation>--example trae su propio catálogo y configuración; prescinda de --catalog y --config.</translation>
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

Muestra lo que recibe el modelo: cada herramienta con su veredicto, la regla que lo dictó y sus tokens,
el total antes y después, con qué coincide cada regla, y los problemas.

  --catalog FILE…   archivos con herramientas, de cualquier clase de «tss help catalog»; varios, o la
                    opción varias veces. NOMBRE=FILE dice cómo se llama el servidor; sin ello, la
                    lista de un servidor toma el nombre del archivo: github.tools.json es «github».
  --config FILE     el tool-search.json. Sin ello no hay tal archivo y valen los valores
                    predeterminados del plugin.
  --options FILE    las opciones integradas del plugin en opencode.json, como objeto JSON
  --host stock      OpenCode tal como se publica: las herramientas MCP nunca pasan por el plugin
                    (predeterminado)
  --host hooked     una compilación cuyo gancho cubre las herramientas MCP
  --tokens NAME     cómo contar tokens: estimate (predeterminado)
  --text            también cada descripción tal como se envía
  --json            todo, para programas
  --example         el ejemplo incluido en vez de archivos

«-» como FILE es la entrada estándar.
</translation>
    </message>
    <message>
        <source>show what the model gets, and its tokens</source>
        <translation>mostrar lo que recibe el modelo y sus tokens</translation>
    </message>
    <message>
        <source>“%1” holds no JSON object. Inline options are an object, as in {&quot;hide&quot;: [&quot;github_*&quot;]}.</source>
        <translation>«%1» no contiene un objeto JSON. Las opciones integradas son un objeto, como en {&quot;hide&quot;: [&quot;github_*&quot;]}.</translation>
    </message>
    <message>
        <source>Name the files with the tools: --catalog FILE…</source>
        <translation>Nombre los archivos con las herramientas: --catalog ARCHIVO…</translation>
    </message>
    <message>
        <source>Say what to search for: --query TEXT</source>
        <translation>Diga qué buscar: --query TEXTO</translation>
    </message>
    <message>
        <source>--top-k takes a number from 1 to 20, not “%1”.</source>
        <translation>--top-k toma un número del 1 al 20, no «%1».</translation>
    </message>
    <message>
        <source>id is “%1”</source>
        <translation>el id es «%1»</translation>
    </message>
    <message>
        <source>id starts with “%1”</source>
        <translation>el id empieza por «%1»</translation>
    </message>
    <message>
        <source>id has “%1” in it</source>
        <translation>el id contiene «%1»</translation>
    </message>
    <message>
        <source>tags have “%1” in them</source>
        <translation>las etiquetas contienen «%1»</translation>
    </message>
    <message>
        <source>description has “%1” in it</source>
        <translation>la descripción contiene «%1»</translation>
    </message>
    <message>
        <source>has tags</source>
        <translation>tiene etiquetas</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>enumerada</translation>
    </message>
    <message>
        <source>The plugin fails on every search with this configuration; “tss check” says why.
</source>
        <translation>Con esta configuración el plugin falla en cada búsqueda; «tss check» dice por qué.
</translation>
    </message>
    <message>
        <source>  nothing found
</source>
        <translation>  no se encontró nada
</translation>
    </message>
    <message>
        <source>Answer to the model</source>
        <translation>Respuesta al modelo</translation>
    </message>
    <message>
        <source>show what tool_search would answer</source>
        <translation>mostrar lo que contestaría tool_search</translation>
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

Enumera los problemas de cada archivo. FILE es un tool-search.json o un catálogo; lo dice su contenido.
Donde el contenido no lo dice, por no ser JSON, el nombre «tool-search…» significa una configuración.
Una configuración se comprueba con todos los catálogos dados; sin ninguno, no se comprueba con qué coinciden sus reglas.

  --catalog FILE…  catálogos con los que se comprueba la configuración, sin comprobarlos a ellos
  --config FILE…   configuraciones, contengan lo que contengan

Termina con 1 cuando hay errores, y con 0 cuando hay a lo sumo advertencias y sugerencias.
Las demás opciones son las de «tss help preview».
</translation>
    </message>
    <message>
        <source>
On stock OpenCode MCP tools are not in the plugin’s catalog, so no search finds them. And instead of the JSON
under “Parameters:” the model gets a dump of OpenCode’s internals there, which only a running OpenCode knows.
</source>
        <translation>
En OpenCode estándar las herramientas MCP no están en el catálogo del plugin, así que ninguna búsqueda las encuentra. Y en vez del JSON
bajo «Parameters:» el modelo recibe allí un volcado interno de OpenCode, que solo conoce un OpenCode en marcha.
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

Muestra lo que contestaría tool_search: las herramientas halladas, por qué, y el texto exacto.

  --query TEXT     tal como la escribiría el modelo; «*» enumera las herramientas ocultas
  --top-k N        tal como lo daría el modelo, de 1 a 20; sin ello, el topK de la configuración
  --own-tool       el propio tool_search participa, el último, como en un OpenCode 1.18.33 en marcha

Las demás opciones son las de «tss help preview».
</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>No longer hide “%1”</source>
        <translation>Dejar de ocultar «%1»</translation>
    </message>
    <message>
        <source>No longer keep “%1”</source>
        <translation>Dejar de mantener «%1»</translation>
    </message>
    <message numerus="yes">
        <source>No longer hide %n tool(s)</source>
        <translation>
            <numerusform>Dejar de ocultar %n herramienta</numerusform>
            <numerusform>Dejar de ocultar %n herramientas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer keep %n tool(s)</source>
        <translation>
            <numerusform>Dejar de mantener %n herramienta</numerusform>
            <numerusform>Dejar de mantener %n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove description of “%1”</source>
        <translation>Quitar la descripción de «%1»</translation>
    </message>
    <message>
        <source>Change description of “%1”</source>
        <translation>Cambiar la descripción de «%1»</translation>
    </message>
    <message>
        <source>Reset “%1”</source>
        <translation>Restablecer «%1»</translation>
    </message>
    <message>
        <source>Set “%1” to %2</source>
        <translation>Poner «%1» a %2</translation>
    </message>
    <message>
        <source>Add hide rule “%1”</source>
        <translation>Añadir la regla de Ocultar «%1»</translation>
    </message>
    <message>
        <source>Add keep rule “%1”</source>
        <translation>Añadir la regla de Mantener «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Add %n hide rule(s)</source>
        <translation>
            <numerusform>Añadir %n regla de Ocultar</numerusform>
            <numerusform>Añadir %n reglas de Ocultar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n keep rule(s)</source>
        <translation>
            <numerusform>Añadir %n regla de Mantener</numerusform>
            <numerusform>Añadir %n reglas de Mantener</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>Ocultar «%1»</translation>
    </message>
    <message>
        <source>Keep “%1”</source>
        <translation>Mantener «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Hide %n tool(s)</source>
        <translation>
            <numerusform>Ocultar %n herramienta</numerusform>
            <numerusform>Ocultar %n herramientas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tool(s)</source>
        <translation>
            <numerusform>Mantener %n herramienta</numerusform>
            <numerusform>Mantener %n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove hide rule “%1”</source>
        <translation>Quitar la regla de Ocultar «%1»</translation>
    </message>
    <message>
        <source>Remove keep rule “%1”</source>
        <translation>Quitar la regla de Mantener «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n hide rule(s)</source>
        <translation>
            <numerusform>Quitar %n regla de Ocultar</numerusform>
            <numerusform>Quitar %n reglas de Ocultar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n keep rule(s)</source>
        <translation>
            <numerusform>Quitar %n regla de Mantener</numerusform>
            <numerusform>Quitar %n reglas de Mantener</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Mantener</translation>
    </message>
    <message>
        <source>Change hide rule to “%1”</source>
        <translation>Cambiar la regla de Ocultar a «%1»</translation>
    </message>
    <message>
        <source>Change keep rule to “%1”</source>
        <translation>Cambiar la regla de Mantener a «%1»</translation>
    </message>
    <message>
        <source>Move rule “%1”</source>
        <translation>Mover la regla «%1»</translation>
    </message>
    <message>
        <source>Move rule “%1” to Hide</source>
        <translation>Pasar la regla «%1» a Ocultar</translation>
    </message>
    <message>
        <source>Move rule “%1” to Keep</source>
        <translation>Pasar la regla «%1» a Mantener</translation>
    </message>
    <message>
        <source>Set tags of “%1”</source>
        <translation>Poner etiquetas a «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n tool(s) with “%1”</source>
        <translation>
            <numerusform>Etiquetar %n herramienta con «%1»</numerusform>
            <numerusform>Etiquetar %n herramientas con «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove tag “%1” from %n tool(s)</source>
        <translation>
            <numerusform>Quitar la etiqueta «%1» de %n herramienta</numerusform>
            <numerusform>Quitar la etiqueta «%1» de %n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename tag “%1” to “%2”</source>
        <translation>Cambiar el nombre de la etiqueta «%1» a «%2»</translation>
    </message>
</context>
<context>
    <name>Conflict</name>
    <message>
        <source>Merge with the file on disk</source>
        <translation>Unir con el archivo del disco</translation>
    </message>
</context>
<context>
    <name>Diagnostics</name>
    <message numerus="yes">
        <source>%n tools have the same id “%1”; only “%4” of “%3” is sent.</source>
        <translation>
            <numerusform>%n herramienta tiene el id «%1»; solo se envía «%4» de «%3».</numerusform>
            <numerusform>%n herramientas tienen el mismo id «%1»; solo se envía «%4» de «%3».</numerusform>
        </translation>
    </message>
    <message>
        <source>OpenCode writes _ for every character of a name other than a–z, A–Z, 0–9, _ and -, and the last tool with an id wins. Settings for this id apply to the winner.</source>
        <translation>OpenCode escribe _ por cada carácter de un nombre que no sea a–z, A–Z, 0–9, _ o -, y gana la última herramienta con un id. Los ajustes de este id valen para la ganadora.</translation>
    </message>
    <message numerus="yes">
        <source>%n servers have a tool named “%1”.</source>
        <translation>
            <numerusform>%n servidor tiene una herramienta llamada «%1».</numerusform>
            <numerusform>%n servidores tienen una herramienta llamada «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>They are different tools with different ids. Check that your rules mean the right one.</source>
        <translation>Son herramientas distintas con ids distintos. Compruebe que sus reglas se refieren a la correcta.</translation>
    </message>
    <message>
        <source>The id “%1” is %2 characters long; many providers refuse more than 64.</source>
        <translation>El id «%1» tiene %2 caracteres; muchos proveedores rechazan más de 64.</translation>
    </message>
    <message>
        <source>A shorter server name in opencode.json makes the ids of its tools shorter.</source>
        <translation>Un nombre de servidor más corto en opencode.json acorta los ids de sus herramientas.</translation>
    </message>
    <message>
        <source>There are invisible characters in the name “%1”.</source>
        <translation>Hay caracteres invisibles en el nombre «%1».</translation>
    </message>
    <message>
        <source>They are shown as codes such as \u202e. They can make a name look like another; be sure that you trust where it comes from.</source>
        <translation>Se muestran como códigos, por ejemplo \u202e. Pueden hacer que un nombre parezca otro; asegúrese de que confía en su procedencia.</translation>
    </message>
    <message>
        <source>A tool has no name.</source>
        <translation>Una herramienta no tiene nombre.</translation>
    </message>
    <message>
        <source>The model cannot call it, and no pattern but an empty one matches it. Correct the server or the file.</source>
        <translation>El modelo no puede llamarla y solo un patrón vacío coincide con ella. Corrija el servidor o el archivo.</translation>
    </message>
    <message>
        <source>%1 tools are sent in every request; some providers refuse more than 128.</source>
        <translation>En cada petición se envían %1 herramientas; algunos proveedores rechazan más de 128.</translation>
    </message>
    <message>
        <source>%2 come from MCP servers, %3 are built in or your own, %4 are the plugin’s. Hiding does not lower the number, for hidden tools are still listed. Switch servers off instead.</source>
        <translation>%2 vienen de servidores MCP, %3 son integradas o suyas y %4 del plugin. Ocultar no reduce el número, pues las ocultas siguen en la lista. Apague servidores.</translation>
    </message>
    <message>
        <source>The description is %1 characters long; some providers refuse more than 1,024.</source>
        <translation>La descripción tiene %1 caracteres; algunos proveedores rechazan más de 1024.</translation>
    </message>
    <message>
        <source>The description is %1 characters long; some programs cut it after 2,048 without a word.</source>
        <translation>La descripción tiene %1 caracteres; algunos programas la cortan tras 2048 sin avisar.</translation>
    </message>
    <message>
        <source>tool_search finds it by its id and its tags only. Tags help.</source>
        <translation>tool_search solo la encuentra por su id y sus etiquetas. Las etiquetas ayudan.</translation>
    </message>
    <message numerus="yes">
        <source>It is not known where %n tool(s) of “%1” come from.</source>
        <translation>
            <numerusform>No se sabe de dónde viene %n herramienta de «%1».</numerusform>
            <numerusform>No se sabe de dónde vienen %n herramientas de «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>It matters: OpenCode up to 1.18.33 passes built-in and custom tools to the plugin, but no MCP tools. Say which kind they are.</source>
        <translation>Importa: OpenCode hasta 1.18.33 pasa al plugin las herramientas integradas y personalizadas, pero ninguna MCP. Diga de qué tipo son.</translation>
    </message>
    <message>
        <source>DSH refuses the server name “%1”.</source>
        <translation>DSH rechaza el nombre de servidor «%1».</translation>
    </message>
    <message>
        <source>It takes 1 to 32 characters out of a–z, A–Z, 0–9, _ and -. OpenCode takes any name.</source>
        <translation>Admite de 1 a 32 caracteres de a–z, A–Z, 0–9, _ y -. OpenCode admite cualquier nombre.</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>The same goes for %n tool(s) in all.</source>
        <translation>
            <numerusform>Lo mismo vale para %n herramienta en total.</numerusform>
            <numerusform>Lo mismo vale para %n herramientas en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sugerencia</translation>
    </message>
    <message>
        <source>always kept by the plugin</source>
        <translation>siempre mantenida por el plugin</translation>
    </message>
    <message>
        <source>The plugin ignores this whole file, because there are comments in it.</source>
        <translation>El plugin ignora este archivo entero porque contiene comentarios.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 reads strict JSON only; until the comments are gone its defaults apply, not the values here. You can go on editing all the same.</source>
        <translation>El plugin 0.1.2 solo lee JSON estricto; mientras haya comentarios valen sus valores predeterminados, no los de aquí. Puede seguir editando igualmente.</translation>
    </message>
    <message>
        <source>The plugin ignores this whole file, because there is a comma before a closing bracket.</source>
        <translation>El plugin ignora este archivo entero porque hay una coma antes de un corchete de cierre.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 reads strict JSON only; until the comma is gone its defaults apply, not the values here. You can go on editing all the same.</source>
        <translation>El plugin 0.1.2 solo lee JSON estricto; mientras esté la coma valen sus valores predeterminados, no los de aquí. Puede seguir editando igualmente.</translation>
    </message>
    <message>
        <source>The plugin ignores this whole file, because it begins with a byte-order mark.</source>
        <translation>El plugin ignora este archivo entero porque empieza con una marca de orden de bytes.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 reads strict JSON only; until the mark is gone its defaults apply, not the values here. Saving from Tool Search Studio writes the file without it.</source>
        <translation>El plugin 0.1.2 solo lee JSON estricto; mientras esté la marca valen sus valores predeterminados, no los de aquí. Al guardar desde Tool Search Studio el archivo se escribe sin ella.</translation>
    </message>
    <message>
        <source>The plugin ignores this whole file, because it is not valid JSON: %1.</source>
        <translation>El plugin ignora este archivo entero porque no es JSON válido: %1.</translation>
    </message>
    <message>
        <source>Until it is corrected the defaults of plugin 0.1.2 apply.</source>
        <translation>Hasta que se corrija valen los valores predeterminados del plugin 0.1.2.</translation>
    </message>
    <message>
        <source>The file holds %1 instead of an object, so it changes nothing.</source>
        <translation>El archivo contiene %1 en vez de un objeto, así que no cambia nada.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 reads it without a word and uses its defaults. Put the settings in curly brackets.</source>
        <translation>El plugin 0.1.2 lo lee sin avisar y usa sus valores predeterminados. Ponga los ajustes entre llaves.</translation>
    </message>
    <message>
        <source>There are bytes in the file that are not UTF-8 text.</source>
        <translation>En el archivo hay bytes que no son texto UTF-8.</translation>
    </message>
    <message>
        <source>The plugin reads a replacement character for each of them; the rest counts as written. They stay as they are until you change them.</source>
        <translation>El plugin lee un carácter de sustitución por cada uno; el resto vale como está escrito. Se quedan como están hasta que usted los cambie.</translation>
    </message>
    <message>
        <source>The key “%1” is there more than once; the last one counts.</source>
        <translation>La clave «%1» aparece más de una vez; vale la última.</translation>
    </message>
    <message>
        <source>Remove the others, so that what you read is what applies.</source>
        <translation>Quite las otras, para que lo que se lee sea lo que vale.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 does not know the key “%1” and ignores it.</source>
        <translation>El plugin 0.1.2 no conoce la clave «%1» y la ignora.</translation>
    </message>
    <message>
        <source>It stays in the file as it is. Check its spelling if you meant a setting of the plugin.</source>
        <translation>Se queda en el archivo como está. Revise la ortografía si quería un ajuste del plugin.</translation>
    </message>
    <message>
        <source>The plugin fails when OpenCode starts, because “%1” is not a list: there is no tool_search at all.</source>
        <translation>El plugin falla al iniciar OpenCode porque «%1» no es una lista: no hay tool_search.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 takes a list of patterns only. Put the value in square brackets.</source>
        <translation>El plugin 0.1.2 solo acepta una lista de patrones. Ponga el valor entre corchetes.</translation>
    </message>
    <message>
        <source>“%1” is %2, and plugin 0.1.2 treats it as %3.</source>
        <translation>«%1» es %2, y el plugin 0.1.2 lo trata como %3.</translation>
    </message>
    <message>
        <source>Write the number you mean, so that what you read is what applies.</source>
        <translation>Escriba el número que quiere, para que lo que se lee sea lo que vale.</translation>
    </message>
    <message>
        <source>With topK %1 the plugin drops results from the end: it shows %2 of %3.</source>
        <translation>Con topK %1 el plugin quita resultados del final: muestra %2 de %3.</translation>
    </message>
    <message>
        <source>Use a number from 1 to 20.</source>
        <translation>Use un número del 1 al 20.</translation>
    </message>
    <message>
        <source>The plugin is switched off by “enabled”.</source>
        <translation>«enabled» apaga el plugin.</translation>
    </message>
    <message>
        <source>Nothing is hidden, and the model has no tool_search.</source>
        <translation>No se oculta nada y el modelo no tiene tool_search.</translation>
    </message>
    <message>
        <source>“%1” matches 0 of %2 tools.</source>
        <translation>«%1» coincide con 0 de %2 herramientas.</translation>
    </message>
    <message>
        <source>The rule does nothing here. Patterns stand for the whole id and tell capital letters from small ones.</source>
        <translation>La regla no hace nada aquí. Los patrones valen para el id entero y distinguen mayúsculas de minúsculas.</translation>
    </message>
    <message>
        <source>The plugin’s own default patterns mcp_* and mcp__* match 0 of %1 tools.</source>
        <translation>Los patrones predeterminados del plugin, mcp_* y mcp__*, coinciden con 0 de %1 herramientas.</translation>
    </message>
    <message>
        <source>OpenCode names MCP tools after their server, as in “github_create_issue”. Add a rule for each server that you want to hide.</source>
        <translation>OpenCode llama a las herramientas MCP según su servidor, como «github_create_issue». Añada una regla por cada servidor que quiera ocultar.</translation>
    </message>
    <message>
        <source>“%1” hides nothing: keep rules win for every tool that it matches.</source>
        <translation>«%1» no oculta nada: las reglas de Mantener ganan en todas las herramientas con las que coincide.</translation>
    </message>
    <message>
        <source>Remove the rule, or the keep rules that stand against it.</source>
        <translation>Quite la regla, o las reglas de Mantener que se le oponen.</translation>
    </message>
    <message>
        <source>“%1” adds nothing: the rule “%2” above it has every tool that it matches.</source>
        <translation>«%1» no añade nada: la regla «%2», más arriba, ya cubre todas sus herramientas.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Quite una de las dos.</translation>
    </message>
    <message>
        <source>“%1” keeps nothing: no rule hides what it matches.</source>
        <translation>«%1» no mantiene nada: ninguna regla oculta aquello con lo que coincide.</translation>
    </message>
    <message>
        <source>You can remove the rule without changing anything.</source>
        <translation>Puede quitar la regla sin que cambie nada.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” hides %n of OpenCode’s own tool(s): %3.</source>
        <translation>
            <numerusform>«%1» oculta %n herramienta propia de OpenCode: %3.</numerusform>
            <numerusform>«%1» oculta %n herramientas propias de OpenCode: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model needs them for its work. Keep them visible or write a narrower pattern.</source>
        <translation>El modelo las necesita para trabajar. Manténgalas visibles o escriba un patrón más estrecho.</translation>
    </message>
    <message>
        <source>“%1” is not a valid regular expression: %2.</source>
        <translation>«%1» no es una expresión regular válida: %2.</translation>
    </message>
    <message>
        <source>It matches nothing; the other rules still work.</source>
        <translation>No coincide con nada; las demás reglas siguen funcionando.</translation>
    </message>
    <message>
        <source>“%1” was still searching after %2 ms and was stopped.</source>
        <translation>«%1» seguía buscando a los %2 ms y se detuvo.</translation>
    </message>
    <message>
        <source>Here it counts as matching nothing; in OpenCode it would hold up every request. Write it without nested repeats such as (a+)+.</source>
        <translation>Aquí cuenta como si no coincidiera con nada; en OpenCode detendría cada petición. Escríbala sin repeticiones anidadas como (a+)+.</translation>
    </message>
    <message>
        <source>“%1” is written in a way that OpenCode understands and this preview does not.</source>
        <translation>«%1» está escrito de una forma que OpenCode entiende y esta vista previa no.</translation>
    </message>
    <message>
        <source>Modifiers such as (?i:…) and group names used twice work in OpenCode’s own engine only. Here the rule counts as matching nothing.</source>
        <translation>Los modificadores como (?i:…) y los nombres de grupo repetidos solo funcionan en el motor de OpenCode. Aquí la regla cuenta como si no coincidiera con nada.</translation>
    </message>
    <message>
        <source>The rule %1 is not a text, so it matches no tool.</source>
        <translation>La regla %1 no es un texto, así que no coincide con ninguna herramienta.</translation>
    </message>
    <message>
        <source>Write the pattern in double quotes or remove the rule.</source>
        <translation>Escriba el patrón entre comillas dobles o quite la regla.</translation>
    </message>
    <message>
        <source>An empty pattern matches no tool.</source>
        <translation>Un patrón vacío no coincide con ninguna herramienta.</translation>
    </message>
    <message>
        <source>Write a pattern or remove the rule.</source>
        <translation>Escriba un patrón o quite la regla.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” cannot take effect: OpenCode passes none of the %n tool(s) that it matches to the plugin.</source>
        <translation>
            <numerusform>«%1» no puede surtir efecto: OpenCode no pasa al plugin la herramienta con la que coincide.</numerusform>
            <numerusform>«%1» no puede surtir efecto: OpenCode no pasa al plugin ninguna de las %n herramientas con las que coincide.</numerusform>
        </translation>
    </message>
    <message>
        <source>OpenCode up to 1.18.33 sends MCP tools in full, whatever the plugin says. To keep them from the model, switch the server off or deny its tools under “permission” in opencode.json.</source>
        <translation>OpenCode hasta 1.18.33 envía enteras las herramientas MCP, diga lo que diga el plugin. Para que el modelo no las reciba, apague el servidor o deniéguelas en «permission» de opencode.json.</translation>
    </message>
    <message>
        <source>No tool in this catalog has the id “%1”.</source>
        <translation>Ninguna herramienta de este catálogo tiene el id «%1».</translation>
    </message>
    <message>
        <source>Its tags and description do nothing here. Check the spelling, or open the catalog that has the tool.</source>
        <translation>Sus etiquetas y su descripción no hacen nada aquí. Revise la ortografía o abra el catálogo que tiene la herramienta.</translation>
    </message>
    <message>
        <source>The description written for “%1” shows in search results only.</source>
        <translation>La descripción escrita para «%1» solo aparece en los resultados de búsqueda.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 sends it nowhere else: a visible tool keeps its own text, and a hidden one gets a short note. The plugin’s README says otherwise.</source>
        <translation>El plugin 0.1.2 no la envía a ningún otro sitio: una herramienta visible conserva su texto y una oculta recibe una nota corta. El README del plugin dice otra cosa.</translation>
    </message>
    <message numerus="yes">
        <source>Hiding costs more than it saves for %n tool(s): %2 tokens.</source>
        <translation>
            <numerusform>Ocultar %n herramienta cuesta más de lo que ahorra: %2 tokens.</numerusform>
            <numerusform>Ocultar %n herramientas cuesta más de lo que ahorra: %2 tokens.</numerusform>
        </translation>
    </message>
    <message>
        <source>The note that takes the place of a description is longer than these descriptions, and the parameters are sent either way. Keep these tools visible.</source>
        <translation>La nota que ocupa el lugar de una descripción es más larga que estas descripciones, y los parámetros se envían de todos modos. Mantenga visibles estas herramientas.</translation>
    </message>
    <message>
        <source>With this configuration every request is %1 tokens larger than without the plugin.</source>
        <translation>Con esta configuración cada petición tiene %1 tokens más que sin el plugin.</translation>
    </message>
    <message>
        <source>What hiding saves is less than what tool_search, its hint and the notes on hidden tools cost.</source>
        <translation>Lo que ahorra ocultar es menos de lo que cuestan tool_search, su aviso y las notas de las herramientas ocultas.</translation>
    </message>
    <message>
        <source>The tool does not say what parameters it takes (no schema).</source>
        <translation>La herramienta no dice qué parámetros acepta (sin esquema).</translation>
    </message>
    <message>
        <source>The tool’s parameter schema is null.</source>
        <translation>El esquema de parámetros de la herramienta es null.</translation>
    </message>
    <message>
        <source>The tool’s parameter schema is not an object.</source>
        <translation>El esquema de parámetros de la herramienta no es un objeto.</translation>
    </message>
    <message>
        <source>The parameter schema is of type “%1” instead of “object”.</source>
        <translation>El esquema de parámetros es de tipo «%1» en vez de «object».</translation>
    </message>
    <message>
        <source>The parameter schema has “%1” at its top, which some providers refuse.</source>
        <translation>El esquema de parámetros tiene «%1» en el nivel superior, lo que algunos proveedores rechazan.</translation>
    </message>
    <message>
        <source>One such tool can make every request fail. Correct the server, or leave the tool out.</source>
        <translation>Una sola herramienta así puede hacer fallar cada petición. Corrija el servidor o prescinda de la herramienta.</translation>
    </message>
    <message>
        <source>A parameter is a list, but nothing says of what (an array without “items”).</source>
        <translation>Un parámetro es una lista, pero nada dice de qué (un array sin «items»).</translation>
    </message>
    <message>
        <source>Some providers refuse the whole request because of it. Correct the server, or leave the tool out.</source>
        <translation>Algunos proveedores rechazan por ello la petición entera. Corrija el servidor o prescinda de la herramienta.</translation>
    </message>
    <message>
        <source>The parameter schema refers to itself.</source>
        <translation>El esquema de parámetros se refiere a sí mismo.</translation>
    </message>
    <message>
        <source>It is sent as it is; some providers refuse such schemas.</source>
        <translation>Se envía como está; algunos proveedores rechazan estos esquemas.</translation>
    </message>
    <message>
        <source>The parameter schema refers to “%1”, which is not in it.</source>
        <translation>El esquema de parámetros se refiere a «%1», que no está en él.</translation>
    </message>
    <message>
        <source>The model cannot see what is meant, and some providers refuse the request. Correct the server.</source>
        <translation>El modelo no puede ver a qué se refiere, y algunos proveedores rechazan la petición. Corrija el servidor.</translation>
    </message>
    <message>
        <source>The parameter schema refers to “%1” elsewhere.</source>
        <translation>El esquema de parámetros se refiere a «%1», que está en otro sitio.</translation>
    </message>
    <message>
        <source>Nobody fetches it on the way to the model. Put what it refers to into the schema.</source>
        <translation>Nadie lo busca de camino al modelo. Ponga en el esquema aquello a lo que se refiere.</translation>
    </message>
    <message>
        <source>OpenCode refuses every tool of “%1”, because its tool “%2” breaks the protocol.</source>
        <translation>OpenCode rechaza todas las herramientas de «%1», porque su herramienta «%2» incumple el protocolo.</translation>
    </message>
    <message>
        <source>Seen with OpenCode 1.18.33: an input schema that is not of type “object”, or a description that is null, makes it drop the server’s whole list. The numbers here count the tools as if they arrived. Correct the server.</source>
        <translation>Visto con OpenCode 1.18.33: un esquema de entrada que no es de tipo «object», o una descripción null, hace que descarte la lista entera del servidor. Los números de aquí cuentan las herramientas como si llegaran. Corrija el servidor.</translation>
    </message>
    <message>
        <source>Every tool_search fails, because %1 is of the wrong type.</source>
        <translation>Todo tool_search falla, porque %1 es de otro tipo.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 wants a list of texts as tags, a text as description and a number as limit.</source>
        <translation>El plugin 0.1.2 quiere una lista de textos como etiquetas, un texto como descripción y un número como límite.</translation>
    </message>
    <message>
        <source>“%1” is %2, which is of the wrong type.</source>
        <translation>«%1» es %2, que es de otro tipo.</translation>
    </message>
    <message>
        <source>%3 Correct the value or remove the key.</source>
        <translation>%3 Corrija el valor o quite la clave.</translation>
    </message>
    <message>
        <source>OpenCode 1.18.33 refuses the whole list of an MCP server with such a tool. Correct the server.</source>
        <translation>OpenCode 1.18.33 rechaza la lista entera de un servidor MCP con una herramienta así. Corrija el servidor.</translation>
    </message>
    <message>
        <source>Tools take named parameters. OpenCode 1.18.33 refuses the whole list of an MCP server with such a tool.</source>
        <translation>Las herramientas toman parámetros con nombre. OpenCode 1.18.33 rechaza la lista entera de un servidor MCP con una herramienta así.</translation>
    </message>
</context>
<context>
    <name>DragFeedback</name>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>changes nothing: MCP tools are out of reach on stock OpenCode</source>
        <translation>no cambia nada: en OpenCode estándar las herramientas MCP están fuera de alcance</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>no cambia nada</translation>
    </message>
    <message>
        <source>saves %1 tokens</source>
        <translation>ahorra %1 tokens</translation>
    </message>
    <message>
        <source>costs %1 tokens more</source>
        <translation>cuesta %1 tokens más</translation>
    </message>
    <message>
        <source>same tokens</source>
        <translation>los mismos tokens</translation>
    </message>
    <message numerus="yes">
        <source>hides %n tool(s)</source>
        <translation>
            <numerusform>oculta %n herramienta</numerusform>
            <numerusform>oculta %n herramientas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n tool(s) visible</source>
        <translation>
            <numerusform>mantiene visible %n herramienta</numerusform>
            <numerusform>mantiene visibles %n herramientas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shows %n tool(s) again</source>
        <translation>
            <numerusform>vuelve a mostrar %n herramienta</numerusform>
            <numerusform>vuelve a mostrar %n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>; %n out of reach</source>
        <translation>
            <numerusform>; %n fuera de alcance</numerusform>
            <numerusform>; %n fuera de alcance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %n tool(s)</source>
        <translation>
            <numerusform>Ocultar %n herramienta</numerusform>
            <numerusform>Ocultar %n herramientas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tool(s)</source>
        <translation>
            <numerusform>Mantener %n herramienta</numerusform>
            <numerusform>Mantener %n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>+%n tool(s)</source>
        <translation>
            <numerusform>+%n herramienta</numerusform>
            <numerusform>+%n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · out of reach</source>
        <translation>%1 · fuera de alcance</translation>
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
        <translation>%1 no es JSON válido: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than 4 GiB and cannot be read. Split it into several files.</source>
        <translation>%1 tiene más de 4 GiB y no se puede leer. Divídalo en varios archivos.</translation>
    </message>
    <message>
        <source>The place to change, %2, is not in %1. Reload the file and try again.</source>
        <translation>El lugar que hay que cambiar, %2, no está en %1. Recargue el archivo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The change does not fit into %1, because %2 there is of another kind. Correct it in the File tab first.</source>
        <translation>El cambio no encaja en %1, porque %2 es allí de otra clase. Corríjalo primero en la pestaña Archivo.</translation>
    </message>
    <message>
        <source>The regular expression is not valid: %2. Until it is corrected it matches nothing.</source>
        <translation>La expresión regular no es válida: %2. Hasta que se corrija no coincide con nada.</translation>
    </message>
    <message>
        <source>The regular expression takes too long to search. Write a simpler one, without nested repeats.</source>
        <translation>La expresión regular tarda demasiado. Escriba una más sencilla, sin repeticiones anidadas.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text. Save it as UTF-8 in your editor, then open it again.</source>
        <translation>%1 no es texto UTF-8. Guárdelo como UTF-8 en su editor y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is UTF-16 text, not UTF-8, so it was not opened. Save it as UTF-8 without a byte-order mark in your editor, then open it again.</source>
        <translation>%1 es texto UTF-16, no UTF-8, así que no se abrió. Guárdelo como UTF-8 sin marca de orden de bytes en su editor y ábralo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is empty. Ask the server for its tools again and save the answer.</source>
        <translation>%1 está vacío. Pida de nuevo las herramientas al servidor y guarde la respuesta.</translation>
    </message>
    <message>
        <source>%1 holds an error from the server, not a list of tools: %2. Ask the server again.</source>
        <translation>%1 contiene un error del servidor, no una lista de herramientas: %2. Pregunte de nuevo al servidor.</translation>
    </message>
    <message>
        <source>%1 does not exist. Check the name and the folder.</source>
        <translation>%1 no existe. Compruebe el nombre y la carpeta.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its permissions.</source>
        <translation>%1 no se puede leer: %2. Compruebe sus permisos.</translation>
    </message>
    <message>
        <source>%1 is a folder. Choose a file in it.</source>
        <translation>%1 es una carpeta. Elija un archivo dentro de ella.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MiB, which is more than can be opened. Choose a smaller file.</source>
        <translation>%1 tiene más de %2 MiB, que es más de lo que se puede abrir. Elija un archivo menor.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Make it writable or save under another name.</source>
        <translation>%1 no se puede escribir: %2. Hágalo escribible o guarde con otro nombre.</translation>
    </message>
    <message>
        <source>The folder of %1 cannot be reached: %2. Create it or choose another place.</source>
        <translation>No se puede llegar a la carpeta de %1: %2. Créela o elija otro lugar.</translation>
    </message>
    <message>
        <source>The folder of %1 cannot be written to: %2. Change its permissions or save in another folder.</source>
        <translation>No se puede escribir en la carpeta de %1: %2. Cambie sus permisos o guarde en otra carpeta.</translation>
    </message>
    <message>
        <source>%1 is a link that leads back to itself. Remove the link or point it to a file.</source>
        <translation>%1 es un enlace que vuelve a sí mismo. Quite el enlace o diríjalo a un archivo.</translation>
    </message>
    <message>
        <source>%1 is one file under %2 names (hard links), and saving would part them, so it was not saved. Remove the other names or save under another name.</source>
        <translation>%1 es un solo archivo con %2 nombres (enlaces duros), y guardar los separaría, así que no se guardó. Quite los otros nombres o guarde con otro nombre.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened, so it was not saved. Reload it, merge your edits into it, or overwrite it.</source>
        <translation>Otro programa cambió %1 después de abrirlo, así que no se guardó. Recárguelo, una sus cambios o sobrescríbalo.</translation>
    </message>
    <message>
        <source>There is no room to save %1: %2. The old file is untouched. Free some space and save again.</source>
        <translation>No hay espacio para guardar %1: %2. El archivo anterior está intacto. Libere espacio y guarde de nuevo.</translation>
    </message>
    <message>
        <source>The name %1 is too long for this file system. Choose a shorter one.</source>
        <translation>El nombre %1 es demasiado largo para este sistema de archivos. Elija uno más corto.</translation>
    </message>
    <message>
        <source>%1 is in use by another program: %2. Close it there and try again.</source>
        <translation>%1 está en uso por otro programa: %2. Ciérrelo allí e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2. The old file is untouched. Try again or save elsewhere.</source>
        <translation>%1 no se pudo guardar: %2. El archivo anterior está intacto. Inténtelo de nuevo o guarde en otro sitio.</translation>
    </message>
    <message>
        <source>Stopped before it was finished.</source>
        <translation>Detenido antes de terminar.</translation>
    </message>
    <message>
        <source>%1 was deleted by another program since it was opened, so it was not saved. Save it again to create it, or save under another name.</source>
        <translation>Otro programa borró %1 después de abrirlo, así que no se guardó. Guarde de nuevo para crearlo, o guarde con otro nombre.</translation>
    </message>
    <message>
        <source>%1 was created by another program meanwhile, so it was not saved. Reload it, merge your edits into it, or overwrite it.</source>
        <translation>Mientras tanto otro programa creó %1, así que no se guardó. Recárguelo, una sus cambios o sobrescríbalo.</translation>
    </message>
    <message>
        <source>%1 holds no list of tools in a format known here; it is %2. Use an MCP tools/list result, OpenAI or Anthropic tools, a list from OpenCode or DSH, or a catalog of Tool Search Studio.</source>
        <translation>%1 no contiene una lista de herramientas en un formato conocido; es %2. Use un resultado tools/list de MCP, herramientas de OpenAI o Anthropic, una lista de OpenCode o DSH, o un catálogo de Tool Search Studio.</translation>
    </message>
</context>
<context>
    <name>Fixes</name>
    <message>
        <source>Make it strict JSON: remove comments, extra commas and byte-order mark</source>
        <translation>Hacerlo JSON estricto: quitar comentarios, comas de más y marca de orden de bytes</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Quitar «%1»</translation>
    </message>
    <message>
        <source>Replace by “%2”</source>
        <translation>Sustituir por «%2»</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tool(s) visible</source>
        <translation>
            <numerusform>Mantener visible %n herramienta</numerusform>
            <numerusform>Mantener visibles %n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Make “%1” a list</source>
        <translation>Hacer de «%1» una lista</translation>
    </message>
    <message>
        <source>Set “%1” to %2</source>
        <translation>Poner «%1» a %2</translation>
    </message>
    <message>
        <source>Remove the entry for “%1”</source>
        <translation>Quitar la entrada de «%1»</translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>Ocultar «%1»</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>System</source>
        <translation>Del sistema</translation>
    </message>
</context>
<context>
    <name>LaunchOptions</name>
    <message>
        <source>Open the bundled example.</source>
        <translation>Abrir el ejemplo incluido.</translation>
    </message>
    <message>
        <source>Open this configuration instead of the user&apos;s.</source>
        <translation>Abrir esta configuración en vez de la del usuario.</translation>
    </message>
    <message>
        <source>Write a picture of the window to a PNG file and end.</source>
        <translation>Escribir una imagen de la ventana en un archivo PNG y terminar.</translation>
    </message>
    <message>
        <source>Size of the window, as 1440x900.</source>
        <translation>Tamaño de la ventana, como 1440x900.</translation>
    </message>
    <message>
        <source>Colour scheme: light or dark.</source>
        <translation>Colores: light (claro) o dark (oscuro).</translation>
    </message>
    <message>
        <source>Language: en, es or zh_CN.</source>
        <translation>Idioma: en, es o zh_CN.</translation>
    </message>
    <message>
        <source>Select the tool with this id.</source>
        <translation>Seleccionar la herramienta con este id.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>a value is missing</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is missing</source>
        <translation>falta una coma o un corchete de cierre</translation>
    </message>
    <message>
        <source>a colon is missing after the key</source>
        <translation>faltan los dos puntos tras la clave</translation>
    </message>
    <message>
        <source>a key in double quotes is missing</source>
        <translation>falta una clave entre comillas dobles</translation>
    </message>
    <message>
        <source>there is more text after its end</source>
        <translation>hay más texto después de su final</translation>
    </message>
    <message>
        <source>the closing quote of a text is missing</source>
        <translation>faltan las comillas de cierre de un texto</translation>
    </message>
    <message>
        <source>there is a line break or another control character in a text</source>
        <translation>hay un salto de línea u otro carácter de control en un texto</translation>
    </message>
    <message>
        <source>a backslash in a text begins no valid escape</source>
        <translation>una barra invertida en un texto no empieza ningún escape válido</translation>
    </message>
    <message>
        <source>a number is not written the way JSON wants it</source>
        <translation>un número no está escrito como JSON lo quiere</translation>
    </message>
    <message>
        <source>a comment does not end</source>
        <translation>un comentario no termina</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>verdadero o falso</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadero</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falso</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>There were bytes that are not UTF-8 text; each is read as a replacement character.</source>
        <translation>Había bytes que no son texto UTF-8; cada uno se lee como un carácter de sustitución.</translation>
    </message>
    <message>
        <source>The file begins with a byte-order mark, which was skipped.</source>
        <translation>El archivo empieza con una marca de orden de bytes, que se pasó por alto.</translation>
    </message>
    <message>
        <source>An entry of the list is not an object, so it is no tool; it is shown without a name.</source>
        <translation>Una entrada de la lista no es un objeto, así que no es una herramienta; se muestra sin nombre.</translation>
    </message>
    <message>
        <source>A tool has no name.</source>
        <translation>Una herramienta no tiene nombre.</translation>
    </message>
    <message>
        <source>The list is not complete: it announces another page that is not in the file. Ask the server for the rest.</source>
        <translation>La lista no está completa: anuncia otra página que no está en el archivo. Pida el resto al servidor.</translation>
    </message>
    <message>
        <source>A line is not JSON and was skipped: %1</source>
        <translation>Una línea no es JSON y se pasó por alto: %1</translation>
    </message>
    <message>
        <source>One of the answers in the file is an error: %1</source>
        <translation>Una de las respuestas del archivo es un error: %1</translation>
    </message>
    <message>
        <source>The key “%1” is there more than once; the last one counts.</source>
        <translation>La clave «%1» aparece más de una vez; vale la última.</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file</source>
        <translation>es una tubería o un dispositivo, no un archivo</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>pertenece a otro usuario</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>es de solo lectura</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 then hides nothing, not even by its defaults.</source>
        <translation>El plugin 0.1.2 no oculta entonces nada, ni siquiera por sus valores predeterminados.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 then keeps nothing but tool_search.</source>
        <translation>El plugin 0.1.2 solo mantiene entonces tool_search.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 finds no tags and no descriptions in it.</source>
        <translation>El plugin 0.1.2 no encuentra en ello ni etiquetas ni descripciones.</translation>
    </message>
    <message>
        <source>Tags are a list of texts and a description is a text; plugin 0.1.2 makes nothing useful of anything else.</source>
        <translation>Las etiquetas son una lista de textos y una descripción es un texto; de otra cosa el plugin 0.1.2 no hace nada útil.</translation>
    </message>
    <message>
        <source>The tool has no description.</source>
        <translation>La herramienta no tiene descripción.</translation>
    </message>
    <message>
        <source>The tool’s description is null.</source>
        <translation>La descripción de la herramienta es null.</translation>
    </message>
    <message>
        <source>The tool’s description is not a text.</source>
        <translation>La descripción de la herramienta no es un texto.</translation>
    </message>
    <message>
        <source>The tool’s description is empty.</source>
        <translation>La descripción de la herramienta está vacía.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 takes it for false.</source>
        <translation>El plugin 0.1.2 lo toma por falso.</translation>
    </message>
    <message>
        <source>Plugin 0.1.2 takes it for true.</source>
        <translation>El plugin 0.1.2 lo toma por verdadero.</translation>
    </message>
</context>
<context>
    <name>tss::app::Actions</name>
    <message>
        <source>&amp;Open Catalog…</source>
        <translation>&amp;Abrir catálogo…</translation>
    </message>
    <message>
        <source>Open the &amp;Example</source>
        <translation>Abrir el &amp;ejemplo</translation>
    </message>
    <message>
        <source>&amp;Close All Catalogs</source>
        <translation>&amp;Cerrar todos los catálogos</translation>
    </message>
    <message>
        <source>&amp;Reload Catalogs</source>
        <translation>&amp;Recargar los catálogos</translation>
    </message>
    <message>
        <source>&amp;Export Catalog As…</source>
        <translation>E&amp;xportar el catálogo como…</translation>
    </message>
    <message>
        <source>Open Con&amp;figuration…</source>
        <translation>Abrir con&amp;figuración…</translation>
    </message>
    <message>
        <source>Open &amp;User Configuration</source>
        <translation>Abrir la configuración del &amp;usuario</translation>
    </message>
    <message>
        <source>&amp;New Configuration</source>
        <translation>&amp;Nueva configuración</translation>
    </message>
    <message>
        <source>Review &amp;&amp; &amp;Save…</source>
        <translation>Revisar y &amp;guardar…</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Inline Options…</source>
        <translation>Opciones &amp;integradas…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Ocultar</translation>
    </message>
    <message>
        <source>&amp;Keep Visible</source>
        <translation>&amp;Mantener visible</translation>
    </message>
    <message>
        <source>&amp;Stop Hiding</source>
        <translation>&amp;Dejar de ocultar</translation>
    </message>
    <message>
        <source>Stop Kee&amp;ping</source>
        <translation>Dejar de man&amp;tener</translation>
    </message>
    <message>
        <source>Hide the &amp;Whole Source</source>
        <translation>Ocultar &amp;todo el origen</translation>
    </message>
    <message>
        <source>Edit &amp;Tags…</source>
        <translation>Editar &amp;etiquetas…</translation>
    </message>
    <message>
        <source>&amp;Copy Ids</source>
        <translation>&amp;Copiar identificadores</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>¿&amp;Por qué?</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Seleccionar &amp;todo</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Sources and Rules</source>
        <translation>&amp;Orígenes y reglas</translation>
    </message>
    <message>
        <source>Tool &amp;Details</source>
        <translation>&amp;Detalles de la herramienta</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problemas</translation>
    </message>
    <message>
        <source>P&amp;review</source>
        <translation>&amp;Vista previa</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>Del &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Larger &amp;Text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>Texto &amp;normal</translation>
    </message>
    <message>
        <source>Host: &amp;Stock OpenCode</source>
        <translation>Anfitrión: OpenCode &amp;estándar</translation>
    </message>
    <message>
        <source>Host: &amp;Hook Covers MCP Tools</source>
        <translation>Anfitrión: el &amp;gancho cubre las herramientas MCP</translation>
    </message>
    <message>
        <source>&amp;About Tool Search Studio</source>
        <translation>&amp;Acerca de Tool Search Studio</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
</context>
<context>
    <name>tss::app::AddTagBar</name>
    <message>
        <source>Add tag</source>
        <translation>Añadir etiqueta</translation>
    </message>
    <message>
        <source>Tag for</source>
        <translation>Etiqueta para</translation>
    </message>
    <message>
        <source>tool id</source>
        <translation>id de la herramienta</translation>
    </message>
    <message>
        <source>Tool that gets the tag</source>
        <translation>Herramienta que recibe la etiqueta</translation>
    </message>
    <message>
        <source>new tag</source>
        <translation>etiqueta nueva</translation>
    </message>
    <message>
        <source>Tag to add</source>
        <translation>Etiqueta que se añade</translation>
    </message>
</context>
<context>
    <name>tss::app::Banner</name>
    <message>
        <source>Close the message</source>
        <translation>Cerrar el mensaje</translation>
    </message>
</context>
<context>
    <name>tss::app::CatalogFlow</name>
    <message>
        <source>Open Catalog</source>
        <translation>Abrir catálogo</translation>
    </message>
    <message>
        <source>Catalogs (*.json *.jsonl);;All files (*)</source>
        <translation>Catálogos (*.json *.jsonl);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>Abrir otro…</translation>
    </message>
    <message>
        <source>Export Catalog As</source>
        <translation>Exportar el catálogo como</translation>
    </message>
    <message>
        <source>The catalog was written to %1.</source>
        <translation>El catálogo se escribió en %1.</translation>
    </message>
</context>
<context>
    <name>tss::app::CatalogModel</name>
    <message>
        <source>visible</source>
        <comment>verdict</comment>
        <translation>visible</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>verdict</comment>
        <translation>oculta</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>verdict</comment>
        <translation>mantenida</translation>
    </message>
    <message>
        <source>out of reach</source>
        <comment>verdict</comment>
        <translation>fuera de alcance</translation>
    </message>
    <message>
        <source>loses to %1</source>
        <comment>verdict; %1 is a source</comment>
        <translation>pierde ante %1</translation>
    </message>
    <message>
        <source>never sent: “%1” of %2 has the same id and wins</source>
        <translation>nunca se envía: «%1» de %2 tiene el mismo id y gana</translation>
    </message>
    <message>
        <source>no rule matches</source>
        <translation>ninguna regla coincide</translation>
    </message>
    <message>
        <source>rules cannot reach it on this host, and none matches</source>
        <translation>en este anfitrión las reglas no la alcanzan, y ninguna coincide</translation>
    </message>
    <message>
        <source>%1 matches, but cannot reach it on this host</source>
        <comment>%1 is a rule</comment>
        <translation>%1 coincide, pero en este anfitrión no la alcanza</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nombre: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Origen: %1</translation>
    </message>
    <message>
        <source>Id: %1</source>
        <translation>Id: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Final id of the tool</source>
        <translation>Id definitivo de la herramienta</translation>
    </message>
    <message>
        <source>Where the tool comes from</source>
        <translation>De dónde viene la herramienta</translation>
    </message>
    <message>
        <source>Tags that help to find it</source>
        <translation>Etiquetas que ayudan a encontrarla</translation>
    </message>
    <message>
        <source>What happens to it, and why</source>
        <translation>Qué le pasa y por qué</translation>
    </message>
    <message>
        <source>Tokens of name, description and schema in full</source>
        <translation>Tokens del nombre, la descripción y el esquema completos</translation>
    </message>
    <message>
        <source>Tokens of what is sent at the start of a session</source>
        <translation>Tokens de lo que se envía al empezar una sesión</translation>
    </message>
    <message>
        <source>What the configuration changes: less is better</source>
        <translation>Lo que cambia la configuración: menos es mejor</translation>
    </message>
    <message>
        <source>never sent</source>
        <comment>verdict</comment>
        <translation>nunca se envía</translation>
    </message>
    <message>
        <source>OpenCode keeps this tool to itself: the plugin counts and finds it, the model never gets it</source>
        <translation>OpenCode se guarda esta herramienta: el plugin la cuenta y la encuentra, el modelo nunca la recibe</translation>
    </message>
</context>
<context>
    <name>tss::app::DocumentFlow</name>
    <message>
        <source>Open Configuration</source>
        <translation>Abrir configuración</translation>
    </message>
    <message>
        <source>Configurations (*.json *.jsonc);;All files (*)</source>
        <translation>Configuraciones (*.json *.jsonc);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>You have a configuration already; it was opened.</source>
        <translation>Ya tiene una configuración; se ha abierto.</translation>
    </message>
    <message>
        <source>Save Configuration As</source>
        <translation>Guardar la configuración como</translation>
    </message>
    <message>
        <source>Saved. Restart OpenCode to put it in force.</source>
        <translation>Guardado. Reinicie OpenCode para que surta efecto.</translation>
    </message>
    <message>
        <source>the configuration</source>
        <translation>la configuración</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>¿Guardar los cambios de %1?</translation>
    </message>
    <message>
        <source>Changes that are not saved are lost.</source>
        <translation>Los cambios que no se guarden se perderán.</translation>
    </message>
    <message>
        <source>&amp;Review and Save…</source>
        <translation>&amp;Revisar y guardar…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>The file was changed by another program and was read again.</source>
        <translation>Otro programa cambió el archivo y se ha leído de nuevo.</translation>
    </message>
    <message>
        <source>Reload (drop my edits)</source>
        <translation>Recargar (perder mis cambios)</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar lo mío</translation>
    </message>
    <message>
        <source>Merge both</source>
        <translation>Unir ambos</translation>
    </message>
    <message>
        <source>Another program changed the file while you have unsaved changes.</source>
        <translation>Otro programa cambió el archivo mientras usted tiene cambios sin guardar.</translation>
    </message>
</context>
<context>
    <name>tss::app::DropOffer</name>
    <message>
        <source>Use it</source>
        <translation>Usarla</translation>
    </message>
    <message>
        <source>Keep the names</source>
        <translation>Dejar los nombres</translation>
    </message>
    <message numerus="yes">
        <source>%1 selects exactly these %n tools. One rule instead of the names?</source>
        <translation>
            <numerusform>%1 selecciona exactamente esta herramienta. ¿Una regla en vez del nombre?</numerusform>
            <numerusform>%1 selecciona exactamente estas %n herramientas. ¿Una regla en vez de los nombres?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %1 instead of %n names</source>
        <translation>
            <numerusform>Usar %1 en vez de %n nombre</numerusform>
            <numerusform>Usar %1 en vez de %n nombres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use “%1” instead of %n names</source>
        <translation>
            <numerusform>Usar «%1» en vez de %n nombre</numerusform>
            <numerusform>Usar «%1» en vez de %n nombres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::EmptyState</name>
    <message>
        <source>See what your agent&apos;s model is given</source>
        <translation>Vea qué recibe el modelo de su agente</translation>
    </message>
    <message>
        <source>Open a catalog of tools, or drop files here: the answer of an MCP server to “tools/list”, OpenCode&apos;s /experimental/tool, or a list of tools in OpenAI&apos;s or Anthropic&apos;s form. Several files together are fine.</source>
        <translation>Abra un catálogo de herramientas o suelte archivos aquí: la respuesta de un servidor MCP a «tools/list», el /experimental/tool de OpenCode o una lista de herramientas en la forma de OpenAI o de Anthropic. Pueden ser varios archivos a la vez.</translation>
    </message>
    <message>
        <source>Open catalog…</source>
        <translation>Abrir catálogo…</translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation>Abrir el ejemplo</translation>
    </message>
</context>
<context>
    <name>tss::app::FileTab</name>
    <message>
        <source>Text of the configuration file</source>
        <translation>Texto del archivo de configuración</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Editar el texto</translation>
    </message>
    <message>
        <source>This file is not valid UTF-8 (byte %1). It is shown, but can only be changed after it was saved as UTF-8.</source>
        <translation>Este archivo no es UTF-8 válido (byte %1). Se muestra, pero solo se puede cambiar después de guardarlo como UTF-8.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3. Rules and tags show the last version that could be read.</source>
        <translation>Línea %1, columna %2: %3. Las reglas y las etiquetas muestran la última versión que se pudo leer.</translation>
    </message>
    <message>
        <source>Highlighting is off because a line is longer than 20,000 characters.</source>
        <translation>El resaltado está apagado porque una línea tiene más de 20 000 caracteres.</translation>
    </message>
    <message>
        <source>A new file</source>
        <translation>Un archivo nuevo</translation>
    </message>
    <message>
        <source>%1 does not exist yet; it is made when you save.</source>
        <translation>%1 todavía no existe; se crea al guardar.</translation>
    </message>
</context>
<context>
    <name>tss::app::FilterBar</name>
    <message>
        <source>Filter: words, source:github, tag:issue, is:hidden, tokens:&gt;300</source>
        <translation>Filtro: palabras, source:github, tag:issue, is:hidden, tokens:&gt;300</translation>
    </message>
    <message>
        <source>Filter the tools</source>
        <translation>Filtrar las herramientas</translation>
    </message>
    <message>
        <source>&lt;p&gt;Words are looked for in ids, names and descriptions. Terms: &lt;b&gt;source:&lt;/b&gt;github, &lt;b&gt;tag:&lt;/b&gt;issue, &lt;b&gt;is:&lt;/b&gt;hidden, &lt;b&gt;is:&lt;/b&gt;kept, &lt;b&gt;is:&lt;/b&gt;visible, &lt;b&gt;is:&lt;/b&gt;unreachable, &lt;b&gt;is:&lt;/b&gt;problem, &lt;b&gt;tokens:&lt;/b&gt;&amp;gt;300. A minus in front negates; quotes keep spaces.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Las palabras se buscan en los identificadores, nombres y descripciones. Términos: &lt;b&gt;source:&lt;/b&gt;github, &lt;b&gt;tag:&lt;/b&gt;issue, &lt;b&gt;is:&lt;/b&gt;hidden, &lt;b&gt;is:&lt;/b&gt;kept, &lt;b&gt;is:&lt;/b&gt;visible, &lt;b&gt;is:&lt;/b&gt;unreachable, &lt;b&gt;is:&lt;/b&gt;problem, &lt;b&gt;tokens:&lt;/b&gt;&amp;gt;300. Un signo menos delante niega; las comillas conservan los espacios.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>not understood: %1</source>
        <translation>no se entiende: %1</translation>
    </message>
</context>
<context>
    <name>tss::app::InlineOptionsDialog</name>
    <message>
        <source>Inline Options</source>
        <translation>Opciones integradas</translation>
    </message>
    <message>
        <source>Options may also stand in opencode.json, beside the plugin&apos;s name. Paste that entry, or the whole file, so that the preview counts them in. tool-search.json wins over them, key by key. They are not saved from here.</source>
        <translation>También puede haber opciones en opencode.json, junto al nombre del plugin. Pegue esa entrada, o el archivo entero, para que la vista previa las tenga en cuenta. tool-search.json gana, clave por clave. Desde aquí no se guardan.</translation>
    </message>
    <message>
        <source>Inline options</source>
        <translation>Opciones integradas</translation>
    </message>
    <message>
        <source>&amp;Use These Options</source>
        <translation>&amp;Usar estas opciones</translation>
    </message>
    <message>
        <source>From a &amp;File…</source>
        <translation>De un &amp;archivo…</translation>
    </message>
    <message>
        <source>There is no entry of the plugin in this text.</source>
        <translation>En este texto no hay ninguna entrada del plugin.</translation>
    </message>
    <message>
        <source>No inline options.</source>
        <translation>Sin opciones integradas.</translation>
    </message>
    <message>
        <source>Options found.</source>
        <translation>Opciones encontradas.</translation>
    </message>
    <message>
        <source>Take Options From</source>
        <translation>Tomar las opciones de</translation>
    </message>
    <message>
        <source>OpenCode configurations (*.json *.jsonc);;All files (*)</source>
        <translation>Configuraciones de OpenCode (*.json *.jsonc);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>tss::app::LoadProgress</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation>Cargando %1</translation>
    </message>
</context>
<context>
    <name>tss::app::MainWindow</name>
    <message>
        <source>Open Catalog</source>
        <translation>Abrir catálogo</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Recent &amp;Catalogs</source>
        <translation>&amp;Catálogos recientes</translation>
    </message>
    <message>
        <source>Recent Confi&amp;gurations</source>
        <translation>Confi&amp;guraciones recientes</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Colour Scheme</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>No recent catalogs</source>
        <translation>No hay catálogos recientes</translation>
    </message>
    <message>
        <source>No recent configurations</source>
        <translation>No hay configuraciones recientes</translation>
    </message>
    <message>
        <source>&amp;Show Only These Tools</source>
        <translation>&amp;Mostrar solo estas herramientas</translation>
    </message>
    <message>
        <source>&amp;Hide All of Them</source>
        <translation>&amp;Ocultarlas todas</translation>
    </message>
    <message>
        <source>&amp;Hide All of Them (%1)</source>
        <translation>&amp;Ocultarlas todas (%1)</translation>
    </message>
    <message>
        <source>&amp;Keep All of Them Visible</source>
        <translation>Mantenerlas &amp;visibles todas</translation>
    </message>
    <message>
        <source>&amp;Keep All of Them Visible (%1)</source>
        <translation>Mantenerlas &amp;visibles todas (%1)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Cambiar el &amp;nombre…</translation>
    </message>
    <message>
        <source>These Tools &amp;Are</source>
        <translation>Estas herramientas &amp;son</translation>
    </message>
    <message>
        <source>&amp;Close This Source</source>
        <translation>&amp;Cerrar este origen</translation>
    </message>
    <message>
        <source>An &amp;MCP Server&apos;s</source>
        <translation>De un servidor &amp;MCP</translation>
    </message>
    <message>
        <source>&amp;Built into OpenCode</source>
        <translation>&amp;Propias de OpenCode</translation>
    </message>
    <message>
        <source>&amp;Custom Tools</source>
        <translation>&amp;Personalizadas</translation>
    </message>
    <message>
        <source>A &amp;Plugin&apos;s</source>
        <translation>De un p&amp;lugin</translation>
    </message>
    <message>
        <source>Hide the &amp;Whole Source</source>
        <translation>Ocultar &amp;todo el origen</translation>
    </message>
    <message>
        <source>Hide the &amp;Whole Source (%1)</source>
        <translation>Ocultar &amp;todo el origen (%1)</translation>
    </message>
    <message>
        <source>%1[*] – Tool Search Studio</source>
        <translation>%1[*] – Tool Search Studio</translation>
    </message>
    <message>
        <source>New configuration</source>
        <translation>Configuración nueva</translation>
    </message>
    <message>
        <source>About Tool Search Studio</source>
        <translation>Acerca de Tool Search Studio</translation>
    </message>
    <message>
        <source>Tool Search Studio %1</source>
        <translation>Tool Search Studio %1</translation>
    </message>
    <message>
        <source>Decide what tools your coding agent&apos;s model sees, and what they cost.

The preview follows %1 %2 and was compared with OpenCode up to %3. Token numbers are estimates where they say so.

MIT licence.</source>
        <translation>Decida qué herramientas ve el modelo de su agente de programación y cuánto cuestan.

La vista previa sigue a %1 %2 y se comparó con OpenCode hasta %3. Los números de tokens son estimaciones donde se indica.

Licencia MIT.</translation>
    </message>
</context>
<context>
    <name>tss::app::ModelSeesTab</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Every tool as the model gets it</source>
        <translation>Cada herramienta tal como la recibe el modelo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>What is appended to the system prompt</source>
        <translation>Lo que se añade al mensaje del sistema</translation>
    </message>
    <message>
        <source>Part of the request</source>
        <translation>Parte de la petición</translation>
    </message>
    <message>
        <source>Tools in the order in which the model gets them</source>
        <translation>Herramientas en el orden en que las recibe el modelo</translation>
    </message>
    <message>
        <source>Paragraph appended to the system prompt</source>
        <translation>Párrafo añadido al mensaje del sistema</translation>
    </message>
    <message>
        <source>Tools (%1)</source>
        <translation>Herramientas (%1)</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>Appended to the system prompt:</source>
        <translation>Añadido al mensaje del sistema:</translation>
    </message>
    <message>
        <source>Nothing is loaded yet. Open a catalog to see what the model would get.</source>
        <translation>Todavía no hay nada cargado. Abra un catálogo para ver qué recibiría el modelo.</translation>
    </message>
    <message>
        <source>Nothing is appended to the system prompt: the plugin fails when it starts with this configuration.</source>
        <translation>No se añade nada al mensaje del sistema: con esta configuración el plugin falla al iniciar.</translation>
    </message>
    <message>
        <source>Nothing is appended to the system prompt: the plugin is switched off (enabled).</source>
        <translation>No se añade nada al mensaje del sistema: el plugin está apagado (enabled).</translation>
    </message>
    <message>
        <source>Nothing is appended to the system prompt: injectSystemHint is off.</source>
        <translation>No se añade nada al mensaje del sistema: injectSystemHint está apagado.</translation>
    </message>
    <message>
        <source>Nothing is appended to the system prompt: no tool is collapsed. MCP tools are out of the plugin&apos;s reach on stock OpenCode, whatever Hide says.</source>
        <translation>No se añade nada al mensaje del sistema: ninguna herramienta está oculta. En OpenCode estándar el plugin no alcanza las herramientas MCP, diga lo que diga Ocultar.</translation>
    </message>
    <message>
        <source>Nothing is appended to the system prompt: no tool is collapsed.</source>
        <translation>No se añade nada al mensaje del sistema: ninguna herramienta está oculta.</translation>
    </message>
</context>
<context>
    <name>tss::app::NewTagButton</name>
    <message>
        <source>+ New tag</source>
        <translation>+ Etiqueta</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Etiqueta nueva</translation>
    </message>
    <message>
        <source>Make a tag for the selected tools, or drop tools here</source>
        <translation>Cree una etiqueta para las herramientas seleccionadas o suelte herramientas aquí</translation>
    </message>
</context>
<context>
    <name>tss::app::OrganizePane</name>
    <message>
        <source>Organize</source>
        <translation>Organizar</translation>
    </message>
</context>
<context>
    <name>tss::app::OverrideEditor</name>
    <message>
        <source>Plugin %1 shows this text in tool_search results only; the description that the model gets stays the tool&apos;s own.</source>
        <translation>El plugin %1 muestra este texto solo en los resultados de tool_search; la descripción que recibe el modelo sigue siendo la de la herramienta.</translation>
    </message>
    <message>
        <source>Text in search results</source>
        <translation>Texto en los resultados de búsqueda</translation>
    </message>
</context>
<context>
    <name>tss::app::PreviewPane</name>
    <message>
        <source>Model sees</source>
        <translation>Lo que ve el modelo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>tss::app::ProblemsPane</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n sugerencia</numerusform>
            <numerusform>%n sugerencias</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Ir allí</translation>
    </message>
</context>
<context>
    <name>tss::app::ReviewDialog</name>
    <message>
        <source>Review and Save</source>
        <translation>Revisar y guardar</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>Lo que se escribirá</translation>
    </message>
    <message>
        <source>Save &amp;with comments and trailing commas (the plugin ignores the file)</source>
        <translation>Guardar &amp;con comentarios y comas finales (el plugin ignora el archivo)</translation>
    </message>
    <message>
        <source>The plugin reads strict JSON only: with comments or trailing commas it ignores the whole file.</source>
        <translation>El plugin solo lee JSON estricto: con comentarios o comas finales ignora el archivo entero.</translation>
    </message>
    <message>
        <source>&amp;Reload (drop my edits)</source>
        <translation>&amp;Recargar (perder mis cambios)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Conservar lo mío</translation>
    </message>
    <message>
        <source>&amp;Merge both</source>
        <translation>&amp;Unir ambos</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save as s&amp;trict JSON (the old file is kept as %1)</source>
        <translation>Guardar como JSON es&amp;tricto (el archivo anterior se conserva como %1)</translation>
    </message>
    <message>
        <source>Save as s&amp;trict JSON</source>
        <translation>Guardar como JSON es&amp;tricto</translation>
    </message>
    <message>
        <source>There is nothing to save: the file says this already.</source>
        <translation>No hay nada que guardar: el archivo ya dice esto.</translation>
    </message>
    <message>
        <source>These lines change in the file: %1</source>
        <translation>Estas líneas cambian en el archivo: %1</translation>
    </message>
    <message>
        <source>This file will be made: %1</source>
        <translation>Se creará este archivo: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Advertencia: %1</translation>
    </message>
</context>
<context>
    <name>tss::app::RuleDelegate</name>
    <message>
        <source>decides %1</source>
        <comment>tools</comment>
        <translation>decide %1</translation>
    </message>
    <message>
        <source>matches 0</source>
        <translation>coincide con 0</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matching tools of all</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>out of reach on stock OpenCode</source>
        <translation>fuera de alcance en OpenCode estándar</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
</context>
<context>
    <name>tss::app::RuleEditor</name>
    <message>
        <source>Pattern to hide</source>
        <translation>Patrón que se oculta</translation>
    </message>
    <message>
        <source>Pattern to keep</source>
        <translation>Patrón que se mantiene</translation>
    </message>
    <message>
        <source>pattern, e.g. github_*</source>
        <translation>patrón, p. ej. github_*</translation>
    </message>
    <message>
        <source>* is any text, ? one character, re: a regular expression</source>
        <translation>* es cualquier texto, ? un carácter, re: una expresión regular</translation>
    </message>
    <message>
        <source>matches %1 of %2</source>
        <translation>coincide con %1 de %2</translation>
    </message>
    <message>
        <source>OpenCode&apos;s own engine takes this, but it cannot be tried here</source>
        <translation>El motor de OpenCode lo acepta, pero aquí no se puede probar</translation>
    </message>
    <message>
        <source>Not a valid pattern: %1</source>
        <translation>No es un patrón válido: %1</translation>
    </message>
    <message>
        <source>Correct it, or press Esc to leave it as it was</source>
        <translation>Corríjalo o pulse Esc para dejarlo como estaba</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>tal como está ahora</translation>
    </message>
    <message>
        <source>Correct it, or press Esc to drop it</source>
        <translation>Corríjalo o pulse Esc para descartarlo</translation>
    </message>
</context>
<context>
    <name>tss::app::RuleListView</name>
    <message>
        <source>Hide rules</source>
        <translation>Reglas de Ocultar</translation>
    </message>
    <message>
        <source>Keep rules</source>
        <translation>Reglas de Mantener</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>New hide rule…</source>
        <translation>Nueva regla de Ocultar…</translation>
    </message>
    <message>
        <source>New keep rule…</source>
        <translation>Nueva regla de Mantener…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move to Keep</source>
        <translation>Pasar a Mantener</translation>
    </message>
    <message>
        <source>Move to Hide</source>
        <translation>Pasar a Ocultar</translation>
    </message>
    <message>
        <source>Show its tools</source>
        <translation>Mostrar sus herramientas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>tss::app::RuleModel</name>
    <message>
        <source>matches %1 of %2</source>
        <comment>tools</comment>
        <translation>coincide con %1 de %2</translation>
    </message>
    <message>
        <source>not a text: matches only the empty id</source>
        <translation>no es un texto: solo coincide con el id vacío</translation>
    </message>
    <message>
        <source>empty: matches only the empty id</source>
        <translation>vacío: solo coincide con el id vacío</translation>
    </message>
    <message>
        <source>no valid regular expression: %1</source>
        <translation>expresión regular no válida: %1</translation>
    </message>
    <message>
        <source>takes too long, so that OpenCode would stand still</source>
        <translation>tarda demasiado: OpenCode se quedaría parado</translation>
    </message>
    <message>
        <source>cannot be tested here, but OpenCode understands it</source>
        <translation>aquí no se puede probar, pero OpenCode lo entiende</translation>
    </message>
</context>
<context>
    <name>tss::app::RulePopup</name>
    <message>
        <source>Suggestions (arrow down, then Enter)</source>
        <translation>Sugerencias (flecha abajo y luego Intro)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::RuleSection</name>
    <message>
        <source>+ New</source>
        <translation>+ Nueva</translation>
    </message>
    <message>
        <source>New hide rule</source>
        <translation>Nueva regla de Ocultar</translation>
    </message>
    <message>
        <source>New keep rule</source>
        <translation>Nueva regla de Mantener</translation>
    </message>
    <message>
        <source>Drop tools here to hide them</source>
        <translation>Suelte herramientas aquí para ocultarlas</translation>
    </message>
    <message>
        <source>Drop tools here to keep them visible</source>
        <translation>Suelte herramientas aquí para mantenerlas visibles</translation>
    </message>
    <message>
        <source>From the inline options. The first change here writes them into the file.</source>
        <translation>De las opciones integradas. El primer cambio aquí las escribe en el archivo.</translation>
    </message>
    <message>
        <source>The plugin&apos;s defaults. The first change here writes them into the file.</source>
        <translation>Los valores predeterminados del plugin. El primer cambio aquí los escribe en el archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n</numerusform>
            <numerusform>%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Move “%1” to Hide</source>
        <translation>Pasar «%1» a Ocultar</translation>
    </message>
    <message>
        <source>Move “%1” to Keep</source>
        <translation>Pasar «%1» a Mantener</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>Change the order of the rules</source>
        <translation>Cambiar el orden de las reglas</translation>
    </message>
</context>
<context>
    <name>tss::app::SchemaSection</name>
    <message>
        <source>Schema of the parameters</source>
        <translation>Esquema de los parámetros</translation>
    </message>
</context>
<context>
    <name>tss::app::Screenshot</name>
    <message>
        <source>The picture could not be written to %1.</source>
        <translation>No se pudo escribir la imagen en %1.</translation>
    </message>
</context>
<context>
    <name>tss::app::SearchHitsModel</name>
    <message>
        <source>id is “%1” %2</source>
        <translation>el id es «%1» %2</translation>
    </message>
    <message>
        <source>id starts with “%1” %2</source>
        <translation>el id empieza por «%1» %2</translation>
    </message>
    <message>
        <source>id contains “%1” %2</source>
        <translation>el id contiene «%1» %2</translation>
    </message>
    <message>
        <source>tags contain “%1” %2</source>
        <translation>las etiquetas contienen «%1» %2</translation>
    </message>
    <message>
        <source>description contains “%1” %2</source>
        <translation>la descripción contiene «%1» %2</translation>
    </message>
    <message>
        <source>has tags %1</source>
        <translation>tiene etiquetas %1</translation>
    </message>
    <message>
        <source>“*” lists the collapsed tools</source>
        <translation>«*» enumera las herramientas ocultas</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>%1. %2, score %3: %4</source>
        <translation>%1. %2, %3 puntos: %4</translation>
    </message>
</context>
<context>
    <name>tss::app::SearchTab</name>
    <message>
        <source>Query as the model would write it; * lists what is collapsed</source>
        <translation>Consulta tal como la escribiría el modelo; * enumera lo oculto</translation>
    </message>
    <message>
        <source>Search query</source>
        <translation>Consulta de búsqueda</translation>
    </message>
    <message>
        <source>Results the model asks for</source>
        <translation>Resultados que pide el modelo</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>The exact text that tool_search returns</source>
        <translation>El texto exacto que devuelve tool_search</translation>
    </message>
    <message>
        <source>Text that tool_search returns to the model</source>
        <translation>Texto que tool_search devuelve al modelo</translation>
    </message>
    <message>
        <source>Add tag…</source>
        <translation>Añadir etiqueta…</translation>
    </message>
    <message>
        <source>The search fails: a tag list or description has the wrong type, and tool_search returns nothing at all. See Problems.</source>
        <translation>La búsqueda falla: una lista de etiquetas o una descripción es de otro tipo y tool_search no devuelve nada. Vea Problemas.</translation>
    </message>
    <message>
        <source>Open a catalog to try searches on it.</source>
        <translation>Abra un catálogo para probar búsquedas en él.</translation>
    </message>
    <message>
        <source>The plugin does nothing with this configuration, so there is no tool_search to call.</source>
        <translation>Con esta configuración el plugin no hace nada, así que no hay tool_search.</translation>
    </message>
    <message>
        <source>On stock OpenCode tool_search does not find MCP tools. Under “Parameters:” the real text there is a dump of OpenCode&apos;s internals that only a running OpenCode can tell; here the schema stands for it.</source>
        <translation>En OpenCode estándar, tool_search no encuentra herramientas MCP. Bajo «Parameters:», el texto real es un volcado interno de OpenCode que solo un OpenCode en marcha puede dar; aquí lo representa el esquema.</translation>
    </message>
    <message>
        <source>K: default</source>
        <comment>number of results</comment>
        <translation>K: predeterminado</translation>
    </message>
    <message>
        <source>K: %1</source>
        <comment>number of results</comment>
        <translation>K: %1</translation>
    </message>
</context>
<context>
    <name>tss::app::SentToolText</name>
    <message>
        <source>Description as the model gets it</source>
        <translation>Descripción tal como la recibe el modelo</translation>
    </message>
    <message>
        <source>Parameters schema as the model gets it</source>
        <translation>Esquema de parámetros tal como lo recibe el modelo</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Show the parameters schema as the model gets it</source>
        <translation>Mostrar el esquema de parámetros tal como lo recibe el modelo</translation>
    </message>
    <message>
        <source>Select a tool to read what the model gets</source>
        <translation>Seleccione una herramienta para leer lo que recibe el modelo</translation>
    </message>
    <message>
        <source>%1 tokens, collapsed</source>
        <translation>%1 tokens, oculta</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>Name %1 · description %2 · schema %3</source>
        <translation>Nombre %1 · descripción %2 · esquema %3</translation>
    </message>
    <message>
        <source>This tool is sent without a description</source>
        <translation>Esta herramienta se envía sin descripción</translation>
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
    <name>tss::app::SourceDelegate</name>
    <message>
        <source>(no name)</source>
        <translation>(sin nombre)</translation>
    </message>
</context>
<context>
    <name>tss::app::SourceList</name>
    <message>
        <source>Sources</source>
        <translation>Orígenes</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n herramienta</numerusform>
            <numerusform>%n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>No catalog is open.</source>
        <translation>No hay ningún catálogo abierto.</translation>
    </message>
</context>
<context>
    <name>tss::app::SourceModel</name>
    <message>
        <source>%1 tokens</source>
        <comment>of a source</comment>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>Out of reach: on this host no rule takes effect on these tools.</source>
        <translation>Fuera de alcance: en este anfitrión ninguna regla afecta a estas herramientas.</translation>
    </message>
</context>
<context>
    <name>tss::app::SourcesPane</name>
    <message>
        <source>Sources</source>
        <translation>Orígenes</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tool(s)</source>
        <translation>
            <numerusform>%Ln herramienta</numerusform>
            <numerusform>%Ln herramientas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::StatusLine</name>
    <message>
        <source>Preview of plugin %1 on OpenCode up to %2</source>
        <translation>Vista previa del plugin %1 en OpenCode hasta %2</translation>
    </message>
    <message>
        <source>No unsaved changes</source>
        <translation>Sin cambios por guardar</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved: %n change(s)</source>
        <translation>
            <numerusform>Sin guardar: %n cambio</numerusform>
            <numerusform>Sin guardar: %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
</context>
<context>
    <name>tss::app::Studio</name>
    <message>
        <source>Reload from disk</source>
        <translation>Recargar del disco</translation>
    </message>
</context>
<context>
    <name>tss::app::TagEditor</name>
    <message>
        <source>Add a tag</source>
        <translation>Añadir etiqueta</translation>
    </message>
    <message>
        <source>Enter or a comma adds the tag.</source>
        <translation>Intro o una coma añade la etiqueta.</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>Etiqueta %1</translation>
    </message>
    <message>
        <source>Delete removes it</source>
        <translation>Supr la quita</translation>
    </message>
</context>
<context>
    <name>tss::app::TagModel</name>
    <message numerus="yes">
        <source>%1, %n tool(s)</source>
        <translation>
            <numerusform>%1, %n herramienta</numerusform>
            <numerusform>%1, %n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>No tool has this tag yet. Drop tools on it.</source>
        <translation>Ninguna herramienta tiene aún esta etiqueta. Suelte herramientas en ella.</translation>
    </message>
</context>
<context>
    <name>tss::app::TagSection</name>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Tags in use</source>
        <translation>Etiquetas en uso</translation>
    </message>
    <message>
        <source>Tags help tool_search find a tool</source>
        <translation>Las etiquetas ayudan a tool_search</translation>
    </message>
    <message>
        <source>Name of the new tag</source>
        <translation>Nombre de la etiqueta nueva</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n tool(s) with “%1”: found by search, same tokens</source>
        <translation>
            <numerusform>Etiquetar %n herramienta con «%1»: la búsqueda la encuentra, mismos tokens</numerusform>
            <numerusform>Etiquetar %n herramientas con «%1»: la búsqueda las encuentra, mismos tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New tag for %n tool(s)</source>
        <translation>
            <numerusform>Etiqueta nueva para %n herramienta</numerusform>
            <numerusform>Etiqueta nueva para %n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Nombre de la etiqueta</translation>
    </message>
    <message numerus="yes">
        <source>Tag for %n tool(s)</source>
        <translation>
            <numerusform>Etiqueta para %n herramienta</numerusform>
            <numerusform>Etiqueta para %n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show its tools</source>
        <translation>Mostrar sus herramientas</translation>
    </message>
    <message numerus="yes">
        <source>Add to the %n selected tool(s)</source>
        <translation>
            <numerusform>Añadir a la herramienta seleccionada</numerusform>
            <numerusform>Añadir a las %n herramientas seleccionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take from the %n selected tool(s)</source>
        <translation>
            <numerusform>Quitar de la herramienta seleccionada</numerusform>
            <numerusform>Quitar de las %n herramientas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Remove from all tools</source>
        <translation>Quitar de todas las herramientas</translation>
    </message>
    <message>
        <source>New tag…</source>
        <translation>Etiqueta nueva…</translation>
    </message>
</context>
<context>
    <name>tss::app::TokenBar</name>
    <message>
        <source>Tokens with the plugin as part of the tokens without it</source>
        <translation>Tokens con el plugin como parte de los tokens sin él</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>tss::app::ToolCommands</name>
    <message>
        <source>A wider Keep rule decides about these tools. Change that rule in Keep.</source>
        <translation>Una regla de Mantener más amplia decide sobre estas herramientas. Cambie esa regla en Mantener.</translation>
    </message>
    <message>
        <source>A wider rule hides these tools, so they were added to Keep.</source>
        <translation>Una regla más amplia oculta estas herramientas, así que se añadieron a Mantener.</translation>
    </message>
</context>
<context>
    <name>tss::app::ToolDetails</name>
    <message>
        <source>Tool details</source>
        <translation>Detalles de la herramienta</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Text in search results</source>
        <translation>Texto en los resultados de búsqueda</translation>
    </message>
    <message>
        <source>Select a tool to see what the model gets, why, and to give it tags.</source>
        <translation>Seleccione una herramienta para ver qué recibe el modelo y por qué, y para ponerle etiquetas.</translation>
    </message>
    <message>
        <source>Schema · %1 tokens</source>
        <translation>Esquema · %1 tokens</translation>
    </message>
    <message>
        <source>%1 → %2 tokens</source>
        <translation>%1 → %2 tokens</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools selected</source>
        <translation>
            <numerusform>%Ln herramienta seleccionada</numerusform>
            <numerusform>%Ln herramientas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>H hides them, K keeps them visible. Below are the tags that all of them have.</source>
        <translation>H las oculta, K las mantiene visibles. Abajo están las etiquetas que tienen todas.</translation>
    </message>
</context>
<context>
    <name>tss::app::ToolSummary</name>
    <message>
        <source>Id of the tool</source>
        <translation>Id de la herramienta</translation>
    </message>
    <message>
        <source>The tool&apos;s own description</source>
        <translation>La descripción propia de la herramienta</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>(sin id)</translation>
    </message>
    <message>
        <source>named %1 there</source>
        <translation>allí se llama %1</translation>
    </message>
    <message>
        <source>%1 tokens: name %2 · description %3 · schema %4</source>
        <translation>%1 tokens: nombre %2 · descripción %3 · esquema %4</translation>
    </message>
    <message>
        <source>description over %1 characters</source>
        <translation>descripción de más de %1 caracteres</translation>
    </message>
    <message>
        <source>The description has %1 characters. Some providers cut or refuse such a text.</source>
        <translation>La descripción tiene %1 caracteres. Algunos proveedores recortan o rechazan un texto así.</translation>
    </message>
    <message>
        <source>id over %1 characters</source>
        <translation>id de más de %1 caracteres</translation>
    </message>
    <message>
        <source>The id has %1 characters. Many providers refuse a request with such a name.</source>
        <translation>El id tiene %1 caracteres. Muchos proveedores rechazan una petición con un nombre así.</translation>
    </message>
    <message>
        <source>This tool has no description.</source>
        <translation>Esta herramienta no tiene descripción.</translation>
    </message>
    <message numerus="yes">
        <source>%n tools share this id; %1 › %2 wins and is the only one sent.</source>
        <translation>
            <numerusform>%n herramienta comparte este id; %1 › %2 gana y es la única que se envía.</numerusform>
            <numerusform>%n herramientas comparten este id; %1 › %2 gana y es la única que se envía.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tss::app::ToolVerdict</name>
    <message>
        <source>Hidden by</source>
        <translation>Oculta por</translation>
    </message>
    <message>
        <source>Kept visible by</source>
        <translation>Mantenida visible por</translation>
    </message>
    <message>
        <source>Outside the plugin; without effect:</source>
        <translation>Fuera del plugin; sin efecto:</translation>
    </message>
    <message>
        <source>Outside the plugin</source>
        <translation>Fuera del plugin</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No se envía</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
    <message>
        <source>Select this rule</source>
        <translation>Seleccionar esta regla</translation>
    </message>
    <message>
        <source>The model gets a short stand-in for the description until a search or a call finds the tool; the schema is sent all the same.</source>
        <translation>El modelo recibe un texto corto en lugar de la descripción hasta que una búsqueda o una llamada encuentra la herramienta; el esquema se envía igualmente.</translation>
    </message>
    <message>
        <source>Here that costs %1 tokens more than it saves.</source>
        <translation>Aquí eso cuesta %1 tokens más de lo que ahorra.</translation>
    </message>
    <message>
        <source>Another tool with the same id is sent instead.</source>
        <translation>En su lugar se envía otra herramienta con el mismo id.</translation>
    </message>
    <message>
        <source>OpenCode up to %1 sends MCP tools in full; rules cannot reach this tool.</source>
        <translation>OpenCode hasta %1 envía enteras las herramientas MCP; las reglas no alcanzan esta herramienta.</translation>
    </message>
    <message>
        <source>The plugin is off with this configuration, so every tool is sent as it is.</source>
        <translation>Con esta configuración el plugin está apagado, así que cada herramienta se envía tal cual.</translation>
    </message>
    <message>
        <source>Keep wins over Hide. It is sent as it is.</source>
        <translation>Mantener gana a Ocultar. Se envía tal cual.</translation>
    </message>
    <message>
        <source>No rule matches it. It is sent as it is.</source>
        <translation>Ninguna regla coincide. Se envía tal cual.</translation>
    </message>
    <message>
        <source>OpenCode never sends this tool; the plugin counts it and tool_search finds it.</source>
        <translation>OpenCode nunca envía esta herramienta; el plugin la cuenta y tool_search la encuentra.</translation>
    </message>
</context>
<context>
    <name>tss::app::ToolsTable</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n herramienta</numerusform>
            <numerusform>%n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>No tool matches the filter. Press Esc in the filter to see all tools.</source>
        <translation>Ninguna herramienta coincide con el filtro. Pulse Esc en el filtro para verlas todas.</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>fuera de alcance</translation>
    </message>
</context>
<context>
    <name>tss::app::TopBar</name>
    <message>
        <source>Open catalog</source>
        <translation>Abrir catálogo</translation>
    </message>
    <message>
        <source>OpenCode</source>
        <translation>OpenCode</translation>
    </message>
    <message>
        <source>The runtime that is configured: %1 %2 in OpenCode.</source>
        <translation>Lo que se configura: %1 %2 en OpenCode.</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>There are unsaved changes.</source>
        <translation>Hay cambios sin guardar.</translation>
    </message>
    <message>
        <source>Review &amp;&amp; save…</source>
        <translation>Revisar y guardar…</translation>
    </message>
    <message>
        <source>Shows what will be written, then saves (%1)</source>
        <translation>Muestra lo que se escribirá y luego guarda (%1)</translation>
    </message>
    <message>
        <source>Host:</source>
        <translation>Anfitrión:</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Anfitrión</translation>
    </message>
    <message>
        <source>&lt;p&gt;OpenCode as it is released, up to %1: MCP tools never pass through the plugin. They are sent in full, tool_search does not find them, and no rule reaches them.&lt;/p&gt;</source>
        <translation>&lt;p&gt;OpenCode tal como se publica, hasta %1: las herramientas MCP nunca pasan por el plugin. Se envían enteras, tool_search no las encuentra y ninguna regla las alcanza.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;A build of OpenCode in which the plugin&apos;s hook covers MCP tools too, so that rules reach them as they reach the others. No release up to %1 does this.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Una compilación de OpenCode en la que el gancho del plugin cubre también las herramientas MCP, de modo que las reglas las alcanzan como a las demás. Ninguna versión hasta %1 lo hace.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Stock OpenCode</source>
        <translation>OpenCode estándar</translation>
    </message>
    <message>
        <source>Hook covers MCP tools</source>
        <translation>El gancho cubre las MCP</translation>
    </message>
    <message>
        <source>Scope: User</source>
        <translation>Ámbito: usuario</translation>
    </message>
    <message>
        <source>The one file that the plugin reads for you.</source>
        <translation>El único archivo que el plugin lee para usted.</translation>
    </message>
    <message>
        <source>The plugin does not read a file at this place. Save it as %1 to put it in force.</source>
        <translation>El plugin no lee un archivo en este lugar. Guárdelo como %1 para que surta efecto.</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>aún sin guardar</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>host, short</comment>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>MCP hooked</source>
        <comment>host, short</comment>
        <translation>Con gancho MCP</translation>
    </message>
    <message>
        <source>Scope: other file</source>
        <translation>Ámbito: otro archivo</translation>
    </message>
</context>
<context>
    <name>tss::app::TotalsHeader</name>
    <message>
        <source>estimate</source>
        <translation>estimación</translation>
    </message>
    <message>
        <source>stock OpenCode</source>
        <translation>OpenCode estándar</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>tokens before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Tokens per request</source>
        <translation>Tokens por petición</translation>
    </message>
    <message>
        <source>Open a catalog to see what it costs</source>
        <translation>Abra un catálogo para ver cuánto cuesta</translation>
    </message>
    <message>
        <source>Tokens per request · %1 · %2</source>
        <translation>Tokens por petición · %1 · %2</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>of that tool_search %1 · system hint %2</source>
        <translation>de ellos tool_search %1 · aviso del sistema %2</translation>
    </message>
    <message>
        <source>The plugin does nothing with this configuration</source>
        <translation>Con esta configuración el plugin no hace nada</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 ocultas</translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 mantenidas</translation>
    </message>
    <message>
        <source>%1 out of reach</source>
        <translation>%1 fuera de alcance</translation>
    </message>
    <message>
        <source>%1 visible</source>
        <translation>%1 visibles</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>than without the plugin</comment>
        <translation>%1 (más)</translation>
    </message>
    <message>
        <source>%1 tokens: more than without the plugin</source>
        <translation>%1 tokens: más que sin el plugin</translation>
    </message>
    <message>
        <source>hooked OpenCode</source>
        <translation>OpenCode con gancho</translation>
    </message>
</context>
</TS>
