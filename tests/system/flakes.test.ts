import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { failedFiles, mergedReport, tallyOf } from "../../scripts/tally.mjs";
import { temporaryDirectory } from "../harness/server-process.ts";

const vitest = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));

const planted = `
let tries = 0;
test("steady", () => {});
test("shaky", () => {
  tries += 1;
  expect(tries, "how often it was tried").toBe(2);
});
test("broken", () => expect(1).toBe(2));
`;

/** What Vitest reports of a file in a folder of its own, each test tried twice. */
async function reportOf(source: string) {
  const { path, remove } = await temporaryDirectory();
  await writeFile(join(path, "planted.test.js"), source);
  const words = ["run", "--root", path, "--globals", "--retry=1", "--reporter=json", "--outputFile=report.json"];
  // It ends with 1, since a test of it fails.
  await promisify(execFile)(process.execPath, [vitest, ...words], { cwd: path }).catch(() => undefined);
  const report = JSON.parse(await readFile(join(path, "report.json"), "utf8")) as Parameters<typeof tallyOf>[0];
  await remove();
  return report;
}

test("what passed only when it was tried again is counted as passed, and listed with what was wrong", async () => {
  const { passed, failed, flaky } = tallyOf(await reportOf(planted));
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(flaky).toEqual([expect.stringMatching(/planted\.test\.js \| shaky \| .*how often it was tried.*1 to be 2/u)]);
});

test("a file that could not be loaded is one failure", async () => {
  expect(tallyOf(await reportOf("nobody();"))).toMatchObject({ passed: 0, failed: 1, flaky: [] });
});

test("a file that passes when it is run once more is counted by its second run, and told with its first", async () => {
  const first = await reportOf(`test("shaky", () => expect(1, "the first run").toBe(2)); test("steady", () => {});`);
  const second = await reportOf(`test("shaky", () => {}); test("steady", () => {});`);
  const [file] = failedFiles(first);
  const asFirst = { testResults: second.testResults.map((one) => ({ ...one, name: file! })) };
  const { passed, failed, flaky } = tallyOf(mergedReport(first, asFirst));
  expect({ passed, failed }).toEqual({ passed: 2, failed: 0 });
  expect(flaky).toEqual([expect.stringMatching(/planted\.test\.js \| shaky \| .*the first run/u)]);
  // What fails again has failed, and what the second run did not reach stands as it was.
  expect(tallyOf(mergedReport(first, first))).toMatchObject({ passed: 1, failed: 1 });
  expect(tallyOf(mergedReport(first, { testResults: [] }))).toMatchObject({ passed: 1, failed: 1 });
});

test("HOU-02 the files that took longest are told, with their seconds", async () => {
  const { slowest } = tallyOf(await reportOf(`test("slow", () => new Promise((done) => setTimeout(done, 1_600)));`));
  expect(slowest).toEqual([{ file: expect.stringMatching(/planted\.test\.js$/u), seconds: expect.any(Number) }]);
  expect(slowest[0]?.seconds).toBeGreaterThanOrEqual(1);
});
