import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { setTimeout as wait } from "node:timers/promises";

const programs = {
  server: ["mariadbd", "mysqld"],
  client: ["mariadb", "mysql"],
  install: ["mariadb-install-db", "mysql_install_db"],
};
const folders = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

const missing =
  "a dump is read by a MariaDB of its own, and this computer has none; install it (Debian: apt-get install mariadb-server-core mariadb-client-core), or name a database that runs: --from mysql://…";

/** Throws where the computer has no such program. */
function programOf(names: readonly string[]): string {
  const places = [...(process.env["PATH"] ?? "").split(":"), ...folders];
  const found = places.flatMap((place) => names.map((name) => join(place, name))).find((path) => existsSync(path));
  if (!found) throw new Error(missing);
  return found;
}

/** The server refuses to run as root but for this. */
const asWhom = () => (process.getuid?.() === 0 ? ["--user=root"] : []);

const startTime = 60_000;

async function answering(client: string, socket: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + startTime;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error("MariaDB ended while it started");
    if (spawnSync(client, ["--no-defaults", `--socket=${socket}`, "-u", "root", "-e", "select 1"]).status === 0) return;
    await wait(200);
  }
  throw new Error("MariaDB did not start within a minute");
}

/** Its end is waited for: what it still writes must not lie in the way. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

/** The encodings that a dump may be in; what it says of itself within counts more. */
async function load(client: string, socket: string, dump: string): Promise<void> {
  // Old dumps say nothing of their encoding, and old tables have dates that no calendar has.
  const init = "set names binary; set sql_mode=''; set foreign_key_checks=0";
  const child = spawn(
    client,
    [
      "--no-defaults",
      `--socket=${socket}`,
      "-u",
      "root",
      "--binary-mode",
      "--max-allowed-packet=1G",
      `--init-command=${init}`,
      "old",
    ],
    { stdio: ["pipe", "ignore", "pipe"] },
  );
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  const ended = once(child, "exit") as Promise<[number | null]>;
  const file = createReadStream(dump);
  const text = dump.endsWith(".gz") ? file.pipe(createGunzip()) : file;
  // What ends early says why on its own.
  child.stdin.on("error", () => undefined);
  text.pipe(child.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`the dump could not be read: ${complaint.trim().split("\n").at(-1) ?? ""}`);
}

export type ThrowawayMariadb = {
  url: (database: string) => string;
  run: (sql: string) => void;
  stop: () => Promise<void>;
};

/** A MariaDB of this computer's programs that only this process reaches; nothing of it stays. */
export async function startMariadb(): Promise<ThrowawayMariadb> {
  const [server, client, install] = [
    programOf(programs.server),
    programOf(programs.client),
    programOf(programs.install),
  ];
  const folder = await mkdtemp(join(tmpdir(), "bulmo-mariadb-"));
  await chmod(folder, 0o700);
  const data = join(folder, "data");
  const socket = join(folder, "socket");
  const installed = spawnSync(
    install,
    ["--no-defaults", `--datadir=${data}`, "--auth-root-authentication-method=normal", "--skip-test-db", ...asWhom()],
    { encoding: "utf8" },
  );
  if (installed.status !== 0) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(
      `MariaDB could not be set up: ${(installed.stderr || installed.stdout).trim().split("\n").at(-1) ?? ""}`,
    );
  }
  const log = await open(join(folder, "log"), "w");
  const running = spawn(
    server,
    [
      "--no-defaults",
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, "pid")}`,
      "--skip-networking",
      "--skip-log-bin",
      "--innodb-flush-log-at-trx-commit=0",
      "--max-allowed-packet=1G",
      ...asWhom(),
    ],
    { stdio: ["ignore", log.fd, log.fd] },
  );
  await log.close();
  const close = async () => {
    await stop(running);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answering(client, socket, running);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: (database) => `mysql://root@localhost/${database}?socketPath=${encodeURIComponent(socket)}`,
    run(sql) {
      const { status, stderr } = spawnSync(
        client,
        ["--no-defaults", `--socket=${socket}`, "-u", "root", "--binary-mode"],
        { input: sql, encoding: "utf8" },
      );
      if (status !== 0) throw new Error(stderr.trim());
    },
    stop: close,
  };
}

/** A dump (`.sql`, `.sql.gz`) as a database that can be asked. Throws where no MariaDB is installed. */
export async function openDump(dump: string): Promise<{ url: string; close: () => Promise<void> }> {
  const mariadb = await startMariadb();
  try {
    mariadb.run("create database old character set latin1");
    await load(programOf(programs.client), socketOf(mariadb), dump);
    return { url: mariadb.url("old"), close: mariadb.stop };
  } catch (error) {
    await mariadb.stop();
    throw error;
  }
}

const socketOf = ({ url }: ThrowawayMariadb) => new URL(url("old")).searchParams.get("socketPath") ?? "";
