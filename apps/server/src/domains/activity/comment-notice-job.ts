import type { PostType } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { z } from "zod";
import { enqueue } from "../../platform/job/job-queue.ts";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import { isReadable } from "../board/board-access.ts";
import { isOpenTo } from "../board/secret-question.ts";
import { findWanting, type Reader } from "../mail-choice/mail-choice.service.ts";
import type { Notifier } from "../notification/notifier.ts";
import { postPath } from "../site/public-paths.ts";
import { commentMails } from "./activity-mails.ts";

export const commentNotice = "comment-notice";

/** Milliseconds in which who has written a comment may still take it back, and nobody has been written of it. */
const delay = 60_000;

/** Has whom a comment is said to written of it, in the transaction that writes it. */
export async function enqueueCommentNotice(tx: EntityManager, commentId: number, createdAt: Date): Promise<void> {
  const dueAt = new Date(createdAt.getTime() + delay);
  await enqueue(tx, [{ kind: commentNotice, key: String(commentId), data: { commentId }, createdAt, dueAt }]);
}

type Said = {
  type: PostType;
  index: number;
  title: string;
  author: string;
  isByAdmin: boolean;
  writerId: string | null;
  postWriterId: string | null;
  /** Who wrote in its thread before it, where it is in one. */
  threadWriterIds: string[];
};

/** Undefined for one that was deleted, or whose post was. */
async function findSaid(em: EntityManager, commentId: number): Promise<Said | undefined> {
  const { rows } = await sql<Said>`
    select post.type, post.index, post.title, coalesce(writer.nickname, '') as author,
      coalesce(writer.is_admin, false) as "isByAdmin", comment.user_id as "writerId",
      post.user_id as "postWriterId", array(
        select distinct before.user_id::text from comment before
        where (before.id = comment.parent_id or before.parent_id = comment.parent_id) and before.id < comment.id
          and before.deleted_at is null and before.user_id is not null) as "threadWriterIds"
    from comment join post on post.id = comment.post_id
    left join "user" writer on writer.id = comment.user_id
    where comment.id = ${commentId} and comment.deleted_at is null`.execute(em.fork().getKysely<Tables>());
  return rows[0];
}

type Kind = keyof typeof commentMails;

/** A member, and what it is to them; where they turned off the first, the next is asked. */
type Listener = { userId: string; kinds: Kind[] };

/** Whom it is said to: who wrote in its thread, and the writer of the post. Nobody hears twice, or of themselves. */
function listenersOf({ type, isByAdmin, writerId, postWriterId, threadWriterIds }: Said): Listener[] {
  const kindsOf = (userId: string): Kind[] => {
    const inThread: Kind[] = threadWriterIds.includes(userId) ? ["REPLY"] : [];
    if (userId !== postWriterId) return inThread;
    return type === "QNA" && isByAdmin ? ["ANSWER", ...inThread] : [...inThread, "COMMENT"];
  };
  return [...new Set([...threadWriterIds, ...(postWriterId ? [postWriterId] : [])])]
    .filter((userId) => userId !== writerId)
    .map((userId) => ({ userId, kinds: kindsOf(userId) }));
}

/** Whether they may read it by now: a board may have been closed to them since they wrote there. */
async function mayRead(em: EntityManager, userId: string, commentId: number): Promise<boolean> {
  const kysely = em.fork().getKysely<Tables>();
  const user = await kysely
    .selectFrom("user")
    .select(["id", "is_admin", "grade_id"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user) return false;
  const viewer = { id: user.id, isAdmin: user.is_admin, gradeId: user.grade_id ?? null };
  const { rows } = await sql`select from comment join post on post.id = comment.post_id
    where comment.id = ${commentId} and ${isReadable(viewer)} and ${isOpenTo(viewer)}`.execute(kysely);
  return rows.length > 0;
}

async function findFirstWanted(em: EntityManager, kinds: readonly Kind[], userId: string) {
  for (const kind of kinds) {
    const [reader] = await findWanting(em, kind, [userId]);
    if (reader) return { kind, reader };
  }
  return undefined;
}

type Sources = { em: EntityManager; notifier: () => Notifier };

/** Asks for the mails of a comment; asked for again, each is still one (`key`). */
export const createCommentNoticeJob = ({ em, notifier }: Sources): JobHandler => ({
  pauses: [60_000, 10 * 60_000],
  most: 1,
  async run({ data }) {
    const { commentId } = z.object({ commentId: z.number() }).parse(data);
    const said = await findSaid(em, commentId);
    if (!said) return "NOBODY";
    const write = async (kind: Kind, { id: userId, email: to, name }: Reader) => {
      if (!(await mayRead(em, userId, commentId))) return;
      await notifier().send(em.fork(), commentMails[kind], {
        data: { title: said.title, path: postPath(said), author: said.author },
        recipients: [{ userId, to, name }],
        key: `comment ${commentId}`,
      });
    };
    for (const { userId, kinds } of listenersOf(said)) {
      const wanted = await findFirstWanted(em, kinds, userId);
      if (wanted) await write(wanted.kind, wanted.reader);
    }
    return undefined;
  },
});
