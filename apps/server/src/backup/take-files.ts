import { copyFile, link, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createLocalStorage } from "../picture/local-storage.ts";
import { tilesFolder } from "../picture/tiles.ts";
import { fingerprint, type Manifest } from "./manifest.ts";
import type { KeptPicture } from "./take-tables.ts";

/** Under these a file is served; what is only being written has another end. */
const whole = /\.(?:jpeg|jpg|json|png|webp)$/u;

/** A second name for the same bytes costs nothing, and keeps them when the first one is removed meanwhile. */
async function hold(source: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await link(source, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") throw error;
      // Not every disk knows second names.
      return copyFile(source, target);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** The keys of a picture's files. Files without a row in the tables belong to nobody and stay where they are. */
async function keysOf(uploads: string, { prefix, hasTiles }: KeptPicture): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of createLocalStorage(uploads).list(prefix))
    if (whole.test(key) && (hasTiles || !key.startsWith(`${prefix}${tilesFolder}/`))) keys.push(key);
  return keys.toSorted();
}

/** Collects the pictures of the tables in the room. Names are hashes and files never change, so no moment is missed. */
export async function takeFiles(
  uploads: string,
  pictures: readonly KeptPicture[],
  room: string,
  signal: AbortSignal,
): Promise<Pick<Manifest, "files" | "missing">> {
  const kept: Pick<Manifest, "files" | "missing"> = { files: [], missing: [] };
  for (const picture of pictures) {
    const keys = await keysOf(uploads, picture);
    const master = picture.prefix + picture.master;
    if (!keys.includes(master)) kept.missing.push(master);
    for (const path of keys) {
      signal.throwIfAborted();
      const target = join(room, "uploads", path);
      if (await hold(join(uploads, path), target)) kept.files.push({ path, ...(await fingerprint(target)) });
      else kept.missing.push(path);
    }
  }
  return kept;
}
