import { readFileSync } from "node:fs";
import { join } from "node:path";
import "./node-version.mjs";
import { ensureBuilt } from "./build.mjs";
import { runChecks } from "./checks.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensureMariadb } from "./mariadb.mjs";
import { stopEverything } from "./run.mjs";
import { startThrowawayPostgres } from "./throwaway-postgres.mjs";
import { runTests } from "./vitest.mjs";
import { projectEnvironment, root, say } from "./workspace.mjs";

const long = process.argv.includes("--long");
const filters = process.argv.slice(2).filter((word) => word !== "--long");
const total = { passed: 0, failed: 0 };
/** What failed before the tests: an hour of output stands between that and the end of the run. */
const failures = [];
const begin = performance.now();
let postgres;

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

/** What goes wrong here is one failure, and the rest is still tried. */
async function attempt(step) {
  try {
    return await step();
  } catch (error) {
    console.log(`bulmo: ${error.message}`);
    failures.push(error.message);
    add({ passed: 0, failed: 1 });
    return undefined;
  }
}

/** A second try must not hide that there was a first. */
function tellFlaky({ flaky }) {
  if (flaky.length === 0) return;
  console.log(`passed only when tried again: ${flaky.length}`);
  for (const line of flaky) console.log(`  ${line}`);
}

function minutesAndSeconds(time) {
  const seconds = Math.round(time);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * What everything that was started and has ended took of a processor, which a busy machine changes less than the time
 * that passed. Linux counts it for whoever waits for its children (proc_pid_stat(5): cutime and cstime, in hundredths of
 * a second); elsewhere nothing is said.
 */
function processorTime() {
  try {
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1).split(" ");
    return `, ${minutesAndSeconds((Number(fields[13]) + Number(fields[14])) / 100)} of a processor`;
  } catch {
    return "";
  }
}

/** A suite grows by its slowest files: what a full run took is told with them (HOU-02). */
function tellTime({ slowest, groups }) {
  const passed = minutesAndSeconds((performance.now() - begin) / 1000);
  console.log(`took ${passed}${processorTime()}; the files that took longest:`);
  for (const { file, seconds: took } of slowest) console.log(`  ${took} s ${file}`);
  for (const { group, seconds: took, files } of groups) console.log(`  ${took} s ${group}, ${files} files`);
}

async function check() {
  const tally = await runChecks();
  add(tally);
  failures.push(...tally.failures.map((name) => `check ${name}`));
}

async function databaseUrl() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  postgres = await attempt(startThrowawayPostgres);
  if (!postgres) console.log("PostgreSQL: none found, its tests do not run");
  return postgres?.url;
}

/**
 * In the long run the stories are told a second time, by a reader who presses what they see before the app is there
 * (SPD-02, docs/decisions/088).
 */
async function testAtOnce(env) {
  say("the stories once more, of a reader who presses at once");
  const tally = await runTests(["--project", "e2e", ...filters], { ...env, BULMO_TEST_AT_ONCE: "1" });
  add(tally);
  tellFlaky(tally);
}

/** What tests find on the machine: one after the other, since both ask the same package manager. */
async function prepareMachine() {
  const chromium = await attempt(ensureChromium);
  await attempt(ensureMariadb);
  return chromium;
}

/** Checks keep the processor busy, what comes from Debian the network. */
async function buildAndCheck() {
  await attempt(ensureBuilt);
  if (filters.length === 0) await check();
}

async function testEverything() {
  const [chromium] = await Promise.all([prepareMachine(), buildAndCheck()]);
  const url = await databaseUrl();
  const env = {
    ...projectEnvironment,
    // Tests start some hundred processes: what Node has compiled for one, the next need not.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "node-compile"),
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(url && { TEST_DATABASE_URL: url }),
    ...(long && { BULMO_TEST_LONG: "1" }),
    ...(filters.length === 0 && { BULMO_TEST_FURTHER: "off" }),
  };
  const tally = await runTests(filters, env);
  add(tally);
  tellFlaky(tally);
  if (long) await testAtOnce(env);
  // Only what has ended is counted.
  await postgres?.stop();
  if (filters.length === 0) tellTime(tally);
}

async function interrupted() {
  say("stopping what was started");
  await stopEverything();
  await postgres?.stop();
  process.exit(130);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => void interrupted());

try {
  await ensureInstalled();
  await attempt(testEverything);
} catch (error) {
  console.log(`bulmo: ${error.message}`);
  total.failed += 1;
} finally {
  await postgres?.stop();
}

if (total.failed > 0) process.exitCode = 1;
for (const failure of failures) console.log(`failed before the tests: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
