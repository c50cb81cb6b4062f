import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const debianVersions = "/usr/lib/postgresql";
const user = "bulmo";
const startAttempts = 3;
const startMilliseconds = 30_000;

function binaryFolder() {
  const debian = existsSync(debianVersions)
    ? readdirSync(debianVersions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debianVersions, version, "bin"))
    : [];
  return [...(process.env.PATH ?? "").split(delimiter), ...debian].find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

/** PostgreSQL refuses to run as root, so root lends it an account that owns nothing else. */
function identity() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find(([candidate]) => candidate === name))
    .find((candidate) => candidate !== undefined);
  if (!account) throw new Error("PostgreSQL needs an account other than root, and none was found.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

function initialise({ binaries, folder, options }, password) {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (options.uid !== undefined) chownSync(passwordFile, options.uid, options.gid);
  const parameters = ["-D", join(folder, "data"), "-U", user, "--auth=scram-sha-256"];
  parameters.push(`--pwfile=${passwordFile}`, "--encoding=UTF8", "--no-sync");
  const initdb = (locale) =>
    execFileSync(join(binaries, "initdb"), [...parameters, `--locale=${locale}`], {
      ...options,
      stdio: "pipe",
    });
  try {
    initdb("C.UTF-8");
  } catch {
    // macOS has no such locale.
    initdb("C");
  }
}

/** Resolves when connections are accepted, rejects with the log when it ended instead. */
function accepting(server) {
  return new Promise((resolve, reject) => {
    let log = "";
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${log}`)), startMilliseconds);
    const ended = () => {
      clearTimeout(timer);
      reject(new Error(log));
    };
    server.once("error", ended).once("exit", ended);
    server.stderr.setEncoding("utf8").on("data", (chunk) => {
      log += chunk;
      if (!log.includes("ready to accept connections")) return;
      clearTimeout(timer);
      server.off("error", ended).off("exit", ended);
      log = "";
      resolve();
    });
  });
}

async function launch(cluster, port) {
  const { binaries, folder, options } = cluster;
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  cluster.server = spawn(
    join(binaries, "postgres"),
    ["-D", join(folder, "data"), "-h", "127.0.0.1", "-p", String(port), "-k", folder].concat(
      settings.flatMap((setting) => ["-c", setting]),
    ),
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  await accepting(cluster.server);
  return port;
}

/** SIGINT ends connections in order, SIGQUIT as a crash would. */
async function halt({ server }, signal) {
  if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

async function stop(cluster) {
  process.off("exit", cluster.abandon);
  await halt(cluster, "SIGQUIT");
  removeFolder(cluster);
}

/** Between asking for a free port and using it another process may take it: hence the attempts. */
async function launchWithRetry(cluster, attempt = 1) {
  try {
    return await launch(cluster, await freePort());
  } catch (error) {
    if (attempt < startAttempts) return launchWithRetry(cluster, attempt + 1);
    await stop(cluster);
    throw new Error(`PostgreSQL did not start: ${error.message}`, { cause: error });
  }
}

function removeFolder({ folder }) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function createCluster(binaries) {
  const account = identity();
  const folder = mkdtempSync(join(tmpdir(), "bulmo-postgres-"));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  // LC_ALL: the readiness line is looked for in English.
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  const cluster = { binaries, folder, options, server: undefined };
  cluster.abandon = () => {
    cluster.server?.kill("SIGQUIT");
    removeFolder(cluster);
  };
  process.once("exit", cluster.abandon);
  return cluster;
}

/**
 * Starts an empty PostgreSQL of this machine's binaries, reachable from this machine only, and
 * answers its url (a superuser's) and how to stop it; undefined where there are no binaries.
 * `halt` takes it away, as a shutdown or with SIGQUIT as a crash, and `resume` brings it back at
 * the same address with all its data. Nothing survives `stop` or the end of this process.
 */
export async function startThrowawayPostgres() {
  const binaries = binaryFolder();
  if (!binaries) return undefined;
  const cluster = createCluster(binaries);
  const password = randomBytes(12).toString("hex");
  initialise(cluster, password);
  const port = await launchWithRetry(cluster);
  return {
    url: `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`,
    /** @param {"SIGINT" | "SIGQUIT"} [signal] */
    halt: (signal = "SIGINT") => halt(cluster, signal),
    resume: async () => void (await launch(cluster, port)),
    stop: () => stop(cluster),
  };
}
