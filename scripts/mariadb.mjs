import { spawnSync } from "node:child_process";
import { aptInstall, mayUseApt } from "./apt.mjs";
import { say } from "./workspace.mjs";

/** Without the service around it: tests start servers of their own. */
const packages = ["mariadb-server-core", "mariadb-client-core"];

const isThere = (program) => spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined;

const isInstalled = () =>
  ["mariadbd", "/usr/sbin/mariadbd"].some(isThere) && isThere("mariadb") && isThere("mariadb-install-db");

/** The programs of MariaDB, which old sites are read from (apps/server/src/commands/import), installed when they are missing. */
export async function ensureMariadb() {
  if (isInstalled()) return;
  if (mayUseApt()) {
    say("installing MariaDB with apt-get");
    for (const name of packages) await aptInstall(name);
  }
  if (!isInstalled()) say("no MariaDB found or installed; the tests that read old sites from it will fail");
}
