import { join } from "node:path";
import type { BlobStore } from "../../platform/storage/blob-store.ts";
import { tilesFolder } from "../../platform/picture/stored-name.ts";
import { fingerprint, type Manifest } from "./manifest.ts";
import type { PictureFiles } from "./dump-tables.ts";

/** Under these a file is served; what is only being written has another end. */
const whole = /\.(?:jpeg|jpg|json|png|webp)$/u;

/** The keys of a picture's files. Files without a row in the tables belong to nobody and stay where they are. */
async function keysOf(blobStore: BlobStore, { prefix, hasTiles }: PictureFiles): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of blobStore.list(prefix))
    if (whole.test(key) && (hasTiles || !key.startsWith(`${prefix}${tilesFolder}/`))) keys.push(key);
  return keys.toSorted();
}

type Kept = Pick<Manifest, "files" | "missing">;

type Stored = { pictures: readonly PictureFiles[]; attachments: readonly string[] };

/**
 * Collects the files of pictures and posts that the tables name in the work directory. Their names are never given again
 * and they never change, so no moment is missed.
 */
export async function dumpFiles(
  blobStore: BlobStore,
  { pictures, attachments }: Stored,
  workDirectory: string,
  signal: AbortSignal,
): Promise<Kept> {
  const kept: Kept = { files: [], missing: [] };
  async function collect(path: string): Promise<void> {
    signal.throwIfAborted();
    const target = join(workDirectory, "uploads", path);
    if (await blobStore.copyTo(path, target)) kept.files.push({ path, ...(await fingerprint(target)) });
    else kept.missing.push(path);
  }
  for (const picture of pictures) {
    const keys = await keysOf(blobStore, picture);
    const master = picture.prefix + picture.master;
    if (!keys.includes(master)) kept.missing.push(master);
    for (const path of keys) await collect(path);
  }
  for (const path of attachments) await collect(path);
  return kept;
}
