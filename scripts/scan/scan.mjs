import { run } from "../run.mjs";
import { say } from "../workspace.mjs";
import { documentScanners } from "./documents.mjs";
import { browserScanners } from "./in-browser.mjs";
import { lighthouse } from "./lighthouse.mjs";
import { openPlantedSite } from "./planted-site.mjs";
import { programScanners } from "./programs.mjs";
import { writeReport } from "./report.mjs";
import { openSampleSite } from "./sample-site.mjs";
import { recordScanners } from "./records.mjs";
import { iiifViewers } from "./viewers.mjs";

const names = process.argv.slice(2);
const all = [...documentScanners, ...browserScanners, lighthouse, ...recordScanners, iiifViewers, ...programScanners];
const scanners = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;

const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

/** What the planted site must make it say, and it did not say. */
const unsaid = (expected, findings) => expected.filter((words) => !findings.some((finding) => words.test(finding)));

async function runScanner({ name, version, scope, missing, expected, scan, control }, { site, planted }) {
  const lacks = missing?.();
  if (lacks)
    return { name, version: "-", scope, control: lacks, found: "not run", took: 0, findings: [], isFaulty: false };
  const start = performance.now();
  try {
    const overlooked = unsaid(expected, await control(planted, site));
    const findings = await scan(site);
    return {
      name,
      version: typeof version === "function" ? await version() : version,
      scope,
      control: overlooked.length === 0 ? "found" : `overlooked ${overlooked.join(", ")}`,
      found: findings.length === 0 ? "nothing" : `${findings.length}, below`,
      took: secondsSince(start),
      findings,
      isFaulty: overlooked.length > 0 || findings.length > 0,
    };
  } catch (error) {
    const found = `failed: ${error.message}`;
    return { name, version: "-", scope, control: "-", found, took: secondsSince(start), findings: [], isFaulty: true };
  }
}

const [site, planted] = await Promise.all([openSampleSite(), openPlantedSite()]);
const results = [];
try {
  for (const scanner of scanners) {
    say(`scan: ${scanner.name}`);
    const result = await runScanner(scanner, { site, planted });
    say(`scan: ${result.name}: control ${result.control}; ${result.found}`);
    for (const finding of result.findings) console.log(`  ${finding}`);
    results.push(result);
  }
} finally {
  await Promise.all([site.close(), planted.close()]);
}
if (names.length === 0) {
  writeReport(results, "npm run scan");
  await run("oxfmt", ["docs/scan.md"]);
}
process.exitCode = results.some(({ isFaulty }) => isFaulty) ? 1 : 0;
