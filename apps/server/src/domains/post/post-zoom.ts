import { parsePictureUrl } from "@bulmo/contracts/picture";
import { isExhibition } from "@bulmo/contracts/board";
import type { PostType } from "@bulmo/contracts/post";
import type { Context } from "../../trpc.ts";

/** Asks for the tiles of a work's pictures. They are made later; until then, or without them, the plain picture shows. */
export function zoomWorks({ tiles, log }: Pick<Context, "tiles" | "log">, type: PostType, pictures: readonly string[]) {
  if (!isExhibition(type)) return;
  for (const hash of new Set(pictures.flatMap((url) => parsePictureUrl(url)?.hash ?? [])))
    tiles.request(hash).catch((error: unknown) => log.warn({ err: error, hash }, "no tiles asked for"));
}
