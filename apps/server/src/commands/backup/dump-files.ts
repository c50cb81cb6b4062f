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

/** Collects the pictures of the tables in the work directory. Names are hashes and files never change, so no moment is missed. */
export async function dumpFiles(
  blobStore: BlobStore,
  pictures: readonly PictureFiles[],
  workDirectory: string,
  signal: AbortSignal,
): Promise<Pick<Manifest, "files" | "missing">> {
  const kept: Pick<Manifest, "files" | "missing"> = { files: [], missing: [] };
  for (const picture of pictures) {
    const keys = await keysOf(blobStore, picture);
    const master = picture.prefix + picture.master;
    if (!keys.includes(master)) kept.missing.push(master);
    for (const path of keys) {
      signal.throwIfAborted();
      const target = join(workDirectory, "uploads", path);
      if (await blobStore.copyTo(path, target)) kept.files.push({ path, ...(await fingerprint(target)) });
      else kept.missing.push(path);
    }
  }
  return kept;
}
