import { withdrawnAuthor } from "@bulmo/contracts/post";
import type { EntityManager } from "@bulmo/entities/database";
import { sql } from "kysely";
import { isReadable } from "../board/board-access.ts";
import { isOpenTo } from "../board/secret-question.ts";
import { enqueue } from "./enqueue.ts";

/** Tells of a comment that every visitor reads, as it stands, in the transaction that writes it; before it goes, where it is removed. */
export const enqueueComment = (tx: EntityManager, verb: "created" | "changed" | "removed", id: number): Promise<void> =>
  enqueue(
    tx,
    `comment.${verb}`,
    sql`select jsonb_build_object('id', comment.id::text, 'parentCommentId', comment.parent_id::text,
        'author', coalesce(writer.nickname, comment.author_name, ${withdrawnAuthor}::text),
        'post', jsonb_build_object('type', post.type, 'index', post.index, 'title', post.title)) as data,
      comment.user_id as member_id
    from comment join post on post.id = comment.post_id left join "user" as writer on writer.id = comment.user_id
    where comment.id = ${id} and ${isReadable(null)} and ${isOpenTo(null)}`,
  );
