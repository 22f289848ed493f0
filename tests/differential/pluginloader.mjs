// SPDX-License-Identifier: MIT
// Loads the published OpenCode plugin from its unpacked package. What it imports from OpenCode is replaced by a
// stand-in: its schema builder describes arguments and is never run.
import { register } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const standIn = `
const chain = new Proxy(function () {}, { get: () => chain, apply: () => chain });
export function tool(definition) { return definition; }
tool.schema = chain;`;
const standInUrl = "data:text/javascript," + encodeURIComponent(standIn);
const hooks = `
export async function resolve(specifier, context, next) {
  if (specifier === "@opencode-ai/plugin/tool") return { url: ${JSON.stringify(standInUrl)}, shortCircuit: true };
  return next(specifier, context);
}`;

/** A function that starts the plugin with inline options. */
export async function loadPlugin(folder) {
  register("data:text/javascript," + encodeURIComponent(hooks), import.meta.url);
  const { ToolSearchPlugin } = await import(pathToFileURL(join(resolve(folder), "src", "index.js")).href);
  return (options) => ToolSearchPlugin({ client: { app: { log: async () => {} } } }, options);
}
