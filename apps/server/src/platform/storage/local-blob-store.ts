import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, link, mkdir, open, opendir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BlobStore } from "./blob-store.ts";

const isMissing = (error: unknown) => ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "");

/** So that a file which is acknowledged survives a power cut. */
async function flush(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** From another disk a file is copied first, under a name that is never served, and then appears at once. */
async function moveAcross(path: string, target: string): Promise<void> {
  const partial = `${target}.${randomUUID()}.part`;
  try {
    await copyFile(path, partial);
    await flush(partial);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function move(path: string, target: string): Promise<void> {
  await flush(path);
  await rename(path, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EXDEV") throw error;
    return moveAcross(path, target);
  });
}

/** A second name for the same bytes costs nothing, and keeps them when the first one is removed meanwhile. */
async function give(source: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await link(source, target).catch((error: unknown) => {
      if (isMissing(error)) throw error;
      // Not every disk knows second names.
      return copyFile(source, target);
    });
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function* walk(directory: string): AsyncGenerator<string> {
  const entries = await opendir(directory).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for await (const entry of entries) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** Takes the folders that a removed file leaves empty along, up to the root. */
async function prune(directory: string, root: string): Promise<void> {
  for (let folder = directory; folder !== root; folder = dirname(folder)) {
    const isEmpty = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (!isEmpty) return;
  }
}

/** Files below a directory of this computer. */
export function createLocalBlobStore(root: string): BlobStore {
  const pathOf = (key: string) => join(root, key);

  return {
    async put(key, path) {
      const target = pathOf(key);
      // A folder that was just pruned beside us is made again.
      for (let left = 2; ; left -= 1) {
        await mkdir(dirname(target), { recursive: true });
        try {
          return await move(path, target);
        } catch (error) {
          if (!isMissing(error) || left === 0) throw error;
        }
      }
    },
    async open(key) {
      const found = await stat(pathOf(key)).catch(() => null);
      return found?.isFile() ? { size: found.size, stream: (range) => createReadStream(pathOf(key), range) } : null;
    },
    copyTo: (key, path) => give(pathOf(key), path),
    async exists(key) {
      return (await stat(pathOf(key)).catch(() => null))?.isFile() ?? false;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await prune(dirname(pathOf(key)), root);
    },
    async *list(prefix) {
      for await (const path of walk(pathOf(prefix)))
        yield path
          .slice(root.length + 1)
          .split("\\")
          .join("/");
    },
  };
}
