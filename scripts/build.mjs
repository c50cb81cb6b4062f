import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./run.mjs";
import { projectEnvironment, root, say } from "./workspace.mjs";

const inputs = ["apps/server", "apps/web", "packages", "package-lock.json", "turbo.json", "tsconfig.base.json"];
const outputs = ["apps/server/dist", "apps/web/dist/client", "apps/web/dist/server"];
const derivedFolders = new Set(["node_modules", "dist", ".turbo", "coverage"]);
const stampFile = join(root, "node_modules", ".cache", "bulmo", "build-stamp");

function* filesIn(path) {
  if (!statSync(path).isDirectory()) {
    // The router's generated tree is written by the build itself.
    if (!path.endsWith(".gen.ts")) yield path;
    return;
  }
  for (const name of readdirSync(path).toSorted()) {
    if (!derivedFolders.has(name)) yield* filesIn(join(path, name));
  }
}

/** Names, sizes and times only: reading it must cost nothing against a start of turbo. */
function inputStamp() {
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const path of filesIn(join(root, input))) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

function hasOutputs() {
  return outputs.every((output) => existsSync(join(root, output)));
}

function isBuilt(stamp) {
  return hasOutputs() && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
}

/** Builds server and web app unless nothing they are made of has changed. */
export async function ensureBuilt() {
  const stamp = inputStamp();
  if (isBuilt(stamp)) return;
  say("building the site");
  const { code, output } = await run("turbo", ["run", "build", "--output-logs=new-only"], {
    capture: true,
    env: { ...projectEnvironment, NODE_ENV: "production" },
  });
  if (code !== 0 || !hasOutputs()) throw new Error(`the build failed:\n${output}`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
