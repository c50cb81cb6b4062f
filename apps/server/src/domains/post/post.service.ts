import type { PostAddress, PostDetail, PostGetInput } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { findMoved } from "./post-locate.ts";
import { authorColumn } from "./post.query.ts";

type Spot = PostAddress & { group: number | undefined };

/** The nearest posts that are still there, so a deletion does not break the chain (GAL-09). */
async function findNeighbour(em: EntityManager, { type, index, group }: Spot, side: "previous" | "next") {
  const isPrevious = side === "previous";
  const row = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(["index", "title"])
    .where("type", "=", type)
    .$if(group !== undefined, (query) => query.where("sub_type", "=", group ?? null))
    .where("index", isPrevious ? "<" : ">", index)
    .orderBy("index", isPrevious ? "desc" : "asc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

const findRow = (em: EntityManager, { type, index }: PostAddress) =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .leftJoin("user", "user.id", "post.user_id")
    .selectAll("post")
    .select(authorColumn.as("author"))
    .where("post.type", "=", type)
    .where("post.index", "=", index)
    .executeTakeFirst();

async function findMovedRow(em: EntityManager, address: PostAddress) {
  const present = await findMoved(em, address);
  return present && findRow(em, present);
}

async function isLikedBy(em: EntityManager, postId: number, viewer: Actor | null): Promise<boolean> {
  if (!viewer) return false;
  const like = await em
    .getKysely<Tables>()
    .selectFrom("post_like")
    .select("post_id")
    .where("post_id", "=", postId)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  return like !== undefined;
}

/**
 * A post with its neighbours, within a group where one is chosen. Asked for by an address which it had before it moved,
 * it is answered with its present one. Throws POST_NOT_FOUND.
 */
export async function getPost(em: EntityManager, viewer: Actor | null, input: PostGetInput): Promise<PostDetail> {
  const row = (await findRow(em, input)) ?? (await findMovedRow(em, input));
  if (!row) throw new DomainError("POST_NOT_FOUND");
  const spot = { type: row.type, index: row.index, group: input.exhibitionSubIndex };
  const [isLiked, previous, next] = await Promise.all([
    isLikedBy(em, row.id, viewer),
    findNeighbour(em, spot, "previous"),
    findNeighbour(em, spot, "next"),
  ]);
  return {
    index: row.index,
    type: row.type,
    subType: row.sub_type ?? null,
    title: row.title,
    summary: row.summary,
    content: row.content,
    thumbnail: row.thumbnail,
    caption: row.caption,
    author: row.author,
    userName: row.author,
    userId: row.user_id ?? null,
    views: row.views,
    likeCount: row.like_count,
    isLiked,
    createdAt: new Date(row.created_at).toISOString(),
    revision: row.revision,
    previous,
    next,
  };
}
