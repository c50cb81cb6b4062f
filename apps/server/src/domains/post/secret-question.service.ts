import type { PostAddress, SecretQuestion } from "@bulmo/contracts/post";
import { postMessages, type PostWriting } from "@bulmo/contracts/post-write";
import { secretText, secretTitle } from "@bulmo/contracts/secret-question";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError, InputError } from "../../errors.ts";
import { mendColours } from "../../platform/sanitise/readable-colours.ts";
import { type Actor, refusalOf } from "../../session.ts";
import { listAttachments } from "../attachment/attachment.query.ts";
import { ownerOfPost, ownerOfSecret } from "../upload/picture-owner.ts";
import { locatePost } from "./post-locate.ts";

/** What stands in the post of a secret question: every list, search, feed, page, event and export shows this. */
const shownInstead = { title: secretTitle, content: `<p>${secretText}</p>`, summary: secretText, thumbnail: "" };

type Columns = typeof shownInstead;

/** What a post holds for everybody. */
export const shownColumns = (columns: Columns, isSecret: boolean): Columns => (isSecret ? shownInstead : columns);

/** Whether somebody sends back what a secret question shows to everybody. */
export const isShownInstead = ({ title, content }: Pick<Columns, "title" | "content">): boolean =>
  title === shownInstead.title && content === shownInstead.content;

/** What was written, wherever it is kept. */
export type Words = { title: string; content: string; isSecret: boolean };

/** What a post says, whose row the transaction holds. */
export async function wordsOf(tx: EntityManager, post: { id: number; title: string; content: string }): Promise<Words> {
  const { id, title, content } = post;
  const secret = await tx
    .getKysely<Tables>()
    .selectFrom("secret_question")
    .select(["title", "content"])
    .where("post_id", "=", id)
    .executeTakeFirst();
  return secret ? { ...secret, isSecret: true } : { title, content, isSecret: false };
}

/** Puts what was written where the post's readers find it. Belongs into the transaction that holds the post. */
export async function saveWords(tx: EntityManager, id: number, { title, content, isSecret }: Words): Promise<void> {
  const database = tx.getKysely<Tables>();
  if (!isSecret) {
    await database.deleteFrom("secret_question").where("post_id", "=", id).execute();
    return;
  }
  await database
    .insertInto("secret_question")
    .values({ post_id: id, title, content })
    .onConflict((conflict) => conflict.column("post_id").doUpdateSet({ title, content }))
    .execute();
}

/** The name under which the pictures of a post's text are used. */
export const ownerOf = (id: number, isSecret: boolean): string => (isSecret ? ownerOfSecret(id) : ownerOfPost(id));

/** The same of a post whose text has not been read, also of one in the trash. */
export async function ownerOfText(tx: EntityManager, id: number): Promise<string> {
  const { isSecret } = await wordsOf(tx, { id, title: "", content: "" });
  return ownerOf(id, isSecret);
}

/** Throws INPUT_INVALID where something else than a question is to be secret. */
export function assertMayBeSecret({ type, isSecret }: Pick<PostWriting, "type" | "isSecret">): void {
  if (isSecret && type !== "QNA") throw InputError.of("isSecret", postMessages.secretElsewhere);
}

/**
 * What a secret question says. Throws POST_NOT_FOUND where there is none or it is none, and NOT_ALLOWED unless its writer
 * or an administrator asks.
 */
export async function getSecretQuestion(
  em: EntityManager,
  actor: Actor,
  address: PostAddress,
): Promise<SecretQuestion> {
  const { id, isOpen } = await locatePost(em, actor, address);
  const row = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .innerJoin("secret_question", "secret_question.post_id", "post.id")
    .select(["secret_question.title", "secret_question.content", "post.revision"])
    .where("post.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new DomainError("POST_NOT_FOUND");
  if (!isOpen) throw refusalOf(actor);
  return { ...row, content: mendColours(row.content), attachments: await listAttachments(em, ownerOfSecret(id)) };
}
