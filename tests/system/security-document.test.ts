import { expect, test } from "vitest";
import { citationsIn, faultOf, readDocument, rowsOf, sectionOf, titlesIn } from "../harness/citation.ts";

const document = readDocument("security.md");
const citations = citationsIn(document);

test("SEC-14 the document of security names tests that there are", () => {
  expect(citations.length).toBeGreaterThan(200);
  expect(citations.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
});

test.each(["Hazards and their tests", "Rules and their tests"])(
  "SEC-14 under “%s” every row names a test",
  (heading) => {
    const rows = rowsOf(sectionOf(document, heading));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => citationsIn(row).length === 0)).toEqual([]);
  },
);

test("what is said to have no test yet is described, and nothing else is", () => {
  const described = new Set(rowsOf(sectionOf(document, "Without a test yet")).map((row) => /W\d+/u.exec(row)?.[0]));
  const [, , ...others] = document.split(/(?=\n## )/u);
  const tables = others.filter((part) => !part.startsWith("\n## Without a test yet")).join("");
  const meant = new Set([...tables.matchAll(/\bW\d+\b/gu)].map(([number]) => number));
  expect(meant).toEqual(described);
});

test("a citation that leads nowhere is found out", () => {
  const [missing, ambiguous, unsaid, titled, second] = citationsIn(
    "`no-such-file` “anything”, `draft` “a draft”, `start` “what nobody tests”, `start` “OPS-15 a taken port” (rows) “OPS-15 a second process”",
  ).map(faultOf);
  expect(missing).toBe("there is no no-such-file");
  expect(ambiguous).toMatch(/^draft may be .* or /u);
  expect(unsaid).toMatch(/start\.test\.ts has no test “what nobody tests”$/u);
  expect([titled, second]).toEqual([null, null]);
});

test("titles are read off what calls are given first, with and without rows", () => {
  const source = `test("one", () => {}); test.each([f(1), "no"])(\n  "two %s", () => {}); describe.each(rows)(\`three \${of}\`, g)`;
  expect(titlesIn(source)).toEqual(["one", "two %s", "three ${of}"]);
  expect(rowsOf("| head | x |\n| ---- | - |\n| a row | y |\n")).toEqual(["| a row | y |"]);
});
