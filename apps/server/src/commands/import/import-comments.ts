import type { EntityManager, Tables } from "@bulmo/entities/database";
import { transact } from "../../platform/database/transaction.ts";
import { inBatches } from "./batches.ts";
import type { Composing } from "./compose-post.ts";
import { asCount } from "./fit.ts";
import { findGonePosts } from "./gone-posts.ts";
import type { Importing } from "./importing.ts";
import type { OldComment } from "./old-site.ts";
import { addOrigins, findOrigins, type Origin } from "./origins.ts";
import { reserveIds } from "./reserve-ids.ts";

const commentsAtOnce = 500;

const secretWords = "비밀 댓글입니다.";

type NewComment = {
  id: number;
  post_id: number;
  parent_id: number | null;
  user_id: string | null;
  author_name: string | null;
  content: string;
  like_count: number;
  created_at: Date;
};

export async function insertComments(tx: EntityManager, rows: readonly NewComment[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .getKysely<Tables>()
      .insertInto("comment")
      .values([...rows])
      .execute();
}

type Found = {
  posts: ReadonlyMap<string, string>;
  /** The keys of posts that were here and are no longer. */
  gone: ReadonlySet<string>;
  threads: ReadonlyMap<string, string>;
  before: ReadonlyMap<string, string>;
  /** The posts here that are secret questions. */
  secret: ReadonlySet<number>;
};

/** The comments whose threads go on, but for those that somebody has deleted here: what follows begins a thread. */
async function findThreads(em: EntityManager, source: string, keys: readonly string[]): Promise<Map<string, string>> {
  const found = await findOrigins(em, { source, kind: "comment" }, keys);
  const ids = [...found.values()].map(Number);
  const rows =
    ids.length === 0
      ? []
      : await em.getKysely<Tables>().selectFrom("comment").select("id").where("id", "in", ids).execute();
  const here = new Set(rows.map(({ id }) => String(id)));
  return new Map([...found].filter(([, id]) => here.has(id)));
}

async function findAround({ fork, old: { source } }: Importing, batch: readonly OldComment[]): Promise<Found> {
  const em = fork();
  const posts = await findOrigins(em, { source, kind: "post" }, [...new Set(batch.map(({ post }) => post))]);
  const threadKeys = [...new Set(batch.flatMap(({ thread }) => thread ?? []))];
  const ids = [...posts.values()].map(Number);
  const secret =
    ids.length === 0
      ? []
      : await em
          .getKysely<Tables>()
          .selectFrom("secret_question")
          .select("post_id")
          .where("post_id", "in", ids)
          .execute();
  return {
    posts,
    gone: await findGonePosts(em, posts),
    threads: await findThreads(em, source, threadKeys),
    before: await findOrigins(
      em,
      { source, kind: "comment" },
      batch.map(({ key }) => key),
    ),
    secret: new Set(secret.map(({ post_id: id }) => id)),
  };
}

/** What everybody may read of it; what they may not is put where only who runs the site finds it. */
async function contentOf({ report, leftBehind }: Importing, comment: OldComment, isHidden: boolean): Promise<string> {
  const text = comment.text.replace(/\r\n?/gu, "\n").trim();
  if (!comment.isSecret || isHidden) return text;
  report.problem("secretComment", comment.key);
  await leftBehind.text({ comment: comment.key, post: comment.post, author: comment.author, text });
  return secretWords;
}

async function leave({ report, leftBehind }: Importing, comment: OldComment, why: "postGone" | "postMissing") {
  const { key, post, author, text } = comment;
  report.count("comment", "left");
  report.problem(why, key);
  await leftBehind.text({ comment: key, post, author, text });
}

/** Comments whose post is here, as rows that have no numbers yet. */
async function composeBatch({ importing, authorOf }: Composing, batch: readonly OldComment[], around: Found) {
  const { report, isDryRun } = importing;
  const composed: { comment: OldComment; row: Omit<NewComment, "id" | "parent_id"> }[] = [];
  for (const comment of batch) {
    const postId = Number(around.posts.get(comment.post) ?? (isDryRun ? 0 : Number.NaN));
    if (around.before.has(comment.key)) report.count("comment", "before");
    else if (around.gone.has(comment.post)) await leave(importing, comment, "postGone");
    else if (Number.isNaN(postId)) await leave(importing, comment, "postMissing");
    else {
      const { id, name } = authorOf(comment.author);
      const content = await contentOf(importing, comment, around.secret.has(postId));
      report.count("comment", "moved");
      composed.push({
        comment,
        row: {
          post_id: postId,
          user_id: id,
          author_name: name,
          content: content || "(내용 없음)",
          like_count: asCount(comment.likes),
          created_at: comment.createdAt ?? new Date(),
        },
      });
    }
  }
  return composed;
}

async function importBatch(composing: Composing, batch: readonly OldComment[]): Promise<void> {
  const { fork, old, isDryRun } = composing.importing;
  const around = await findAround(composing.importing, batch);
  const composed = await composeBatch(composing, batch, around);
  if (isDryRun || composed.length === 0) return;
  await transact(fork(), async (tx) => {
    const ids = await reserveIds(tx, "comment", composed.length);
    const own = new Map(composed.map(({ comment }, place) => [comment.key, ids[place] ?? 0]));
    const parentOf = ({ thread }: OldComment) =>
      thread === undefined ? null : (own.get(thread) ?? Number(around.threads.get(thread) ?? Number.NaN)) || null;
    await insertComments(
      tx,
      composed.map(({ comment, row }, place) => ({ ...row, id: ids[place] ?? 0, parent_id: parentOf(comment) })),
    );
    const origins = [...own].map(([key, id]): Origin => ({ kind: "comment", key, target: String(id) }));
    await addOrigins(tx, old.source, { origins });
  });
}

/** The comments of a board, below the posts that are here. */
export async function importComments(composing: Composing): Promise<void> {
  const { importing, pair } = composing;
  let done = 0;
  for await (const batch of inBatches(importing.old.comments(pair.old), commentsAtOnce)) {
    await importBatch(composing, batch);
    done += batch.length;
    importing.progress(`${pair.old.title} 댓글 ${done}`);
  }
}
