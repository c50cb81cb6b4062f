import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
const compiler = join(modules, "typescript", "bin", "tsc");
const options = ["--noEmit", "--ignoreConfig", "--strict", "--skipLibCheck", "--module", "nodenext"];

/** Ends with the compiler, whatever it finds. */
const compile = (file: string) =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, ...options, file], { cwd: dirname(file) }, (_failed, stdout) => {
      resolve(stdout);
    });
  });

/** A text in its language is JSON-LD's; the vocabulary, which knows texts alone, judges the text. */
const withoutLanguages = (document: string) =>
  document.replaceAll(/\{"@value":("(?:[^"\\]|\\.)*"),"@language":"[A-Za-z-]+"\}/gu, "$1");

/**
 * What the vocabulary of schema.org, as schema-dts has it, says against each document: a property or a type that it does
 * not know, a value that the property does not take. The compiler judges them as if somebody had written them.
 */
export async function judgeBySchemaOrg(documents: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "bulmo-schema-org-"));
  try {
    await symlink(modules, join(folder, "node_modules"));
    const file = join(folder, "documents.mts");
    const lines = documents.map((text, place) => `export const document${place}: Graph = ${withoutLanguages(text)};`);
    await writeFile(file, ['import type { Graph } from "schema-dts";', ...lines].join("\n"));
    const said = await compile(file);
    // Without the vocabulary, or without a compiler that takes these options, nothing would be found.
    const stray = said.split("\n").filter((line) => line !== "" && !/^(?:documents\.mts\((?!1,)| )/u.test(line));
    if (stray.length > 0) throw new Error(`nothing was judged: ${stray.join("\n")}`);
    return documents.map((_text, place) => said.split("\n").find((line) => line.includes(`(${place + 2},`)) ?? "");
  } finally {
    await rm(folder, { recursive: true });
  }
}
