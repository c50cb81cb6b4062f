import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.mjs";
import { machineEnvironment, say } from "./workspace.mjs";

async function git(parameters) {
  const { code, output } = await run("git", parameters, { capture: true });
  if (code !== 0) throw new Error(`git ${parameters[0]} failed:\n${output}`);
  return output.trim();
}

const prepare = `
  const { ensureInstalled } = await import("./scripts/install.mjs");
  await ensureInstalled();
  const { ensureBuilt } = await import("./scripts/build.mjs");
  await ensureBuilt();
`;

/**
 * A commit with its own packages, built, in a folder of its own that stays for the next time. Answers the folder's path and
 * the commit's short name. Throws where git knows no such commit, or it cannot be installed or built.
 */
export async function earlierVersion(commit) {
  const hash = await git(["rev-parse", "--verify", `${commit}^{commit}`]);
  const name = hash.slice(0, 8);
  // Below node_modules Node reads no TypeScript.
  const path = join(tmpdir(), `bulmo-earlier-${hash}`);
  if (!existsSync(path)) {
    // What is cut off half-way is begun anew.
    const unfinished = `${path}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const archive = join(unfinished, "archive.tar");
    await git(["archive", "--output", archive, hash]);
    const { code, output } = await run("tar", ["-xf", archive, "-C", unfinished], { capture: true });
    if (code !== 0) throw new Error(`tar failed:\n${output}`);
    rmSync(archive);
    renameSync(unfinished, path);
  }
  say(`preparing ${name}, to be measured beside this`);
  const { code } = await run("node", ["--input-type=module", "--eval", prepare], {
    cwd: path,
    env: machineEnvironment,
  });
  if (code !== 0) throw new Error(`${name} could not be installed and built; its message is above.`);
  return { path, name };
}
