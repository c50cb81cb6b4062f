import type { PostAddress } from "@bulmo/contracts/post";
import type { EntityManager } from "@bulmo/entities/database";
import { Post } from "@bulmo/entities/post.entity";
import { LockMode } from "@mikro-orm/core";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { enqueuePosts } from "../webhook-event/post-event.ts";
import { enqueueReportsGoneWithPosts } from "../webhook-event/report-event.ts";
import { lockBoards, leaveBoard, positionOf } from "./board-counter.ts";
import { assertMayChange } from "./post-permission.ts";
import { putIntoTrash } from "./post-trash.ts";
import { getPost } from "./post.service.ts";

/** Locked by id, so that of two who delete the same posts none waits for the other. */
const findAll = (tx: EntityManager, addresses: readonly PostAddress[]) =>
  tx.find(
    Post,
    { $or: addresses.map(({ type, index }) => ({ type, index })) },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: "asc" } },
  );

const auditOf = (posts: readonly Post[]) =>
  posts.map((post) => ({ act: "POST_REMOVED", memberId: post.user?.id, post }) as const);

/**
 * Puts posts into the trash, all or none. Throws POST_NOT_FOUND or NOT_ALLOWED for the first that stays; where a revision
 * is named, POST_OVERTAKEN, with the post as it is now, when that one is past, and INPUT_INVALID for more than one post.
 */
export async function removePosts(
  context: Pick<Context, "em" | "boards">,
  actor: Actor,
  addresses: readonly PostAddress[],
  revision?: number,
): Promise<void> {
  if (revision !== undefined && addresses.length > 1)
    throw InputError.of("If-Match", "If-Match는 글을 하나만 지울 때 보낼 수 있습니다.");
  const boards = await context.boards();
  await transactAs(context.em, actor, auditOf, async (tx) => {
    const posts = await findAll(tx, addresses);
    for (const { type, index } of addresses) {
      const post = posts.find((found) => found.type === type && found.index === index);
      if (!post) throw new DomainError("POST_NOT_FOUND");
      assertMayChange(boards, actor, post);
      if (revision !== undefined && revision !== post.revision)
        throw new ConflictError("POST_OVERTAKEN", await getPost(tx, actor, { type, index }));
    }
    await lockBoards(
      tx,
      posts.map(({ type }) => type),
    );
    for (const post of posts) await leaveBoard(tx, positionOf(post));
    const ids = posts.map(({ id }) => id);
    await enqueuePosts(tx, "removed", ids);
    await enqueueReportsGoneWithPosts(tx, ids);
    await putIntoTrash(tx, ids, actor.id);
    return posts;
  });
}
