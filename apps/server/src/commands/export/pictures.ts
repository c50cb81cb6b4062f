import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { prefixOf } from "../../domains/upload/pictures.ts";
import { type MasterFormat, masterName } from "../../platform/picture/stored-name.ts";
import type { BlobStore } from "../../platform/storage/blob-store.ts";

/** Characters of a hash that no two pictures of an association share. */
const shortHash = 16;

/** Copies each picture that everybody may see, in full size. Answers the names of the files, by the pictures' hashes. */
export async function copyPictures(
  em: EntityManager,
  blobStore: BlobStore,
  target: string,
): Promise<Map<string, string>> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("upload")
    .select(["hash", "width", "height", "format"])
    .where("withdrawn_since", "is", null)
    .where("is_restricted", "=", false)
    .orderBy("hash")
    .execute();
  await mkdir(target, { recursive: true });
  const names = new Map<string, string>();
  for (const row of rows) {
    const format = row.format as MasterFormat;
    const name = `${row.hash.slice(0, shortHash)}.${format}`;
    if (await blobStore.copyTo(prefixOf(row) + masterName(format), join(target, name))) names.set(row.hash, name);
  }
  return names;
}
