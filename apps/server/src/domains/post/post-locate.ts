import type { PostAddress, PostType } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { type Actor } from "../../session.ts";
import { isReadable } from "../board/board-access.ts";
import { plannedOnce } from "../../platform/database/planned-once.ts";

/** Whether its board has comments. */
const hasComments = sql<boolean>`(select has_comments from board where board.type = post.type)`.as("has_comments");

const findAt = (em: EntityManager, { type, index }: PostAddress) =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["id", "type", hasComments])
    .where("type", "=", type)
    .where("index", "=", index)
    .$call(plannedOnce)
    .executeTakeFirst();

/** The post that had this address before it moved to another board, for who may read it there. */
export const findMoved = (em: EntityManager, viewer: Actor | null, { type, index }: PostAddress) =>
  em
    .getKysely<Tables>()
    .selectFrom("post_move")
    .innerJoin("post", "post.id", "post_move.post_id")
    .select(["post.id", "post.type", "post.index", hasComments])
    .where("post_move.type", "=", type)
    .where("post_move.index", "=", index)
    .where(isReadable(viewer))
    .$call(plannedOnce)
    .executeTakeFirst();

type LocatedPost = { id: number; type: PostType; hasComments: boolean };

/**
 * The post of an address on a board that the viewer may read, or of one that it had before: who reads it meanwhile loses
 * nothing. Throws POST_NOT_FOUND.
 */
export async function locatePost(em: EntityManager, viewer: Actor | null, address: PostAddress): Promise<LocatedPost> {
  const post = (await findAt(em, address)) ?? (await findMoved(em, viewer, address));
  if (!post) throw new DomainError("POST_NOT_FOUND");
  return { id: post.id, type: post.type, hasComments: post.has_comments };
}

/** Keeps the post until the transaction ends: nobody purges it meanwhile. Answers whether it is there. */
export async function lockPost(tx: EntityManager, id: number): Promise<boolean> {
  const post = tx.getKysely<Tables>().selectFrom("post").select("id").where("id", "=", id).forKeyShare();
  return (await post.executeTakeFirst()) !== undefined;
}
