import { isExhibition } from "@bulmo/contracts/board";
import type { PostType } from "@bulmo/contracts/post";
import type { EntityManager } from "@bulmo/entities/database";
import { requestTiles } from "../upload/tile.service.ts";
import { hashesOf } from "../upload/upload-use.service.ts";

type Hung = { type: PostType; pictures: readonly string[]; now: Date };

/**
 * Asks for the tiles of a work's pictures, in the transaction that hangs it. They are made later; until then, or without
 * them, the plain picture shows.
 */
export async function zoomWorks(tx: EntityManager, { type, pictures, now }: Hung): Promise<void> {
  if (isExhibition(type)) await requestTiles(tx, hashesOf(pictures), now);
}
