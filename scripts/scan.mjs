import "./node-version.mjs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { run, stopEverything } from "./run.mjs";
import { projectEnvironment } from "./workspace.mjs";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => void stopEverything().then(() => process.exit(130)));

try {
  await ensureInstalled();
  const chromium = await ensureChromium();
  await ensureBuilt();
  const { code } = await run("node", [join("scripts", "scan", "scan.mjs"), ...process.argv.slice(2)], {
    env: { ...projectEnvironment, ...(chromium && { CHROMIUM_PATH: chromium }) },
  });
  process.exitCode = code;
} catch (error) {
  console.error(`bulmo: ${error.message}`);
  process.exitCode = 1;
}
