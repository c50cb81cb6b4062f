import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The statements after which the tests of a text are named. */
const statementsIn = (text: string): string[] =>
  [...text.matchAll(/["'`](?<ids>(?:[A-Z]{3}-\d{2,} )+)/gu)].flatMap(
    ({ groups }) => groups?.["ids"]?.trim().split(" ") ?? [],
  );

/** Of the statements of some files those that no other file names. */
const alone = (further: readonly string[], others: readonly string[]): string[] => {
  const held = new Set(others.flatMap(statementsIn));
  return further.flatMap(statementsIn).filter((id) => !held.has(id));
};

const textOf = (path: string) => readFileSync(path, "utf8");
const filesOf = (pattern: string) => globSync(join(root, pattern)).filter((path) => !path.includes("node_modules"));

const further = filesOf("tests/e2e/further/*.test.ts");
const others = ["tests/{system,faults,e2e}/*.test.ts", "{apps,packages}/*/src/**/*.test.{ts,tsx}"].flatMap(filesOf);

test("HOU-02 each statement of a story that waits for test:long has a test that does not", () => {
  expect(further.length).toBeGreaterThan(10);
  const texts = others.map(textOf);
  const missing = further.flatMap((path) => alone([textOf(path)], texts).map((id) => `${relative(root, path)}: ${id}`));
  expect(missing).toEqual([]);
});

test("HOU-02 a statement that is held nowhere else is found", () => {
  expect(alone(['test("PAG-01 PAG-02 a page", go)'], ['test("PAG-01 another", go)'])).toEqual(["PAG-02"]);
});
