import type { PostAddress } from "@bulmo/contracts/post";
import type { EntityManager } from "@bulmo/entities/database";
import { Post } from "@bulmo/entities/post.entity";
import { LockMode } from "@mikro-orm/core";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { enqueuePosts } from "../webhook-event/post-event.ts";
import { enqueueReportsGoneWithPosts } from "../webhook-event/report-event.ts";
import { lockBoards, leaveBoard, positionOf } from "./board-counter.ts";
import { assertMayChange } from "./post-permission.ts";
import { putIntoTrash } from "./post-trash.ts";

/** Locked by id, so that of two who delete the same posts none waits for the other. */
const findAll = (tx: EntityManager, addresses: readonly PostAddress[]) =>
  tx.find(
    Post,
    { $or: addresses.map(({ type, index }) => ({ type, index })) },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: "asc" } },
  );

const auditOf = (posts: readonly Post[]) =>
  posts.map((post) => ({ act: "POST_REMOVED", memberId: post.user?.id, post }) as const);

/** Puts posts into the trash, all or none. Throws POST_NOT_FOUND or NOT_ALLOWED for the first that stays. */
export async function removePosts(
  context: Pick<Context, "em" | "boards">,
  actor: Actor,
  addresses: readonly PostAddress[],
): Promise<void> {
  const boards = await context.boards();
  await transactAs(context.em, actor, auditOf, async (tx) => {
    const posts = await findAll(tx, addresses);
    for (const { type, index } of addresses) {
      const post = posts.find((found) => found.type === type && found.index === index);
      if (!post) throw new DomainError("POST_NOT_FOUND");
      assertMayChange(boards, actor, post);
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
