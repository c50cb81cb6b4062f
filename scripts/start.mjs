import "./node-version.mjs";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { nodeEnvironment, nodeFlags } from "./node-flags.mjs";
import { stopEverything } from "./run.mjs";
import { pinnedNode, projectEnvironment, root } from "./workspace.mjs";

let server;
let stopping = false;

async function stop(signal) {
  // npm passes a signal on that a terminal has sent to all of them already.
  if (stopping) return;
  stopping = true;
  if (!server) {
    await stopEverything();
    process.exit(1);
  }
  if (signal !== "SIGINT" || !process.stdin.isTTY) server.kill(signal);
}

function serve() {
  server = spawn(pinnedNode, [...nodeFlags, join("apps", "server", "dist", "main.js"), ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...projectEnvironment,
      ...nodeEnvironment,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "bulmo", "compiled"),
    },
  });
  server.once("error", (error) => {
    console.error(`bulmo: the server could not be started: ${error.message}`);
    process.exit(1);
  });
  server.once("exit", (code) => process.exit(code ?? 1));
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(signal));

try {
  await ensureInstalled();
  await ensureBuilt();
  serve();
} catch (error) {
  console.error(`bulmo: ${error.message}`);
  process.exitCode = 1;
}
