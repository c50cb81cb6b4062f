// What docs/api.md uses of curl, for machines without one that knows --json (7.82): no more than that.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { parseArgs } from "node:util";

const options = {
  silent: { type: "boolean", short: "s" },
  request: { type: "string", short: "X" },
  header: { type: "string", short: "H", multiple: true, default: [] },
  json: { type: "string" },
  form: { type: "string", short: "F" },
  cookie: { type: "string", short: "b" },
  "cookie-jar": { type: "string", short: "c" },
  output: { type: "string", short: "o" },
  "dump-header": { type: "string", short: "D" },
  "write-out": { type: "string", short: "w" },
};

const {
  values,
  positionals: [address],
} = parseArgs({ options, allowPositionals: true });

const cookiesIn = (file) => (file && existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : []);

async function formOf(field) {
  const [, name, file] = /^(\w+)=@(.+)$/.exec(field);
  const form = new FormData();
  form.set(name, new Blob([await readFile(file)], { type: `image/${extname(file).slice(1)}` }), basename(file));
  return form;
}

const headers = new Headers(values.header.map((line) => line.split(/:\s*(.*)/s, 2)));
if (values.json !== undefined) headers.set("content-type", "application/json");
const sent = cookiesIn(values.cookie);
if (sent.length > 0) headers.set("cookie", sent.join("; "));

const body = values.form === undefined ? values.json : await formOf(values.form);
const method = values.request ?? (body === undefined ? "GET" : "POST");
const answer = await fetch(address, { method, headers, body, redirect: "manual" });
const text = await answer.text();

if (values["cookie-jar"])
  writeFileSync(
    values["cookie-jar"],
    answer.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("\n"),
  );
if (values["dump-header"] === "-")
  for (const [name, value] of answer.headers) process.stdout.write(`${name}: ${value}\r\n`);
if (values.output === undefined) process.stdout.write(text);
const told = { http_code: answer.status, content_type: answer.headers.get("content-type") };
process.stdout.write(
  (values["write-out"] ?? "").replace(/%\{(\w+)\}/g, (_all, name) => told[name] ?? "").replaceAll("\\n", "\n"),
);
