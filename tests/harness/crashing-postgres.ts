import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";

/** A PostgreSQL of the test's own that can be killed as a machine kills it, and comes back at the same address. */
export type CrashingPostgres = Awaited<ReturnType<typeof holdPostgres>>;

async function ask<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows as Row[];
  } finally {
    await client.end();
  }
}

const settings = `select current_setting('data_directory') as directory,
  split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid,
  (select setting from pg_config() where name = 'BINDIR') as binaries`;

/** PostgreSQL accepts no connections while it recovers. */
async function isAwake(url: string): Promise<boolean> {
  return ask(url, "select 1").then(
    () => true,
    () => false,
  );
}

/** `url` is a superuser's. */
export async function holdPostgres(url: string) {
  const [found] = await ask<{ directory: string; pid: number; binaries: string }>(url, settings);
  if (!found) throw new Error("PostgreSQL does not say where it is");
  const { directory, binaries } = found;
  const { uid, gid } = await stat(directory);
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  let pid = found.pid;
  let own: ChildProcess | undefined;
  // What is acknowledged must survive a crash here as on a live site; the machine itself does not crash.
  await ask(url, "alter role current_user set synchronous_commit = on");

  const launch = async () => {
    const parameters = ["-D", directory, "-h", "127.0.0.1", "-p", new URL(url).port, "-k", join(directory, "..")];
    own = spawn(join(binaries, "postgres"), [...parameters, "-c", "fsync=off"], {
      ...account,
      cwd: directory,
      stdio: "ignore",
    });
    const { promise, resolve } = Promise.withResolvers<boolean>();
    own.once("exit", () => resolve(false));
    const look = setInterval(() => void isAwake(url).then((awake) => awake && resolve(true)), 50);
    const began = await promise;
    clearInterval(look);
    if (began) pid = own.pid ?? 0;
    return began;
  };

  return {
    /** SIGKILL for all of its processes. */
    async crash(): Promise<void> {
      const processes = await ask<{ pid: number }>(
        url,
        "select pid from pg_stat_activity where pid <> pg_backend_pid()",
      );
      for (const victim of [pid, ...processes.map((one) => one.pid)])
        try {
          process.kill(victim, "SIGKILL");
        } catch (error) {
          // A connection that just ended.
          if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
        }
    },
    /** Resolves when connections are accepted again. It refuses to start while a process of the one before lives. */
    async comeBack(): Promise<void> {
      for (let left = 50; !(await launch()); left -= 1)
        if (left === 0) throw new Error("PostgreSQL does not come back");
    },
    async stop(): Promise<void> {
      if (!own || own.exitCode !== null || own.signalCode !== null) return;
      const ended = once(own, "exit");
      own.kill("SIGQUIT");
      await ended;
    },
  };
}
