import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Another process has the embedded database open; it would lose rows if two wrote to it. */
export class DirectoryTakenError extends Error {
  readonly pid: number;

  constructor(directory: string, pid: number) {
    super(`the embedded database in ${directory} is in use by process ${pid}`);
    this.pid = pid;
  }
}

type Holder = { pid: number; startedAt: string };

/** When a process began, in the kernel's own count: tells a process from a later one that got its number. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // Field 22; the name before it may hold spaces and brackets.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function isAlive({ pid, startedAt }: Holder): Promise<boolean> {
  // In a container every process that ever wrote this file had our own number.
  if (pid === process.pid || !exists(pid)) return false;
  const start = await startOf(pid);
  return start === "" || startedAt === "" || start === startedAt;
}

async function readHolder(path: string): Promise<Holder | null> {
  const text = await readFile(path, "utf8").catch(() => null);
  const [pid = "", startedAt = ""] = text?.trim().split(" ") ?? [];
  return /^\d+$/u.test(pid) ? { pid: Number(pid), startedAt } : null;
}

/**
 * Takes the directory for this process; the embedded database itself has no lock. What a killed process left behind is
 * cleared away. Answers how to give it back. Throws DirectoryTakenError.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, "bulmo.pid");
  const own = join(directory, `bulmo.pid.${process.pid}`);
  await writeFile(own, `${process.pid} ${await startOf(process.pid)}\n`);
  try {
    for (;;) {
      // Linking is atomic and never overwrites: of two processes one gets the name.
      const taken = await link(own, path).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === "EEXIST") return false;
          throw error;
        },
      );
      if (taken) return () => rm(path, { force: true });
      const holder = await readHolder(path);
      if (holder && (await isAlive(holder))) throw new DirectoryTakenError(directory, holder.pid);
      // Moved aside rather than removed, so that two who find it stale do not clear away each other's.
      await rename(path, `${own}.stale`).catch(() => undefined);
      const moved = await readHolder(`${own}.stale`);
      if (moved && (await isAlive(moved))) await link(`${own}.stale`, path).catch(() => undefined);
      await rm(`${own}.stale`, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
}
