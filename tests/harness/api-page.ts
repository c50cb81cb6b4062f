import { execFile, spawnSync } from "node:child_process";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

type Shown = { language: string; text: string };

/** A block of commands of a page, and what the page shows as their output. */
export type Step = { line: number; commands: string; shown: Shown | undefined };

type Block = Shown & { line: number; end: number };

function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  for (const { 0: whole, 1: language = "", 2: text = "", index } of page.matchAll(/^```(\w+)\n(.*?)^```$/gmsu))
    blocks.push({ language, text, line: page.slice(0, index).split("\n").length, end: index + whole.length });
  return blocks;
}

const isCommands = ({ language }: Block) => language === "sh";

/** The steps of a page. Throws for a block that shows what no command before it printed: nothing would hold it. */
export function stepsOf(page: string): Step[] {
  const blocks = blocksOf(page);
  return blocks.flatMap((block, place): Step[] => {
    const next = blocks[place + 1];
    if (!isCommands(block)) {
      const before = blocks[place - 1];
      const between = before ? page.slice(before.end, page.indexOf("```", before.end)) : "";
      if (!before || !isCommands(before) || between.trim() !== "")
        throw new Error(`line ${block.line} shows what no command prints`);
      return [];
    }
    return [{ line: block.line, commands: block.text, shown: next && !isCommands(next) ? next : undefined }];
  });
}

const standIns = { curl: "./stand-in/curl.mjs", jq: "./stand-in/jq.mjs" };
type Program = keyof typeof standIns;

const knows = (program: Program): boolean =>
  program === "curl"
    ? /^\s*--json/mu.test(spawnSync("curl", ["--help", "all"], { encoding: "utf8" }).stdout)
    : spawnSync("jq", ["--version"]).status === 0;

/** Puts stand-ins for the programs that are not installed into a directory, or for all; answers the PATH to use. */
export async function pathWith(directory: string, which: "missing" | "all"): Promise<string> {
  await mkdir(directory, { recursive: true });
  for (const program of Object.keys(standIns) as Program[]) {
    if (which === "missing" && knows(program)) continue;
    const file = join(directory, program);
    const script = fileURLToPath(new URL(standIns[program], import.meta.url));
    await writeFile(file, `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`);
    await chmod(file, 0o755);
  }
  return [directory, process.env["PATH"]].join(delimiter);
}

/** Between the output of one step and that of the next; no answer holds it. */
const mark = "\u001E";

/** Gives the commands of all steps in order to one shell, which ends at the first that fails; what each has printed. */
export async function runSteps(steps: readonly Step[], options: { cwd: string; env: Record<string, string> }) {
  const script = ["set -euo pipefail", ...steps.map(({ commands }) => `${commands}\nprintf '${mark}'`)].join("\n");
  const { stdout } = await run("bash", ["-c", script], options);
  return stdout.split(mark);
}

/** What another run says otherwise: numbers of requests and rows, and times. */
const isVolatile = (value: unknown): value is string =>
  typeof value === "string" && /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$|^\d{4}-\d\d-\d\dT/u.test(value);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Where an output is not as it is shown; undefined where it holds all that is shown. */
export function difference(shown: unknown, printed: unknown, path = "$"): string | undefined {
  if (isVolatile(shown)) return isVolatile(printed) ? undefined : path;
  if (!isObject(shown)) return shown === printed ? undefined : path;
  if (!isObject(printed) || Array.isArray(shown) !== Array.isArray(printed)) return path;
  for (const [name, value] of Object.entries(shown)) {
    const found = difference(value, printed[name], `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with the output of a step; undefined where nothing is. A step that shows nothing must not be refused. */
export function faultOf({ shown }: Step, output: string): string | undefined {
  const printed = output.trim();
  if (shown?.language === "json") {
    const path = difference(JSON.parse(shown.text), jsonOf(printed));
    return path && `${path} differs in ${printed}`;
  }
  if (shown) return printed === shown.text.trim() ? undefined : `it prints ${printed}`;
  return /"requestId"/u.test(printed) || /^null$/mu.test(printed) ? `it prints ${printed}` : undefined;
}
