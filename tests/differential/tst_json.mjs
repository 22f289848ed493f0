// SPDX-License-Identifier: MIT
// The oracle of tst_json*.cpp: what the JavaScript engine itself answers. `node tst_json.mjs MODE` reads one case a
// line and writes one answer a line. Strings travel as UTF-16 in hexadecimal, bytes as base64.
import { readFileSync } from "node:fs";

const units = (hex) => {
  const out = [];
  for (let i = 0; i < hex.length; i += 4) out.push(String.fromCharCode(parseInt(hex.slice(i, i + 4), 16)));
  return out.join("");
};
const hex = (text) => {
  let out = "";
  for (let i = 0; i < text.length; ++i) out += text.charCodeAt(i).toString(16).padStart(4, "0");
  return out;
};
const base64 = (text) => Buffer.from(text, "utf8").toString("base64");

const modes = {
  // base64 of the bytes → "!" or the two outputs of JSON.stringify
  texts(line) {
    let value;
    try {
      value = JSON.parse(Buffer.from(line, "base64").toString("utf8"));
    } catch {
      return "!";
    }
    return `${base64(JSON.stringify(value))} ${base64(JSON.stringify(value, null, 2))}`;
  },
  // bytes → what a Buffer decodes them to
  decode: (line) => hex(Buffer.from(line, "base64").toString("utf8")),
  // text → its UTF-8 bytes
  encode: (line) => Buffer.from(units(line), "utf8").toString("base64"),
  number: (line) => String(Number(units(line))),
  quote: (line) => hex(JSON.stringify(units(line))),
  lower: (line) => hex(units(line).toLowerCase()),
  trim: (line) => `${hex(units(line).trim())} ${hex(units(line).trimEnd())}`,
  split: (line) => units(line).split(/\s+/).map(hex).join(","),
  // source and texts → "!" or one digit a text
  regex(line) {
    const [source, ...texts] = line.split(" ");
    let regex;
    try {
      regex = new RegExp(units(source.slice(1)));
    } catch {
      return "!";
    }
    return texts.map((text) => (regex.test(units(text.slice(1))) ? "1" : "0")).join("");
  },
};

const lines = readFileSync(0, "latin1").split("\n");
lines.pop();
process.stdout.write(lines.map(modes[process.argv[2]]).join("\n") + "\n");
