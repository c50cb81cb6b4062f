import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../../env.ts";

export type BackupSettings = Pick<Environment, "dataDirectory" | "databaseUrl" | "objectStore"> & {
  /** Of work of which only one is under way at a time: what a killed one has left goes first. */
  workName?: string;
};

/** What a killed command left behind goes after this, in milliseconds. */
const staleAfter = 24 * 60 * 60_000;

const prefix = "backup-room-";

async function sweep(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const path = join(root, name);
    const found = name.startsWith(prefix) ? await stat(path).catch(() => null) : null;
    if (found && found.mtimeMs < Date.now() - staleAfter) await rm(path, { recursive: true, force: true });
  }
}

async function openNamed(path: string): Promise<string> {
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { mode: 0o700 });
  return path;
}

/** Lends a directory beside the uploads, so that files can be linked and moved between both. */
export async function withWorkDirectory<Value>(
  { dataDirectory, workName }: BackupSettings,
  work: (workDirectory: string) => Promise<Value>,
): Promise<Value> {
  await mkdir(dataDirectory, { recursive: true });
  await sweep(dataDirectory);
  const workDirectory = await (workName
    ? openNamed(join(dataDirectory, prefix + workName))
    : mkdtemp(join(dataDirectory, prefix)));
  try {
    return await work(workDirectory);
  } finally {
    await rm(workDirectory, { recursive: true, force: true });
  }
}
