import type { PostAddress, PostType } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { type Actor } from "../../session.ts";
import { isReadable } from "../board/board-access.ts";
import { isOpenTo } from "../board/secret-question.ts";
import { plannedOnce } from "../../platform/database/planned-once.ts";

/** What its board says of comments, and whether it is closed to them. */
const ofBoard = [
  sql<boolean>`(select has_comments from board where board.type = post.type)`.as("has_comments"),
  sql<boolean>`(select closed_at is not null from board where board.type = post.type)`.as("is_closed"),
] as const;

const findAt = (em: EntityManager, viewer: Actor | null, { type, index }: PostAddress) =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["id", "type", ...ofBoard, isOpenTo(viewer).as("is_open")])
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
    .select(["post.id", "post.type", "post.index", ...ofBoard, isOpenTo(viewer).as("is_open")])
    .where("post_move.type", "=", type)
    .where("post_move.index", "=", index)
    .where(isReadable(viewer))
    .$call(plannedOnce)
    .executeTakeFirst();

type LocatedPost = {
  id: number;
  type: PostType;
  hasComments: boolean;
  isClosed: boolean;
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
  const { id, type, has_comments: hasComments, is_closed: isClosed, is_open: isOpen } = post;
  return { id, type, hasComments, isClosed, isOpen };
}

/** Keeps the post until the transaction ends: nobody purges it meanwhile. Answers whether it is there for the viewer. */
export async function lockPost(tx: EntityManager, viewer: Actor | null, id: number): Promise<boolean> {
  const post = tx
    .getKysely<Tables>()
    .selectFrom("post")
    .select("id")
    .where("id", "=", id)
    .where(isReadable(viewer))
    .forKeyShare();
  return (await post.executeTakeFirst()) !== undefined;
}

/** The same of what the person may read: what is said to somebody's secret question is as if it were not there. */
export async function lockOpenPost(tx: EntityManager, actor: Actor, id: number): Promise<boolean> {
  if (!(await lockPost(tx, actor, id))) return false;
  const post = tx.getKysely<Tables>().selectFrom("post").select("id").where("id", "=", id).where(isOpenTo(actor));
  return (await post.executeTakeFirst()) !== undefined;
}
