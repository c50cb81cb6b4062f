import { type PostAddress, withdrawnAuthor } from "@bulmo/contracts/post";
import type { EntityManager } from "@bulmo/entities/database";
import { sql } from "kysely";
import { isPublicBoard, isReadable } from "../board/board-access.ts";
import { enqueue } from "./enqueue.ts";

type PostVerb = "created" | "changed" | "removed";

/** Of posts as they stand where every visitor reads them: where, what they are called, and who is named as their author. */
const describePosts = (ids: readonly number[]) => sql<{ data: object; member_id: string | null }>`
  select jsonb_build_object('type', post.type, 'index', post.index, 'title', post.title,
      'author', coalesce(post.author_name, writer.nickname, ${withdrawnAuthor}::text)) as data,
    case when post.author_name is null then post.user_id end as member_id
  from post left join "user" as writer on writer.id = post.user_id
  where post.id = any(${ids}::int[]) and ${isReadable(null)}`;

/** Tells of posts, in the transaction that writes them; before they go, where they are removed. */
export const enqueuePosts = (tx: EntityManager, verb: PostVerb, ids: readonly number[]): Promise<void> =>
  enqueue(tx, `post.${verb}`, describePosts(ids));

type Entered = { id: number; type: string };

/** What was told of a post until now. */
type PostBefore = PostAddress & { title: string; authorName?: string | null | undefined };

/** A post that is no longer where everybody reads: as it was called until then. */
const describeLeft = (id: number, { type, index, title, authorName }: PostBefore) => sql<{
  data: object;
  member_id: string | null;
}>`
  select jsonb_build_object('type', ${type}::text, 'index', ${index}::int, 'title', ${title}::text,
      'author', coalesce(${authorName ?? null}::text, writer.nickname, ${withdrawnAuthor}::text)) as data,
    case when ${authorName ?? null}::text is null then post.user_id end as member_id
  from post left join "user" as writer on writer.id = post.user_id
  where post.id = ${id}`;

/**
 * Tells of a post that was changed, which may be somewhere else than before: where it leaves or enters a board that not
 * everybody reads, it goes or comes.
 */
export async function enqueueChange(tx: EntityManager, { id, type }: Entered, before: PostBefore): Promise<void> {
  if (before.type === type) return enqueuePosts(tx, "changed", [id]);
  if (!(await isPublicBoard(tx, before.type))) return enqueuePosts(tx, "created", [id]);
  if (!(await isPublicBoard(tx, type))) return enqueue(tx, "post.removed", describeLeft(id, before));
  return enqueue(
    tx,
    "post.changed",
    sql`select described.data || jsonb_build_object('previous',
        jsonb_build_object('type', ${before.type}::text, 'index', ${before.index}::int)) as data, described.member_id
      from (${describePosts([id])}) as described`,
  );
}
