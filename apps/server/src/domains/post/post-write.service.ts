import type { AuditAct } from "@bulmo/contracts/audit";
import type { PostAddress } from "@bulmo/contracts/post";
import { picturesGone, postMessages } from "@bulmo/contracts/post-write";
import type { PostCreate, PostUpdate, PostWriting } from "@bulmo/contracts/post-write";
import type { ArtistWriting } from "@bulmo/contracts/work-artist";
import { captionOf } from "@bulmo/contracts/work-caption";
import { forFields, workTextNames } from "@bulmo/contracts/work-field";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { PostMove } from "@bulmo/entities/post-move.entity";
import { Post } from "@bulmo/entities/post.entity";
import { LockMode } from "@mikro-orm/core";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { attachedTo, eachOnce, setAttachments, transferOwner } from "../attachment/attachment-use.service.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { findBoard, writableBoard } from "../board/board-access.ts";
import { lockForUse, lockForWriting, lockGroup } from "../board/board-lock.ts";
import type { Board, Boards } from "../board/boards.ts";
import type { AuditEntry } from "../audit/audit.service.ts";
import { completeKey, keyOf } from "../../platform/idempotency/idempotency-key.ts";
import { enqueueChange, enqueuePosts } from "../webhook-event/post-event.ts";
import { hiddenFrom, notePostRestriction } from "../upload/picture-access.ts";
import { setUses } from "../upload/upload-use.service.ts";
import { changeGroup, enterBoard, lockBoards, leaveBoard, positionOf } from "./board-counter.ts";
import { composeText, composeWork } from "./post-compose.ts";
import { imagesOf } from "../../platform/sanitise/html-extract.ts";
import { limitPostLinks, type WriteContext } from "./post-link.ts";
import { assertMayChange } from "./post-permission.ts";
import { reservePost } from "./post-idempotency.ts";
import { zoomWorks } from "./post-zoom.ts";
import { getPost } from "./post.service.ts";
import { changeArtists, composeArtists, saveArtists } from "./work-artist.service.ts";
import {
  assertMayBeSecret,
  isShownInstead,
  saveWords,
  ownerOf,
  shownColumns,
  type Words,
  wordsOf,
} from "./secret-question.service.ts";

type Pictured = {
  owner: string;
  images: readonly string[];
  before?: readonly string[];
  /** Who puts them there; null where that was judged before. */
  actor: Actor | null;
};

/**
 * Takes the pictures of a text into use. Throws INPUT_INVALID for one that is not there for whoever writes, unless the text
 * of before had it: a picture is kept 30 days for a draft, and where it has gone an edit of something else is none the worse for it.
 */
export async function takePictures(tx: EntityManager, { owner, images, before = [], actor }: Pictured): Promise<void> {
  const had = new Set(before);
  const hidden = actor ? await hiddenFrom(tx, actor, [...new Set(images).difference(had)]) : new Set<string>();
  const shown = images.filter((image) => !hidden.has(image));
  const gone = new Set(await setUses(tx, owner, shown)).difference(had).union(hidden);
  const places = images.flatMap((image, place) => (gone.has(image) ? [place + 1] : []));
  if (places.length > 0) throw InputError.of("content", picturesGone(places));
}

/** Where a post is; no `id` for one that is only answered again. */
export type Written = PostAddress & { id: number | null };

const auditOf =
  (act: AuditAct) =>
  ({ id, type, index }: Written): AuditEntry[] =>
    id === null ? [] : [{ act, post: { id, type, index } }];

/** A post that has left its board is told with where it was: where it is now, it says itself. */
const auditOfChange =
  ({ targetType: type, index }: PostUpdate) =>
  (written: Written): AuditEntry[] =>
    written.type === type ? auditOf("POST_UPDATED")(written) : auditOf("POST_MOVED")({ ...written, type, index });

type NewPost = ReturnType<typeof composeText> & {
  isSecret?: boolean;
  board: Board;
  work: ReturnType<typeof composeWork>;
  artists: readonly ArtistWriting[];
  attachments?: readonly string[] | undefined;
  /** Who writes it; null where it was allowed before. */
  actor: Actor | null;
  userId: string | null;
  now: Date;
  /** When it counts as written; now where it is left out. */
  createdAt?: Date;
};

