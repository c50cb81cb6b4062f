import "./node-version.mjs";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { earlierVersion } from "./earlier.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";
import { projectEnvironment, root } from "./workspace.mjs";

const words = process.argv.slice(2);

/** The commit that `--beside` names, ready to be measured; undefined where it names none. */
async function earlier() {
  const { values } = parseArgs({ args: words, options: { beside: { type: "string" } }, strict: false });
  return values.beside === undefined ? undefined : await earlierVersion(String(values.beside));
}

try {
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await ensureChromium();
  const version = await earlier();
  const { code } = await run("node", [join("tests", "bench", "bench.ts"), ...words], {
    env: {
      ...projectEnvironment,
      CHROMIUM_PATH: chromium,
      ...(version && { BENCH_EARLIER: JSON.stringify(version) }),
      NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "bulmo", "compiled"),
    },
  });
  // In the form that npm run check asks of every document.
  if (existsSync(join(root, "docs", "performance.md"))) await run("oxfmt", ["docs/performance.md"]);
  process.exitCode = code;
} catch (error) {
  console.error(`bulmo: ${error.message}`);
  process.exitCode = 1;
}
