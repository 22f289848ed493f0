// SPDX-License-Identifier: MIT
// Runs the published plugin on scenarios: node opencode.mjs PLUGIN-FOLDER SCENARIOS ANSWERS, both files with one JSON
// value a line.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadPlugin } from "./pluginloader.mjs";

const [folder, scenarioFile, answerFile] = process.argv.slice(2);
const startPlugin = await loadPlugin(folder);
const configFolder = mkdtempSync(join(tmpdir(), "tool-search-scenario-"));
const configFile = join(configFolder, "tool-search.json");
process.env.OPENCODE_CONFIG_DIR = configFolder;
console.warn = () => {};

async function turn(plugin, scenario, indices) {
  const descriptions = [];
  for (const index of indices) {
    const { id, description, parameters } = scenario.tools[index];
    const output = { description, parameters };
    await plugin["tool.definition"]?.({ toolID: id }, output);
    descriptions.push(output.description);
  }
  const system = [];
  await plugin["experimental.chat.system.transform"]?.({}, { system });
  return { descriptions, system };
}

async function search(plugin, { query, top_k }) {
  if (!plugin.tool) return { missing: true };
  const { title, output, metadata } = await plugin.tool.tool_search.execute({ query, top_k });
  return { title, output, tools: metadata.tools ?? [], activated: metadata.activated ?? [] };
}

async function perform(plugin, scenario, step) {
  try {
    if (step.op === "turn") return await turn(plugin, scenario, step.tools);
    if (step.op === "search") return await search(plugin, step);
    await plugin["tool.execute.after"]?.({ tool: step.tool });
    return {};
  } catch (error) {
    return { throws: String(error?.message) };
  }
}

async function run(scenario) {
  rmSync(configFile, { force: true });
  if (scenario.file !== null) writeFileSync(configFile, Buffer.from(scenario.file, "base64"));
  const options = scenario.options === null ? undefined : JSON.parse(Buffer.from(scenario.options, "base64").toString());
  let plugin;
  try {
    plugin = await startPlugin(options);
  } catch {
    return { start: "throws", steps: [] };
  }
  const steps = [];
  for (const step of scenario.steps) steps.push(await perform(plugin, scenario, step));
  return { start: plugin.tool ? "active" : "disabled", steps };
}

const answers = [];
for (const line of readFileSync(scenarioFile, "utf8").split("\n")) {
  if (line) answers.push(JSON.stringify(await run(JSON.parse(line))));
}
writeFileSync(answerFile, answers.join("\n") + "\n");
rmSync(configFolder, { recursive: true, force: true });