/** Writes a new post, and tells of it. Throws INPUT_INVALID for a picture that is not there, and what the locks throw. */
export async function insertPost(
  tx: EntityManager,
  { columns, images, isSecret = false, board, work, artists, attachments, actor, userId, now, createdAt }: NewPost,
): Promise<Written & { id: number }> {
  await lockForWriting(tx, actor, board);
  await lockGroup(tx, work);
  const index = await enterBoard(tx, work);
  const shown = shownColumns(columns, isSecret);
  const post = tx.create(Post, { ...shown, ...work, index, user: userId, ...(createdAt ? { createdAt } : {}) });
  await tx.flush();
  if (artists.length > 0) await saveArtists(tx, post.id, artists);
  if (isSecret) await saveWords(tx, post.id, { ...columns, isSecret });
  const owner = ownerOf(post.id, isSecret);
  await takePictures(tx, { owner, images, actor });
  if (attachments && actor) await setAttachments(tx, { owner, ids: attachments, actor });
  await enqueuePosts(tx, "created", [post.id]);
  await zoomWorks(tx, { type: work.type, pictures: images, now });
  return { id: post.id, type: work.type, index };
}

/**
 * Sent again with the key of before, it answers the post of before. Throws NOT_ALLOWED, INPUT_INVALID, and
 * IDEMPOTENCY_KEY_REUSED where the key came with something else before.
 */
export async function createPost(context: WriteContext, actor: Actor, input: PostCreate): Promise<Written> {
  const { em } = context;
  const { isSecret = false } = input;
  const board = writableBoard(await context.boards(), actor, input.type);
  assertMayBeSecret(input);
  const text = composeText(input, context.notifier.siteUrl);
  await limitPostLinks(context, actor, text.columns);
  const { attachments } = input;
  const artists = board.exhibition ? await composeArtists(em, input.artists ?? []) : [];
  const work = composeWork(board, { ...input, artists });
  const idempotencyKey = keyOf("post", actor, input);
  return transactAs(em, actor, auditOf("POST_CREATED"), async (tx) => {
    const before = idempotencyKey && (await reservePost(tx, actor, idempotencyKey));
    if (before) return { ...before, id: null };
    const post = { ...text, isSecret, board, work, artists, attachments, actor, userId: actor.id, now: context.now() };
    const written = await insertPost(tx, post);
    if (idempotencyKey) await completeKey(tx, idempotencyKey, { postId: written.id, commentId: null });
    return written;
  });
}

/** Whether a post may go on bearing its heading: a board that lets go of a word leaves its posts as they are. */
const hasHeading = ({ type, headings }: Board, post: Post) => post.type === type || headings.includes(post.heading);

/** What the specification's payload does not carry stays as it was. */
const withUnchanged = (board: Board, input: PostWriting, post: Post) => ({
  type: input.type,
  heading: input.heading ?? (hasHeading(board, post) ? post.heading : ""),
  author: input.author === undefined ? post.authorName : input.author,
  ...forFields(workTextNames, (name) => (input[name] === undefined ? post[name] : input[name])),
  subType: input.subType === undefined && input.type === post.type ? post.subType : input.subType,
});

type Work = ReturnType<typeof composeWork>;

/** Who wrote without an account, on the site that this board was moved in from, is named for as long as the post stands there. */
const withGuest = (work: Work, post: Post): Work =>
  post.user || work.type !== post.type ? work : { ...work, authorName: work.authorName ?? post.authorName ?? null };

/** Takes the post to where it belongs from now on, and answers its number there; an address it leaves leads to it. */
async function assignAddress(tx: EntityManager, post: Post, work: Work): Promise<number> {
  if (post.type !== work.type || post.subType !== work.subType) await lockGroup(tx, work);
  if (post.type === work.type) {
    await changeGroup(tx, positionOf(post), work.subType);
    return post.index;
  }
  await lockBoards(tx, [post.type, work.type]);
  await leaveBoard(tx, positionOf(post));
  // It was pinned above the list that it leaves.
  tx.assign(post, { pinnedUntil: null });
  tx.create(PostMove, { type: post.type, index: post.index, post });
  return enterBoard(tx, work);
}

/**
 * Whether another edit came between the one that was read, if one was named, and now. The same edit once more is none:
 * its first answer was lost on the way.
 */
const hasConflict = (
  post: Post,
  words: Words,
  { revision: read, isOther, ...written }: Partial<Post & Words> & { revision: number | undefined; isOther: boolean },
) =>
  read !== undefined &&
  read !== post.revision &&
  (isOther ||
    Object.entries(written).some(
      ([column, value]) => (words[column as keyof Words] ?? post[column as keyof Post]) !== value,
    ));

