import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const bench = fileURLToPath(new URL("../bench/bench.ts", import.meta.url));

// It measures on a PostgreSQL of its own: where its programs are missing, so is TEST_DATABASE_URL.
test.runIf(process.env["TEST_DATABASE_URL"])("the bench measures, and says what is met", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [bench, "--quick", "--posts", "500"]);
  expect(stdout).toContain("## PostgreSQL, 500 posts");
  for (const name of ["page: list, anew", "REST list, signed in", "search: one syllable, rare"])
    expect(stdout).toMatch(new RegExp(String.raw`\| ${name} +\|(?: +\d+\.\d+ \|)+`, "u"));
  expect(stdout).toMatch(/\| memory under load +\| \d+ MB/u);
  expect(stdout).toMatch(/\| list +\| \d+ +\| \d+ +\| 0\.\d{3} \|(?: +\d+\.\d \|){5} (?:met|\*\*not met\*\*) +\|/u);
  expect(stdout).not.toMatch(/\/tmp|127\.0\.0\.1|postgresql:/u);
});
