import { run } from "./run.mjs";
import { whereIs } from "./workspace.mjs";

export function mayUseApt() {
  return process.getuid?.() === 0 && whereIs("apt-get") !== undefined;
}

/** Installs a package of Debian's. */
export async function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { capture: true, env });
  const parameters = ["install", "-y", "-qq", "--no-install-recommends", name];
  await run("apt-get", parameters, { capture: true, env });
}
