import { descriptionMessages, type PictureDescription } from "@bulmo/contracts/picture-description";
import type { PostAddress } from "@bulmo/contracts/post";
import { Post } from "@bulmo/entities/post.entity";
import { LockMode } from "@mikro-orm/core";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import { describedPictures, describePicture } from "../../platform/sanitise/picture-description.ts";
import type { Actor } from "../../session.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import type { AuditEntry } from "../audit/audit.service.ts";
import { composeText } from "../post/post-compose.ts";
import type { WriteContext } from "../post/post-link.ts";
import { asItIs } from "../post/post-write.service.ts";
import { saveWords, shownColumns, type Words, wordsOf } from "../post/secret-question.service.ts";
import { enqueuePosts } from "../webhook-event/post-event.ts";

/** No `id` where nothing was changed. */
type Done = PostAddress & { id: number | null; revision: number };

const auditOf = ({ id, type, index }: Done): AuditEntry[] =>
  id === null ? [] : [{ act: "POST_UPDATED", post: { id, type, index } }];

type Asked = Pick<PictureDescription, "imageUrl" | "place" | "description" | "isDecorative">;

const isSaid = ({ content }: Words, { imageUrl, place, description, isDecorative }: Asked): boolean => {
  const picture = describedPictures(content)[place - 1];
  return picture?.src === imageUrl && picture.description === description && picture.isDecorative === isDecorative;
};

/** The text with it, sanitised. Throws INPUT_INVALID for a picture that is not there, and for a file's name as its description. */
function describe(words: Words, thumbnail: string, asked: Asked, siteUrl: string) {
  const { imageUrl, place } = asked;
  if (describedPictures(words.content)[place - 1]?.src !== imageUrl)
    throw InputError.of("imageUrl", descriptionMessages.pictureGone);
  const content = describePicture(words.content, place, asked);
  const { columns } = composeText({ title: words.title, content, thumbnail }, siteUrl);
  if (asked.description !== "" && describedPictures(columns.content)[place - 1]?.description === "")
    throw InputError.of("description", descriptionMessages.fileName);
  return columns;
}

/**
 * Says of one picture of a post what it shows, or that it only adorns: an edit of the post that changes nothing else. Sent
 * once more it changes nothing. Throws POST_NOT_FOUND, INPUT_INVALID, and POST_OVERTAKEN, with the post as it is now, when
 * the named revision is past.
 */
export async function updateDescription(
  { em, notifier }: WriteContext,
  actor: Actor,
  { type, index, revision, ...asked }: PictureDescription,
): Promise<{ revision: number }> {
  const done = await transactAs(em, actor, auditOf, async (tx): Promise<Done> => {
    const post = await tx.findOne(Post, { type, index }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!post) throw new DomainError("POST_NOT_FOUND");
    const words = await wordsOf(tx, post);
    if (isSaid(words, asked)) return { id: null, type, index, revision: post.revision };
    if (revision !== undefined && revision !== post.revision)
      throw new ConflictError("POST_OVERTAKEN", await asItIs(tx, actor, { type, index }, words));
    const { isSecret } = words;
    const columns = describe(words, post.thumbnail, asked, notifier.siteUrl);
    tx.assign(post, { ...shownColumns(columns, isSecret), revision: post.revision + 1 });
    await tx.flush();
    if (isSecret) await saveWords(tx, post.id, { ...columns, isSecret });
    await enqueuePosts(tx, "changed", [post.id]);
    return { id: post.id, type, index, revision: post.revision };
  });
  return { revision: done.revision };
}
