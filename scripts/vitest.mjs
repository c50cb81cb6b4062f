import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.mjs";
import { tallyOf } from "./tally.mjs";

function readReport(reportFile) {
  try {
    return JSON.parse(readFileSync(reportFile, "utf8"));
  } catch {
    console.log("vitest ended without a report");
    return { testResults: [] };
  }
}

/**
 * Runs the tests (only those whose path holds one of `filters`, when there are any), and answers how many passed and
 * failed, which passed only when they were tried again, and which files took longest.
 */
export async function runTests(filters, env) {
  const folder = mkdtempSync(join(tmpdir(), "bulmo-tests-"));
  const reportFile = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  try {
    const { code } = await run("vitest", ["run", ...reporters, ...filters], { env });
    const { passed, failed, ...told } = tallyOf(readReport(reportFile));
    // Errors outside a test change only the exit code.
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, ...told };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
