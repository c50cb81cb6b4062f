import { join } from "node:path";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { keyOfFile } from "../../domains/attachment/incoming.ts";
import { isReadable } from "../../domains/board/board-access.ts";
import type { BlobStore } from "../../platform/storage/blob-store.ts";
import { diskName } from "./file-name.ts";

/** Copies the files of all posts that every visitor reads, a folder for each post. Answers their paths, by the posts' ids. */
export async function copyAttachments(
  em: EntityManager,
  blobStore: BlobStore,
  target: string,
): Promise<Map<number, string[]>> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("attachment")
    .innerJoin("post", (posts) => posts.on("attachment.owner", "=", sql<string>`'post:' || post.id`))
    .select(["attachment.id", "attachment.name", "post.id as post_id", "post.type", "post.index"])
    .where(isReadable(null))
    .orderBy("post.id")
    .orderBy("attachment.place")
    .orderBy("attachment.id")
    .execute();
  const paths = new Map<number, string[]>();
  for (const { id, name, post_id: postId, type, index } of rows) {
    const before = paths.get(postId) ?? [];
    // Two files of a post may have one name.
    const path = `${type}-${index}/${before.length + 1}-${diskName(name)}`;
    if (await blobStore.copyTo(keyOfFile(id), join(target, path))) paths.set(postId, [...before, path]);
  }
  return paths;
}
