import type { PostAddress, PostType } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import { plannedOnce } from "../../platform/database/planned-once.ts";

const findAt = (em: EntityManager, { type, index }: PostAddress) =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["id", "type"])
    .where("type", "=", type)
    .where("index", "=", index)
    .$call(plannedOnce)
    .executeTakeFirst();

/** The post that had this address before it moved to another board. */
export const findMoved = (em: EntityManager, { type, index }: PostAddress) =>
  em
    .getKysely<Tables>()
    .selectFrom("post_move")
    .innerJoin("post", "post.id", "post_move.post_id")
    .select(["post.id", "post.type", "post.index"])
    .where("post_move.type", "=", type)
    .where("post_move.index", "=", index)
    .$call(plannedOnce)
    .executeTakeFirst();

/** The post of an address, or of one that it had before: who reads it meanwhile loses nothing. Throws POST_NOT_FOUND. */
export async function locatePost(em: EntityManager, address: PostAddress): Promise<{ id: number; type: PostType }> {
  const post = (await findAt(em, address)) ?? (await findMoved(em, address));
  if (!post) throw new DomainError("POST_NOT_FOUND");
  return post;
}

/** Keeps the post until the transaction ends: nobody purges it meanwhile. Answers whether it is there. */
export async function lockPost(tx: EntityManager, id: number): Promise<boolean> {
  const post = tx.getKysely<Tables>().selectFrom("post").select("id").where("id", "=", id).forKeyShare();
  return (await post.executeTakeFirst()) !== undefined;
}
