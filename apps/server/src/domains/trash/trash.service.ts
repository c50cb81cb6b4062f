import type { AuditAct } from "@bulmo/contracts/audit";
import type { PostAddress } from "@bulmo/contracts/post";
import { trashDays } from "@bulmo/contracts/trash";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { releaseOwner, transferOwner } from "../attachment/attachment-use.service.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { lockForUse } from "../board/board-lock.ts";
import { transact } from "../../platform/database/transaction.ts";
import { positionOf, returnToBoard } from "../post/board-counter.ts";
import { ownerOfText } from "../post/secret-question.service.ts";
import { ownerInTrash } from "../upload/picture-owner.ts";
import { enqueuePosts } from "../webhook-event/post-event.ts";

/** Posts of one round; the next hour brings the next. */
const batch = 100;

const auditOf = (act: AuditAct) => (post: { id: number } & PostAddress) => [{ act, post }];

const trashed = (tx: EntityManager) =>
  tx
    .getKysely<Tables>()
    .selectFrom("stored_post")
    .select(["id", "type", "index", "sub_type as subType"])
    .where("deleted_at", "is not", null)
    .forUpdate();

/** Held until the transaction ends: of those who restore and purge it at once one finds it. Throws POST_NOT_FOUND. */
async function holdTrashed(tx: EntityManager, { type, index }: PostAddress) {
  const post = await trashed(tx).where("type", "=", type).where("index", "=", index).executeTakeFirst();
  if (!post) throw new DomainError("POST_NOT_FOUND");
  return post;
}

/** Brings a post back under its own number, with its comments, likes, views, pictures and files. Throws POST_NOT_FOUND. */
export const restorePost = (em: EntityManager, actor: Actor, address: PostAddress): Promise<PostAddress> =>
  transactAs(em, actor, auditOf("POST_RESTORED"), async (tx) => {
    const post = await holdTrashed(tx, address);
    await lockForUse(tx, post.type);
    await tx
      .getKysely<Tables>()
      .updateTable("stored_post")
      // Whoever keeps a copy has lost it and finds it among what has changed (API-47).
      .set({ deleted_at: null, deleted_by_id: null, updated_at: new Date() })
      .where("id", "=", post.id)
      .execute();
    await returnToBoard(tx, positionOf(post));
    await transferOwner(tx, [{ from: ownerInTrash(post.id), to: await ownerOfText(tx, post.id) }]);
    // Whoever heard that it was removed has forgotten it.
    await enqueuePosts(tx, "created", [post.id]);
    return post;
  });

/** Comments, likes and old addresses go with the row; its files, and pictures that nobody else uses, go with the next sweep. */
async function erase(tx: EntityManager, id: number): Promise<void> {
  await releaseOwner(tx, ownerInTrash(id));
  await tx.getKysely<Tables>().deleteFrom("stored_post").where("id", "=", id).execute();
}

/** Deletes a post for good before its time. Throws POST_NOT_FOUND for one that is not in the trash. */
export const purgePost = (em: EntityManager, actor: Actor, address: PostAddress): Promise<PostAddress> =>
  transactAs(em, actor, auditOf("POST_PURGED"), async (tx) => {
    const post = await holdTrashed(tx, address);
    await erase(tx, post.id);
    return post;
  });

/** Deletes for good what nobody has restored in its 30 days. Answers how many posts went. */
export function sweepTrash(em: EntityManager, now = new Date()): Promise<number> {
  const cutoff = new Date(now.getTime() - trashDays * 24 * 60 * 60_000);
  return transact(em, async (tx) => {
    // What another process purges or somebody restores at this moment is theirs.
    const due = await trashed(tx)
      .skipLocked()
      .where("deleted_at", "<", cutoff)
      .orderBy("deleted_at")
      .limit(batch)
      .execute();
    for (const { id } of due) await erase(tx, id);
    return due.length;
  });
}
