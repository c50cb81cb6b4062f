import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { plannedOnce } from "../../platform/database/planned-once.ts";

/** What an address alone does not tell about its picture. */
export type PictureFacts = { placeholder: string; hasTiles: boolean };

/** The facts of uploads, by their addresses; an address that is none of ours is not among them. */
export async function findPictureFacts(
  em: EntityManager,
  imageUrls: readonly string[],
): Promise<Map<string, PictureFacts>> {
  const hashes = new Map(imageUrls.map((url) => [url, parsePictureUrl(url)?.hash ?? ""]));
  const wanted = [...new Set(hashes.values())].filter((hash) => hash !== "");
  if (wanted.length === 0) return new Map();
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("upload")
    .select(["hash", "placeholder", "has_tiles"])
    .where("hash", "in", wanted)
    .$call(plannedOnce)
    .execute();
  const facts = new Map(rows.map((row) => [row.hash, { placeholder: row.placeholder, hasTiles: row.has_tiles }]));
  return new Map(
    [...hashes].flatMap(([url, hash]) => {
      const fact = facts.get(hash);
      return fact ? [[url, fact] as const] : [];
    }),
  );
}
