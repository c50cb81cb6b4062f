import { type PostAddress, withdrawnAuthor } from "@bulmo/contracts/post";
import type { EntityManager } from "@bulmo/entities/database";
import { sql } from "kysely";
import { enqueue } from "./enqueue.ts";

type PostVerb = "created" | "changed" | "removed";

/** Of posts as they stand: where, what they are called, and who is named as their author. */
const describePosts = (ids: readonly number[]) => sql<{ data: object; member_id: string | null }>`
  select jsonb_build_object('type', post.type, 'index', post.index, 'title', post.title,
      'author', coalesce(post.author_name, writer.nickname, ${withdrawnAuthor}::text)) as data,
    case when post.author_name is null then post.user_id end as member_id
  from post left join "user" as writer on writer.id = post.user_id
  where post.id = any(${ids}::int[])`;

/** Tells of posts, in the transaction that writes them; before they go, where they are removed. */
export const enqueuePosts = (tx: EntityManager, verb: PostVerb, ids: readonly number[]): Promise<void> =>
  enqueue(tx, `post.${verb}`, describePosts(ids));

/** Tells of a post that was changed; `before` is where it was, which may be somewhere else. */
export const enqueueChange = (tx: EntityManager, id: number, before: PostAddress): Promise<void> =>
  enqueue(
    tx,
    "post.changed",
    sql`select case when described.data->>'type' = ${before.type}::text then described.data
        else described.data || jsonb_build_object('previous',
          jsonb_build_object('type', ${before.type}::text, 'index', ${before.index}::int)) end as data,
      described.member_id
    from (${describePosts([id])}) as described`,
  );
