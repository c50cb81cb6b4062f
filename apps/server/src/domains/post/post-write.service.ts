import type { AuditAct } from "@bulmo/contracts/audit";
import type { PostAddress } from "@bulmo/contracts/post";
import { picturesGone } from "@bulmo/contracts/post-write";
import type { PostCreate, PostUpdate, PostWriting } from "@bulmo/contracts/post-write";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { PostMove } from "@bulmo/entities/post-move.entity";
import { Post } from "@bulmo/entities/post.entity";
import { LockMode } from "@mikro-orm/core";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { findBoard, writableBoard } from "../board/board-access.ts";
import type { Boards } from "../board/boards.ts";
import type { AuditEntry } from "../audit/audit.service.ts";
import { completeKey, keyOf } from "../../platform/idempotency/idempotency-key.ts";
import { enqueueChange, enqueuePosts } from "../webhook-event/post-event.ts";
import { ownerOfPost } from "../upload/picture-owner.ts";
import { setUses } from "../upload/upload-use.service.ts";
import { changeGroup, enterBoard, lockBoards, leaveBoard, positionOf } from "./board-counter.ts";
import { composeText, composeWork } from "./post-compose.ts";
import { imagesOf } from "../../platform/sanitise/html-extract.ts";
import { limitPostLinks, type WriteContext } from "./post-link.ts";
import { assertMayChange } from "./post-permission.ts";
import { reservePost } from "./post-idempotency.ts";
import { getPost } from "./post.service.ts";

type Pictured = { id: number; images: readonly string[]; before?: readonly string[] };

/**
 * Takes the pictures of a text into use. Throws INPUT_INVALID for one that is not there, unless the text of before had it:
 * a picture is kept 30 days for a draft, and where it has gone an edit of something else is none the worse for it.
 */
async function takePictures(tx: EntityManager, { id, images, before = [] }: Pictured): Promise<void> {
  const gone = new Set(await setUses(tx, ownerOfPost(id), images)).difference(new Set(before));
  const places = images.flatMap((image, place) => (gone.has(image) ? [place + 1] : []));
  if (places.length > 0) throw InputError.of("content", picturesGone(places));
}

/** Where a post is, and the addresses of the pictures in it; no `id` for one that is only answered again. */
export type Written = PostAddress & { id: number | null; pictures: string[] };

const auditOf =
  (act: AuditAct) =>
  ({ id, type, index }: Written): AuditEntry[] =>
    id === null ? [] : [{ act, post: { id, type, index } }];

/** A post that has left its board is told with where it was: where it is now, it says itself. */
const auditOfChange =
  ({ targetType: type, index }: PostUpdate) =>
  (written: Written): AuditEntry[] =>
    written.type === type ? auditOf("POST_UPDATED")(written) : auditOf("POST_MOVED")({ ...written, type, index });

/**
 * Sent again with the key of before, it answers the post of before. Throws NOT_ALLOWED, INPUT_INVALID, and
 * IDEMPOTENCY_KEY_REUSED where the key came with something else before.
 */
export async function createPost(context: WriteContext, actor: Actor, input: PostCreate): Promise<Written> {
  const { em } = context;
  const board = writableBoard(await context.boards(), actor, input.type);
  const { columns, images } = composeText(input, context.notifier.siteUrl);
  await limitPostLinks(context, actor, columns);
  const work = composeWork(board, input);
  const idempotencyKey = keyOf("post", actor, input);
  return transactAs(em, actor, auditOf("POST_CREATED"), async (tx) => {
    const before = idempotencyKey && (await reservePost(tx, actor, idempotencyKey));
    if (before) return { ...before, id: null, pictures: [] };
    const index = await enterBoard(tx, work);
    const post = tx.create(Post, { ...columns, ...work, index, user: actor.id });
    await tx.flush();
    await takePictures(tx, { id: post.id, images });
    if (idempotencyKey) await completeKey(tx, idempotencyKey, { postId: post.id, commentId: null });
    await enqueuePosts(tx, "created", [post.id]);
    return { id: post.id, type: work.type, index, pictures: images };
  });
}

/** What the specification's payload does not carry stays as it was. */
const withUnchanged = (input: PostWriting, post: Post) => ({
  type: input.type,
  author: input.author === undefined ? post.authorName : input.author,
  caption: input.caption === undefined ? post.caption : input.caption,
  subType: input.subType === undefined && input.type === post.type ? post.subType : input.subType,
});

type Work = ReturnType<typeof composeWork>;

/** Takes the post to where it belongs from now on, and answers its number there; an address it leaves leads to it. */
async function assignAddress(tx: EntityManager, post: Post, work: Work): Promise<number> {
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
const hasConflict = (post: Post, read: number | undefined, written: Partial<Post>) =>
  read !== undefined &&
  read !== post.revision &&
  Object.entries(written).some(([column, value]) => post[column as keyof Post] !== value);

/**
 * Judged once more under the lock; before, so that nobody has a text sanitised for a post that is not there or not theirs
 * (SEC-23). Throws POST_NOT_FOUND, NOT_ALLOWED.
 */
type Own = { em: EntityManager; boards: Boards };

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
  const { targetType, index, revision, ...input } = update;
  const boards = await context.boards();
  const board = targetType === input.type ? findBoard(boards, targetType) : writableBoard(boards, actor, input.type);
  await assertOwn({ em, boards }, actor, { type: targetType, index });
  const { columns, images } = composeText(input, context.notifier.siteUrl);
  await limitPostLinks(context, actor, columns);
  return transactAs(em, actor, auditOfChange(update), async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const post = await tx.findOne(Post, { type: targetType, index }, lock);
    if (!post) throw new DomainError("POST_NOT_FOUND");
    assertMayChange(boards, actor, post);
    const work = composeWork(board, withUnchanged(input, post));
    if (hasConflict(post, revision, { ...columns, ...work }))
      throw new ConflictError("POST_OVERTAKEN", await getPost(tx, actor, { type: targetType, index }));
    const before = imagesOf(post.content);
    tx.assign(post, { index: await assignAddress(tx, post, work), revision: post.revision + 1, ...columns, ...work });
    await tx.flush();
    await takePictures(tx, { id: post.id, images, before });
    await enqueueChange(tx, post.id, { type: targetType, index });
    return { id: post.id, type: post.type, index: post.index, pictures: images };
  });
}
