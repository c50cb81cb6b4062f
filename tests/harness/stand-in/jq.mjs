// What docs/api.md uses of jq, for machines without it: `.`, `.field` and `{field, field}`, and -r.
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";

const {
  values,
  positionals: [filter = "."],
} = parseArgs({ options: { "raw-output": { type: "boolean", short: "r" } }, allowPositionals: true });

function apply(value) {
  const field = /^\.(\w*)$/.exec(filter)?.[1];
  if (field !== undefined) return field === "" ? value : (value[field] ?? null);
  const fields = /^\{([\w, ]+)\}$/.exec(filter)?.[1];
  if (fields === undefined) throw new Error(`the stand-in of jq does not know ${filter}`);
  return Object.fromEntries(fields.split(/,\s*/).map((name) => [name, value[name] ?? null]));
}

const given = await text(process.stdin);
if (given.trim() !== "") {
  const found = apply(JSON.parse(given));
  const isRaw = values["raw-output"] && typeof found === "string";
  process.stdout.write(`${isRaw ? found : JSON.stringify(found, null, 2)}\n`);
}
