import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";
import { machineEnvironment, pinnedNode, root, say } from "./workspace.mjs";

const lockFile = join(root, "package-lock.json");
const stampFile = join(root, "node_modules", ".bulmo-lock");
const installedLockFile = join(root, "node_modules", ".package-lock.json");

function wantedStamp() {
  const machine = `${process.platform} ${process.arch}`;
  return createHash("sha256").update(readFileSync(lockFile)).update(machine).digest("hex");
}

/** True after an `npm install` by hand: what npm says it installed is what the lock file asks for. */
function installedByHand() {
  if (!existsSync(installedLockFile)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const installed = JSON.parse(readFileSync(installedLockFile, "utf8")).packages;
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes("node_modules/") && !entry.link && !entry.optional)
    .every(([path, entry]) => installed[path]?.version === entry.version);
}

/** Installs exactly what package-lock.json names, or does nothing when that was done before. */
export async function ensureInstalled() {
  const stamp = wantedStamp();
  const present = existsSync(pinnedNode);
  if (present && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  if (!present || !installedByHand()) {
    say("installing packages (about a minute the first time)");
    // NODE_ENV=production would leave out what the build needs.
    const parameters = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
    const { code } = await run("npm", [...parameters, "--loglevel=error"], {
      env: machineEnvironment,
    });
    if (code !== 0) throw new Error("npm ci failed; its message is above.");
  }
  writeFileSync(stampFile, stamp);
}
