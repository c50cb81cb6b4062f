import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.mjs";

/** A file that could not be loaded has no tests to fail, yet it failed. */
function failuresOf({ status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed").length;
  return failed === 0 && status === "failed" ? 1 : failed;
}

function tallyOf(reportFile, code) {
  let files = [];
  try {
    files = JSON.parse(readFileSync(reportFile, "utf8")).testResults;
  } catch {
    console.log("vitest ended without a report");
  }
  const passed = files.flatMap((file) => file.assertionResults).filter((test) => test.status === "passed").length;
  const failed = files.map(failuresOf).reduce((sum, count) => sum + count, 0);
  // Errors outside a test change only the exit code.
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Runs the tests (only those whose path holds one of `filters`, when there are any). */
export async function runTests(filters, env) {
  const folder = mkdtempSync(join(tmpdir(), "bulmo-tests-"));
  const reportFile = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  try {
    const { code } = await run("vitest", ["run", ...reporters, ...filters], { env });
    return tallyOf(reportFile, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