/** Whether the files that an edit names are not those that the post has. */
async function hasOtherFiles(tx: EntityManager, owner: string, ids: readonly string[] | undefined): Promise<boolean> {
  return ids !== undefined && (await attachedTo(tx, owner)).join() !== eachOnce(ids).join();
}

/** The post as it is now, for who may change it: with what it says, also where that is secret. */
export const asItIs = async (
  tx: EntityManager,
  actor: Actor,
  address: PostAddress,
  { title, content, isSecret }: Words,
) => ({
  ...(await getPost(tx, actor, address)),
  ...(isSecret && { title, content }),
});

type Own = { em: EntityManager; boards: Boards };

/**
 * Judged once more under the lock; before, so that nobody has a text sanitised for a post that is not there or not theirs
 * (SEC-23). Throws POST_NOT_FOUND, NOT_ALLOWED.
 */
async function assertOwn({ em, boards }: Own, actor: Actor, { type, index }: PostAddress): Promise<void> {
  const post = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .select("user_id")
    .where("type", "=", type)
    .where("index", "=", index)
    .executeTakeFirst();
  if (!post) throw new DomainError("POST_NOT_FOUND");
  assertMayChange(boards, actor, { type, user: post.user_id ? { id: post.user_id } : null });
}

/**
 * Answers where the post is now. Throws NOT_ALLOWED, POST_NOT_FOUND, INPUT_INVALID, and POST_OVERTAKEN, with the post as
 * it is now, when the named revision is past.
 */
export async function updatePost(context: WriteContext, actor: Actor, update: PostUpdate): Promise<Written> {
  const { em } = context;
  const { targetType, index, revision, attachments, ...input } = update;
  const boards = await context.boards();
  const board = targetType === input.type ? findBoard(boards, targetType) : writableBoard(boards, actor, input.type);
  await assertOwn({ em, boards }, actor, { type: targetType, index });
  assertMayBeSecret(input);
  const sent = composeText(input, context.notifier.siteUrl);
  await limitPostLinks(context, actor, sent.columns);
  return transactAs(em, actor, auditOfChange(update), async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const post = await tx.findOne(Post, { type: targetType, index }, lock);
    if (!post) throw new DomainError("POST_NOT_FOUND");
    assertMayChange(boards, actor, post);
    if (board.type === post.type) await lockForUse(tx, board.type);
    else await lockForWriting(tx, actor, board);
    const before = await wordsOf(tx, post);
    const { isSecret = before.isSecret } = input;
    if (before.isSecret && input.type !== targetType) throw InputError.of("type", postMessages.secretStays);
    const standing = { heading: post.type === board.type ? post.heading : "", caption: captionOf(post) };
    const { artists, isOther } = await changeArtists(tx, post.id, {
      sent: input.artists,
      isWork: board.exhibition !== null,
    });
    const work = withGuest(composeWork(board, { ...withUnchanged(board, input, post), artists }, standing), post);
    // What everybody is shown in place of its words is none that somebody wrote.
    const isUntouched = before.isSecret && isShownInstead(sent.columns);
    const { columns, images } = isUntouched ? composeText(before, context.notifier.siteUrl) : sent;
    const { title, content } = columns;
    const written = isSecret ? { title, content } : columns;
    const hasOther = isOther || (await hasOtherFiles(tx, ownerOf(post.id, before.isSecret), attachments));
    if (hasConflict(post, before, { revision, isOther: hasOther, ...written, isSecret, ...work }))
      throw new ConflictError("POST_OVERTAKEN", await asItIs(tx, actor, { type: targetType, index }, before));
    const told = { type: targetType, index, title: post.title, authorName: post.authorName };
    const shown = shownColumns(columns, isSecret);
    tx.assign(post, { index: await assignAddress(tx, post, work), revision: post.revision + 1, ...shown, ...work });
    await tx.flush();
    if (isOther) await saveArtists(tx, post.id, artists);
    if (isSecret || before.isSecret) await saveWords(tx, post.id, { title, content, isSecret });
    const owner = ownerOf(post.id, isSecret);
    if (before.isSecret !== isSecret) await transferOwner(tx, [{ from: ownerOf(post.id, before.isSecret), to: owner }]);
    await takePictures(tx, { owner, images, before: imagesOf(before.content), actor });
    if (attachments) await setAttachments(tx, { owner, ids: attachments, actor });
    if (post.type !== targetType) await notePostRestriction(tx, post.id);
    await enqueueChange(tx, post, told);
    await zoomWorks(tx, { type: post.type, pictures: images, now: context.now() });
    return { id: post.id, type: post.type, index: post.index };
  });
}
