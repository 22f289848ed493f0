// SPDX-License-Identifier: MIT
// Times the published plugin: node plugin.mjs PLUGIN-FOLDER WORK-FILE. The work is {tools, configs, regexConfigs,
// queries}; the answer, on standard output, has the milliseconds of each run.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { loadPlugin } from "../differential/pluginloader.mjs";

const [folder, workFile] = process.argv.slice(2);
const startPlugin = await loadPlugin(folder);
const work = JSON.parse(readFileSync(workFile, "utf8"));
process.env.OPENCODE_CONFIG_DIR = mkdtempSync(join(tmpdir(), "tool-search-bench-"));
const configFile = join(process.env.OPENCODE_CONFIG_DIR, "tool-search.json");

async function started(config) {
  writeFileSync(configFile, JSON.stringify(config));
  return startPlugin(undefined);
}

async function turn(plugin) {
  const define = plugin["tool.definition"];
  const begin = performance.now();
  for (const { id, description, parameters } of work.tools) {
    await define({ toolID: id }, { description, parameters });
  }
  const system = [];
  await plugin["experimental.chat.system.transform"]({}, { system });
  return performance.now() - begin;
}

async function turns(configs) {
  const times = [];
  for (const config of configs) times.push(await turn(await started(config)));
  return times;
}

async function searches() {
  const plugin = await started(work.configs[0]);
  await turn(plugin);
  const times = [];
  for (const query of work.queries) {
    const begin = performance.now();
    await plugin.tool.tool_search.execute({ query });
    times.push(performance.now() - begin);
  }
  return times;
}

await turns(work.configs.slice(0, 5));
const answer = { turn: await turns(work.configs), regexTurn: await turns(work.regexConfigs), search: await searches() };
answer.memory = process.resourceUsage().maxRSS / 1024;
rmSync(process.env.OPENCODE_CONFIG_DIR, { recursive: true, force: true });
console.log(JSON.stringify(answer));
