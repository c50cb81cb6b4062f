import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { BlobStore } from "../../platform/storage/blob-store.ts";

type Made = { prefix: string; directory: string; files: readonly string[] };

/** What the files will take in the storage, which may take them away from their directory. */
export async function bytesOf({ directory, files }: Omit<Made, "prefix">): Promise<number> {
  const found = await Promise.all(files.map((file) => stat(join(directory, file))));
  return found.reduce((bytes, { size }) => bytes + size, 0);
}

async function keysBelow(blobStore: BlobStore, prefix: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const key of blobStore.list(prefix)) keys.add(key);
  return keys;
}

/**
 * Nothing partial stays behind, not even whole files of a partial picture (hazard 14); but what was there before may be
 * shown. `takeBack` decides whether what has come goes again.
 */
export async function putAll(
  blobStore: BlobStore,
  { prefix, directory, files }: Made,
  takeBack = (remove: () => Promise<void>) => remove(),
): Promise<void> {
  const before = await keysBelow(blobStore, prefix);
  const begun: string[] = [];
  const remove = async () => void (await Promise.allSettled(begun.map((key) => blobStore.remove(key))));
  try {
    for (const file of files) {
      const key = prefix + file;
      if (!before.has(key)) begun.push(key);
      await blobStore.put(key, join(directory, file));
    }
  } catch (error) {
    // Why it failed is what its caller must learn.
    await takeBack(remove).catch(() => undefined);
    throw error;
  }
}

/** For a picture that is shown: whatever fails, no file of it goes. */
export async function putMissing(blobStore: BlobStore, { prefix, directory, files }: Made): Promise<void> {
  for (const file of files)
    if (!(await blobStore.exists(prefix + file))) await blobStore.put(prefix + file, join(directory, file));
}

export async function areAllThere(blobStore: BlobStore, prefix: string, files: readonly string[]): Promise<boolean> {
  const there = await keysBelow(blobStore, prefix);
  return files.every((file) => there.has(prefix + file));
}

export async function removeAll(blobStore: BlobStore, prefix: string): Promise<void> {
  for await (const key of blobStore.list(prefix)) await blobStore.remove(key);
}
