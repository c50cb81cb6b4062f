import type { PostAddress, PostType } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import { type Actor } from "../../session.ts";
import { isReadable } from "../board/board-access.ts";
import { isOpenTo } from "../board/secret-question.ts";
import { plannedOnce } from "../../platform/database/planned-once.ts";

const findAt = (em: EntityManager, viewer: Actor | null, { type, index }: PostAddress) =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["id", "type", isOpenTo(viewer).as("is_open")])
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
    .select(["post.id", "post.type", "post.index", isOpenTo(viewer).as("is_open")])
    .where("post_move.type", "=", type)
    .where("post_move.index", "=", index)
    .where(isReadable(viewer))
    .$call(plannedOnce)
    .executeTakeFirst();

type LocatedPost = {
  id: number;
  type: PostType;
  /** Whether the viewer may read what it says, and what is said to it. */
  isOpen: boolean;
};

/**
 * The post of an address on a board that the viewer may read, or of one that it had before: who reads it meanwhile loses
 * nothing. Throws POST_NOT_FOUND.
 */
export async function locatePost(em: EntityManager, viewer: Actor | null, address: PostAddress): Promise<LocatedPost> {
  const post = (await findAt(em, viewer, address)) ?? (await findMoved(em, viewer, address));
  if (!post) throw new DomainError("POST_NOT_FOUND");
  return { id: post.id, type: post.type, isOpen: post.is_open };
}

/**
 * Keeps the post until the transaction ends: nobody purges or moves it meanwhile. Answers on which board it stands, and null
 * where it is not there for the viewer.
 */
export async function lockPost(tx: EntityManager, viewer: Actor | null, id: number): Promise<PostType | null> {
  const post = tx
    .getKysely<Tables>()
    .selectFrom("post")
    .select("type")
    .where("id", "=", id)
    .where(isReadable(viewer))
    .forKeyShare();
  return (await post.executeTakeFirst())?.type ?? null;
}

/** The same of what the person may read, what is said to somebody's secret question left out; answers whether it is there. */
export async function lockOpenPost(tx: EntityManager, actor: Actor, id: number): Promise<boolean> {
  if (!(await lockPost(tx, actor, id))) return false;
  const post = tx.getKysely<Tables>().selectFrom("post").select("id").where("id", "=", id).where(isOpenTo(actor));
  return (await post.executeTakeFirst()) !== undefined;
}
