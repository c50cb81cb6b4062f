import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const requirements = `${root}docs/requirements/`;

const texts = readdirSync(requirements).map((name) => readFileSync(requirements + name, "utf8"));

/** The ids of all statements, as they stand at the head of theirs. */
const statements = new Set(
  texts.flatMap((text) => [...text.matchAll(/^- \*\*([A-Z]{3}-\d{2,})\*\* /gmu)].map(([, id]) => id)),
);

const areas = new Set([...statements].map((id = "") => id.slice(0, 3)));

const hazards = new Set(
  [...readFileSync(`${requirements}hazards.md`, "utf8").matchAll(/^(\d+)\. /gmu)].map(([, number]) => Number(number)),
);

const decisions = new Set(readdirSync(`${root}docs/decisions`).map((name) => name.slice(0, 3)));

const isArea = (id: string) => areas.has(id.slice(0, 3));

/** What a text cites and nobody can read. */
function danglingIn(text: string): string[] {
  const ids = [...text.matchAll(/\b[A-Z]{3}-\d{2}\b/gu)].map(([id]) => id).filter(isArea);
  const dangers = [...text.matchAll(/\bhazards? (\d+)/giu)].map(([, number]) => Number(number));
  const files = [...text.matchAll(/\brequirements\/([\w-]+\.md)/gu)].map(([, name = ""]) => name);
  const reasons = [...text.matchAll(/\bdecisions\/(\d{3})|\bdecision (\d{3})\b|\[(0\d\d)\]\(/gu)].map(
    ([, path, words, link]) => path ?? words ?? link ?? "",
  );
  // What whoever works on the site has and a newcomer has not.
  const elsewhere = [
    ...text.matchAll(/\bissues? \d+\b|\bspec §\d+|(?<![\w/])(?:spec|acceptance|house|art|stack)\.md\b/giu),
  ];
  return [
    ...ids.filter((id) => !statements.has(id)),
    ...dangers.filter((number) => !hazards.has(number)).map((number) => `hazard ${number}`),
    ...files.filter((name) => !existsSync(requirements + name)),
    ...reasons.filter((number) => !decisions.has(number)).map((number) => `decision ${number}`),
    ...elsewhere.map(([words]) => words),
  ];
}

/** This test writes of what is not there. */
const self = "tests/system/citations.test.ts";

const sources = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => /\.(?:tsx?|mjs|cjs|md|ya?ml|css)$/u.test(path) && path !== self && existsSync(root + path));

test("HOU-01 every id that code, tests and documents cite stands in docs/requirements", () => {
  expect([statements.size, hazards.size, sources.length].map((size) => size > 10)).toEqual([true, true, true]);
  const dangling = sources.flatMap((path) =>
    danglingIn(readFileSync(root + path, "utf8")).map((citation) => `${path}: ${citation}`),
  );
  expect(dangling).toEqual([]);
});

test.each([
  "SEC-99",
  "hazard 16",
  "requirements/nothing.md",
  "docs/decisions/999",
  "[099](decisions/099-nothing.md)",
  "issue 9: what is slow",
  "spec §9",
  "house.md",
])("HOU-01 %s would be found", (text) => {
  expect(danglingIn(`// As it says (${text}).`)).not.toEqual([]);
});

test.each([
  "SEC-15",
  "hazard 15",
  "requirements/decisions.md",
  "docs/decisions/012",
  "SHA-256 and UTF-16",
  "an issue of ours",
])("HOU-01 %s is none", (text) => {
  expect(danglingIn(text)).toEqual([]);
});

test("no statement stands twice", () => {
  const all = texts.flatMap((text) => [...text.matchAll(/^- \*\*([A-Z]{3}-\d{2,})\*\* /gmu)].map(([, id]) => id));
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
});
