import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";

/** Bytes that all stored uploads of a member which nothing uses may hold together (SEC-24). */
export const unusedQuota = 300 * 1024 * 1024;

/**
 * Rows of before this was counted know only their master. Renditions and tiles of a photograph are well below its master,
 * so twice that is no less than what is there.
 */
const estimated = sql`2 * bytes::bigint`;

/**
 * Pictures and files together; what is in use is seen by others, and looked after, and what waits in the trash is not in
 * use. A file that is being sent counts with what it will be.
 */
export async function unusedBytes(em: EntityManager, userId: string): Promise<number> {
  const { rows } = await sql<{ held: string | number }>`
    select (select coalesce(sum(coalesce(stored_bytes, ${estimated})), 0) from upload
        where user_id = ${userId} and unused_since is not null)
      + (select coalesce(sum(bytes), 0) from attachment where user_id = ${userId} and unused_since is not null)
      + (select coalesce(sum(bytes), 0) from attachment_upload where user_id = ${userId}) as held`.execute(
    em.getKysely<Tables>(),
  );
  return Number(rows[0]?.held ?? 0);
}

/** Throws UPLOAD_QUOTA_EXCEEDED where `more` bytes do not fit any more; with none, where nothing would. */
export async function assertFits(em: EntityManager, userId: string, more = 1): Promise<void> {
  if ((await unusedBytes(em, userId)) + more > unusedQuota) throw new DomainError("UPLOAD_QUOTA_EXCEEDED");
}

/**
 * Runs `insert` in a transaction that is undone when the member then holds more than the quota, and more than before. One
 * at a time for each member, in all processes: of many at once none is overlooked. Throws UPLOAD_QUOTA_EXCEEDED.
 */
export const withinQuota = (
  em: EntityManager,
  userId: string,
  insert: (tx: EntityManager) => Promise<void>,
): Promise<void> =>
  em.transactional(async (tx) => {
    await tx.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`upload-quota:${userId}`]);
    const before = await unusedBytes(tx, userId);
    await insert(tx);
    const after = await unusedBytes(tx, userId);
    if (after > before && after > unusedQuota) throw new DomainError("UPLOAD_QUOTA_EXCEEDED");
  });

/**
 * What a member leaves unused goes with the next sweep: nobody's quota holds it any more. Belongs into the transaction that
 * removes the member.
 */
export async function releaseUnused(em: EntityManager, userId: string): Promise<void> {
  // In the order in which others lock pictures.
  await sql`update upload set unused_since = to_timestamp(0) where hash in (
    select hash from upload where user_id = ${userId} and unused_since is not null order by hash for update)`.execute(
    em.getKysely<Tables>(),
  );
  await sql`update attachment set unused_since = to_timestamp(0)
    where user_id = ${userId} and unused_since is not null`.execute(em.getKysely<Tables>());
}
