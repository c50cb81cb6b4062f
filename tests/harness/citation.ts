import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export type Citation = { file: string; words: string };

/** `file` “words” “other words (of the same file)”, as docs/security.md names tests. */
export function citationsIn(text: string): Citation[] {
  const named = text.matchAll(/`(?<file>[\w./-]+)`(?<quotes>(?:\s*(?:\([^()]*\)\s*)?“[^”]+”)+)/gu);
  return [...named].flatMap(({ groups }) =>
    [...(groups?.["quotes"] ?? "").matchAll(/“([^”]+)”/gu)].map(([, words = ""]) => ({
      file: groups?.["file"] ?? "",
      words,
    })),
  );
}

const testFiles = globSync("{apps,packages,tests}/**/*.test.{ts,tsx}", {
  cwd: root,
  exclude: (path) => path.includes("node_modules"),
});

/** The first words of a call that is one of Vitest's, or one that such a call has answered (`test.each(rows)(…`). */
const title = /(?:\b(?:test|describe)|\))\(\s*(?:"(?<plain>(?:[^"\\\n]|\\.)*)"|`(?<template>(?:[^`\\]|\\.)*)`)\s*,/gu;

const placeholder = /%(?:[sdifjoO#$%]|\.\d+s)|\$\{[^}]*\}|\$[a-zA-Z][\w.]*/gu;

/** What stands in a title for a row's own words is the same to a reader, however it is written. */
const fixed = (words: string) => words.replaceAll(placeholder, "\0");

export const titlesIn = (source: string): string[] =>
  [...source.matchAll(title)].map(({ groups }) =>
    (groups?.["plain"] ?? groups?.["template"] ?? "").replaceAll("\\", ""),
  );

/** Why a citation leads nowhere; null where it leads to a test. */
export function faultOf({ file, words }: Citation): string | null {
  const found = testFiles.filter((path) => new RegExp(`(?:^|/)${RegExp.escape(file)}\\.test\\.tsx?$`, "u").test(path));
  const [path] = found;
  if (path === undefined) return `there is no ${file}`;
  if (found.length > 1) return `${file} may be ${found.join(" or ")}`;
  const titles = titlesIn(readFileSync(root + path, "utf8"));
  return titles.some((one) => fixed(one).includes(fixed(words))) ? null : `${path} has no test “${words}”`;
}

/** The part of a document under a heading, with what stands below it. */
export function sectionOf(document: string, heading: string): string {
  const [, after] = document.split(`\n## ${heading}\n`);
  if (after === undefined) throw new Error(`there is no part “${heading}”`);
  return after.split(/\n## /u)[0] ?? "";
}

/** The rows of its tables, without their heads. */
export const rowsOf = (section: string): string[] =>
  section
    .split("\n")
    .filter(
      (line, at, lines) => line.startsWith("| ") && !/^\| -+/u.test(lines[at + 1] ?? "") && !/^\| -+/u.test(line),
    );

export const readDocument = (name: string): string => readFileSync(`${root}docs/${name}`, "utf8");
