import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.mjs";
import { failedFiles, mergedReport, tallyOf } from "./tally.mjs";

function readReport(reportFile) {
  try {
    return JSON.parse(readFileSync(reportFile, "utf8"));
  } catch {
    console.log("vitest ended without a report");
    return { testResults: [] };
  }
}

/** More files than these do not fail by chance. */
const fewFiles = 5;

/** Runs the tests of `filters` and answers Vitest's report with its exit code. */
async function report(filters, env) {
  const folder = mkdtempSync(join(tmpdir(), "bulmo-tests-"));
  const reportFile = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  try {
    const { code } = await run("vitest", ["run", ...reporters, ...filters], { env });
    return { code, ...readReport(reportFile) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A shared machine delays some story in most runs, and what its first try wrote may trouble the next one: there a few
 * files that failed are run once more, from their beginning and by themselves. They are told as what they are.
 */
async function withSecondRun(first, env) {
  const failed = failedFiles(first);
  if (!env.CI || failed.length === 0 || failed.length > fewFiles) return first;
  console.log(`once more, by themselves: ${failed.length} files that failed`);
  const second = await report(failed, env);
  return { code: second.code, ...mergedReport(first, second) };
}

/**
 * Runs the tests (only those whose path holds one of `filters`, when there are any), and answers how many passed and
 * failed, which passed only when they were tried again, and which files took longest.
 */
export async function runTests(filters, env) {
  const { code, ...told } = await withSecondRun(await report(filters, env), env);
  const { passed, failed, ...rest } = tallyOf(told);
  // Errors outside a test change only the exit code.
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, ...rest };
}
