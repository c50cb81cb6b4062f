import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("../../scripts/scan/scan.mjs", import.meta.url));

// Two sites have their first start in it.
const timeout = 240_000;

test(
  "SEC-14 scanners that are packages find what was planted for them, and nothing on the site",
  { timeout },
  async () => {
    const names = ["Redocly", "Spectral", "csp_evaluator"];
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...names]);
    const said = stdout.split("\n").filter((line) => line.includes("control"));
    expect(said).toEqual(names.map((name) => `bulmo: scan: ${name}: control found; nothing`));
  },
);
