import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chmod, mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const names = {
  server: ["mariadbd", "mysqld"],
  client: ["mariadb", "mysql"],
  install: ["mariadb-install-db", "mysql_install_db"],
};

/** Where servers are that no PATH of a person names. */
const folders = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

const missing =
  "a dump is read by a MariaDB of its own, and this computer has none; install it (Debian: apt-get install mariadb-server-core mariadb-client-core), or name a database that runs: --from mysql://…";

const isThere = (program: string) => spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined;

/** Throws where the computer has no such program. */
export function mariadbProgram(kind: keyof typeof names): string {
  const known = names[kind].flatMap((name) => [name, ...folders.map((folder) => join(folder, name))]);
  const found = known.find(isThere);
  if (!found) throw new Error(missing);
  return found;
}

/** The server refuses to run as root but for this. */
const asWhom = () => (process.getuid?.() === 0 ? ["--user=root"] : []);

/** Milliseconds. */
const startTime = 60_000;

export type ThrowawayMariadb = {
  socket: string;
  url: (database: string) => string;
  run: (sql: string) => void;
  stop: () => Promise<void>;
};

const lastLine = (text: string) => text.trim().split("\n").at(-1) ?? "";

/** The client's words for this server: no settings of this computer's own. */
export const clientOptions = (socket: string) => [
  "--no-defaults",
  `--socket=${socket}`,
  "-u",
  "root",
  "--binary-mode",
  "--local-infile=0",
];

/** A server that starts removes from there what it takes for its own of an earlier time: it may be another server's. */
const ownTemporary = (folder: string) => `--tmpdir=${folder}`;

function installTables(folder: string): void {
  const words = [
    `--datadir=${join(folder, "data")}`,
    ownTemporary(folder),
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
    ...asWhom(),
  ];
  const installed = spawnSync(mariadbProgram("install"), ["--no-defaults", ...words], { encoding: "utf8" });
  if (installed.status !== 0)
    throw new Error(`MariaDB could not be set up: ${lastLine(installed.stderr || installed.stdout)}`);
}

async function launch(folder: string, socket: string): Promise<ChildProcess> {
  const log = await open(join(folder, "log"), "w");
  const places = [
    ownTemporary(folder),
    `--datadir=${join(folder, "data")}`,
    `--socket=${socket}`,
    `--pid-file=${join(folder, "pid")}`,
  ];
  // A dump is somebody's statements: none of them reads or writes this computer's files.
  const walls = [`--secure-file-priv=${join(folder, "nothing")}`, "--local-infile=0"];
  // Nothing of it is to last, and a post of an old site may be long.
  const ways = ["--skip-networking", "--skip-log-bin", "--innodb-flush-log-at-trx-commit=0", "--max-allowed-packet=1G"];
  try {
    return spawn(mariadbProgram("server"), ["--no-defaults", ...places, ...walls, ...ways, ...asWhom()], {
      stdio: ["ignore", log.fd, log.fd],
    });
  } finally {
    await log.close();
  }
}

async function answering(socket: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + startTime;
  const client = mariadbProgram("client");
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error("MariaDB ended while it started");
    if (spawnSync(client, [...clientOptions(socket), "-e", "select 1"], { stdio: "ignore" }).status === 0) return;
    await wait(200);
  }
  throw new Error("MariaDB did not start within a minute");
}

/** Its end is waited for: what it still writes must not lie in the way. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

/** A MariaDB of this computer's programs that only this process reaches; nothing of it stays. */
export async function startMariadb(): Promise<ThrowawayMariadb> {
  const folder = await mkdtemp(join(tmpdir(), "bulmo-mariadb-"));
  const socket = join(folder, "socket");
  const running = new AsyncDisposableStack();
  running.defer(() => rm(folder, { recursive: true, force: true }));
  try {
    await chmod(folder, 0o700);
    await mkdir(join(folder, "nothing"));
    installTables(folder);
    const server = await launch(folder, socket);
    running.defer(() => end(server));
    // Nobody is left behind with the members' data, however this process ends.
    const abandon = () => {
      server.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    };
    process.once("exit", abandon);
    running.defer(() => void process.off("exit", abandon));
    await answering(socket, server);
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
  return {
    socket,
    url: (database) => `mysql://root@localhost/${database}?socketPath=${encodeURIComponent(socket)}`,
    run(sql) {
      const words = clientOptions(socket);
      const { status, stderr } = spawnSync(mariadbProgram("client"), words, { input: sql, encoding: "utf8" });
      if (status !== 0) throw new Error(stderr.trim());
    },
    stop: () => running.disposeAsync(),
  };
}
