import { join } from "node:path";
import { isBlobKey } from "../../platform/storage/blob-key.ts";
import type { BlobStore } from "../../platform/storage/blob-store.ts";
import type { Manifest } from "./manifest.ts";

type FileLoad = { workDirectory: string; manifest: Pick<Manifest, "files">; blobStore: BlobStore };

/** What is not ours in a bucket is in nobody's way. */
export async function hasPictures(blobStore: BlobStore): Promise<boolean> {
  for await (const key of blobStore.list("")) if (isBlobKey(key)) return true;
  return false;
}

/** Names are hashes: what the old tables show stays whole while the new files come. */
export async function addFiles({ workDirectory, manifest, blobStore }: FileLoad): Promise<void> {
  for (const { path } of manifest.files) await blobStore.put(path, join(workDirectory, "uploads", path));
}

/** Of our own; a bucket may be shared. */
export async function removeOtherFiles({ manifest, blobStore }: Omit<FileLoad, "workDirectory">): Promise<void> {
  const kept = new Set(manifest.files.map(({ path }) => path));
  for await (const key of blobStore.list("")) if (isBlobKey(key) && !kept.has(key)) await blobStore.remove(key);
}
