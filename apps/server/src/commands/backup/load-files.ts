import { join } from "node:path";
import { isOwnKey } from "../../platform/storage/blob-key.ts";
import type { Storage } from "../../platform/storage/blob-store.ts";
import type { Manifest } from "./manifest.ts";

type FileLoad = { workDirectory: string; manifest: Pick<Manifest, "files">; storage: Storage };

/** What is not ours in a bucket is in nobody's way. */
export async function hasPictures(storage: Storage): Promise<boolean> {
  for await (const key of storage.list("")) if (isOwnKey(key)) return true;
  return false;
}

/** Names are hashes: what the old tables show stays whole while the new files come. */
export async function addFiles({ workDirectory, manifest, storage }: FileLoad): Promise<void> {
  for (const { path } of manifest.files) await storage.put(path, join(workDirectory, "uploads", path));
}

/** Of our own pictures; a bucket may be shared. */
export async function removeOtherFiles({ manifest, storage }: Omit<FileLoad, "workDirectory">): Promise<void> {
  const kept = new Set(manifest.files.map(({ path }) => path));
  for await (const key of storage.list("")) if (isOwnKey(key) && !kept.has(key)) await storage.remove(key);
}
