import type { EntityManager, Tables } from "@bulmo/entities/database";
import { saveWords, wordsOf } from "../../domains/post/secret-question.service.ts";
import { imagesOf } from "../../platform/sanitise/html-extract.ts";
import { transact } from "../../platform/database/transaction.ts";
import { setUses } from "../../domains/upload/upload-use.service.ts";
import { bringContents, type Composing } from "./compose-post.ts";
import { tryText } from "./compose-text.ts";
import type { BroughtFile } from "./files/import-file.ts";
import { asCount } from "./fit.ts";
import { insertComments } from "./import-comments.ts";
import { attachFiles, lockOwner, leaveFile } from "./import-late-files.ts";
import { importOnePost } from "./import-posts.ts";
import type { OldPost } from "./old-site.ts";
import { addOrigins, findOrigins, type Origin } from "./origins.ts";
import { reserveIds } from "./reserve-ids.ts";
import { linesOf, mediaIn, picturesIn } from "./text/old-html.ts";

/** The question that an answer stands below. In a dry run it has no number. */
type Asked = { postId: number; isSecret: boolean };

const hasTable = ({ html }: OldPost) => /<table\b/iu.test(html);

/** Whether nothing of an answer is lost as a comment, which is words alone. */
const isWords = (answer: OldPost) =>
  answer.files.length === 0 &&
  picturesIn(answer.html).length === 0 &&
  !hasTable(answer) &&
  !/<(?:iframe|embed|object)\b/iu.test(answer.html);

/** The words of an answer, with the addresses that its links have. */
function wordsIn({ book }: Composing, { html, title }: OldPost): string {
  // Of a site that nobody named no address leads anywhere.
  const absolute = (href: string) => (book.isUnnamed && book.isOwn(href) ? "" : book.absolute(href));
  return linesOf(html, absolute) || title;
}

/** What this run knows of questions and answers, by their keys. */
type Known = {
  /** A dry run has found them so, and none of them is here. */
  secret: Set<string>;
  /** They were here and are no longer, or stand below such. */
  gone: Set<string>;
};

async function findAsked({ importing }: Composing, key: string, { secret, gone }: Known): Promise<Asked | undefined> {
  const { fork, old, isDryRun } = importing;
  const found = (await findOrigins(fork(), { source: old.source, kind: "post" }, [key])).get(key);
  if (found === undefined) return isDryRun ? { postId: 0, isSecret: secret.has(key) } : undefined;
  const em = fork();
  const row = await em
    .getKysely<Tables>()
    .selectFrom("stored_post")
    .leftJoin("secret_question", "secret_question.post_id", "stored_post.id")
    .select(["stored_post.id", "secret_question.post_id as secret"])
    .where("stored_post.id", "=", Number(found))
    .executeTakeFirst();
  if (!row) gone.add(key);
  return row && { postId: row.id, isSecret: row.secret !== null };
}

/** What an answer has besides its words, stored already. */
type Besides = { media: string[]; files: BroughtFile[] };

const nothingBesides: Besides = { media: [], files: [] };

/** Behind the words of a secret question, where who asked finds them: a comment has none. */
async function addBesides({ importing }: Composing, tx: EntityManager, postId: number, { media, files }: Besides) {
  if (files.length > 0) await attachFiles(tx, importing.old.source, postId, files);
  if (media.length === 0) return;
  const held = await lockOwner(tx, postId);
  const words = await wordsOf(tx, { id: postId, title: "", content: "" });
  const composed = tryText(importing, words.title, words.content + media.join(""));
  if (!held || !composed || !words.isSecret) return;
  await saveWords(tx, postId, { ...words, content: composed.columns.content });
  await setUses(tx, held.owner, imagesOf(composed.columns.content));
}

async function writeAnswer(composing: Composing, answer: OldPost, postId: number, besides: Besides): Promise<void> {
  const { importing, authorOf } = composing;
  const { id: userId, name } = authorOf(answer.author);
  await transact(importing.fork(), async (tx) => {
    const [id = 0] = await reserveIds(tx, "comment", 1);
    const row = {
      id,
      post_id: postId,
      parent_id: null,
      user_id: userId,
      author_name: name,
      like_count: asCount(answer.likes),
    };
    const content = wordsIn(composing, answer);
    await insertComments(tx, [{ ...row, content, created_at: answer.createdAt ?? new Date() }]);
    await addBesides(composing, tx, postId, besides);
    // Its old address leads to the question that it stands below.
    const [origin, ...aliases] = [answer.key, ...answer.aliases].map((key): Origin => ({
      kind: "post",
      key,
      target: String(postId),
    }));
    await addOrigins(tx, importing.old.source, { origins: origin ? [origin] : [], aliases });
  });
}

/** An answer to a secret question: whoever asked reads it there, and nothing of it stands anywhere else. */
async function answerSecretly(composing: Composing, answer: OldPost, postId: number): Promise<void> {
  const { importing } = composing;
  const isPlain = isWords(answer);
  const { html, files } = isPlain ? { html: "", files: [] } : await bringContents(composing, answer);
  if (hasTable(answer)) {
    importing.report.problem("contentPlain", `${answer.key} ${answer.title}`);
    await importing.leftBehind.text({ post: answer.key, title: answer.title, html: answer.html });
  }
  if (importing.isDryRun) return;
  await writeAnswer(composing, answer, postId, isPlain ? nothingBesides : { media: mediaIn(html), files });
}

/** Whether its question was secret nobody knows any more: it comes neither as a comment nor as a post of its own. */
async function leaveAnswer({ importing }: Composing, { key, title, author, html, files }: OldPost): Promise<void> {
  importing.report.count("post", "left");
  importing.report.problem("postGone", `${key} ${title}`);
  for (const file of files) leaveFile(importing, file);
  await importing.leftBehind.text({ post: key, title, author, html });
}

async function importAnswer(composing: Composing, answer: OldPost, known: Known): Promise<void> {
  const { importing } = composing;
  const { report, isDryRun } = importing;
  const question = answer.repliesTo ?? "";
  const asked = await findAsked(composing, question, known);
  if (known.gone.has(question)) {
    known.gone.add(answer.key);
    await leaveAnswer(composing, answer);
    return;
  }
  report.count("post", "moved");
  const isBelow = asked !== undefined && (asked.isSecret || (!answer.isSecret && isWords(answer)));
  if (asked?.isSecret || answer.isSecret) known.secret.add(answer.key);
  if (!isBelow) {
    // A comment below a question that everybody reads would be read by everybody.
    if (answer.isSecret && asked) report.problem("secretAnswer", `${answer.key} ${answer.title}`);
    await importOnePost(composing, answer);
    return;
  }
  report.problem("replyAsComment", `${answer.key} ${answer.title}`);
  if (asked.isSecret) await answerSecretly(composing, answer, asked.postId);
  else if (!isDryRun) await writeAnswer(composing, answer, asked.postId, nothingBesides);
}

/**
 * Replies to questions become comments below them, where that loses nothing and shows nobody more, and posts of their own
 * elsewhere. `secret`: the questions of this run that are, by their keys.
 */
export async function importAnswers(
  composing: Composing,
  answers: readonly OldPost[],
  secret: ReadonlySet<string>,
): Promise<void> {
  const { fork, old, report } = composing.importing;
  const known: Known = { secret: new Set(secret), gone: new Set() };
  for (const answer of answers) {
    const before = await findOrigins(fork(), { source: old.source, kind: "post" }, [answer.key]);
    if (before.has(answer.key)) report.count("post", "before");
    else await importAnswer(composing, answer, known);
  }
}
