import type { PostAddress } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import { isCounted, type Reader } from "../reader/reader-count.service.ts";
import { locatePost } from "./post-locate.ts";

/** Counts the opened page, once a reader and window, never for the author. Throws POST_NOT_FOUND. */
export async function countView(em: EntityManager, reader: Reader, address: PostAddress) {
  const database = em.getKysely<Tables>();
  const post = await database
    .selectFrom("post")
    .select(["id", "user_id", "views"])
    .where("id", "=", (await locatePost(em, reader.viewer, address)).id)
    .executeTakeFirst();
  if (!post) throw new DomainError("POST_NOT_FOUND");
  if (!(await isCounted(em, reader, { kind: "post", id: post.id, ownerId: post.user_id })))
    return { views: post.views };
  return database
    .updateTable("post")
    .set(({ eb }) => ({ views: eb("views", "+", 1) }))
    .where("id", "=", post.id)
    .returning("views")
    .executeTakeFirstOrThrow();
}
