import { run } from "./run.mjs";
import { projectEnvironment } from "./workspace.mjs";

const checks = [
  { name: "format", command: "oxfmt", parameters: ["--check"] },
  { name: "lint", command: "oxlint", parameters: ["--type-aware", "--deny-warnings"] },
  {
    name: "types",
    command: "turbo",
    parameters: ["run", "types", "--output-logs=errors-only", "--continue"],
  },
  {
    name: "architecture",
    command: "depcruise",
    parameters: ["--config", ".dependency-cruiser.cjs", "--output-type", "err-long", "apps", "packages", "tests"],
  },
  {
    name: "domains",
    command: "depcruise",
    parameters: ["--config", ".dependency-cruiser.domains.cjs", "--output-type", "err-long", "apps"],
  },
  { name: "file-size", command: "node", parameters: ["scripts/file-size.mjs"] },
  { name: "unused", command: "knip", parameters: ["--no-progress"] },
  { name: "weight", command: "node", parameters: ["scripts/weight.mjs"] },
];

/** Most of them keep one core busy, and wait for nobody. */
const lanes = 2;

/** Runs every check, also after one has failed, and answers how many passed and failed, and the names of the latter. */
export async function runChecks() {
  /** @type {{ passed: number, failed: number, failures: string[] }} */
  const tally = { passed: 0, failed: 0, failures: [] };
  const waiting = checks.values();
  async function takeTurns() {
    for (const { name, command, parameters } of waiting) {
      const { code, output } = await run(command, parameters, {
        capture: true,
        env: projectEnvironment,
      });
      if (code === 0) {
        tally.passed += 1;
        console.log(`check ${name}: passed`);
      } else {
        tally.failed += 1;
        tally.failures.push(name);
        console.log(`check ${name}: FAILED\n${output}`);
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, takeTurns));
  return tally;
}
