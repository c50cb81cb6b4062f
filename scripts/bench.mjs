import "./node-version.mjs";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";
import { projectEnvironment, root } from "./workspace.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await ensureChromium();
  const { code } = await run("node", [join("tests", "bench", "bench.ts"), ...process.argv.slice(2)], {
    env: {
      ...projectEnvironment,
      CHROMIUM_PATH: chromium,
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
