import type { ReportCreate, ReportDismissal } from "@bulmo/contracts/report";
import { reportMessages } from "@bulmo/contracts/report-text";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { noAudit, transactAs } from "../audit/audited-transaction.ts";
import { enqueueDismissal, enqueueReport } from "../webhook-event/report-event.ts";
import { lockTarget, type Target } from "./report-target.ts";

/**
 * Reports what somebody else wrote; whoever has reported it before changes nothing, and is told so. Throws
 * POST_NOT_FOUND, COMMENT_NOT_FOUND, and NOT_ALLOWED for one's own.
 */
export const createReport = (em: EntityManager, actor: Actor, input: ReportCreate): Promise<{ isNew: boolean }> =>
  transactAs(em, actor, noAudit, async (tx) => {
    const { post, commentId, userId } = await lockTarget(tx, actor, input.target);
    if (userId === actor.id) throw new DomainError("NOT_ALLOWED", reportMessages.own);
    const { rows } = await sql<{ id: number }>`
      insert into report (post_id, comment_id, reporter_id, reason, note, created_at)
      values (${post.id}, ${commentId}, ${actor.id}, ${input.reason}, ${input.note}, now())
      on conflict do nothing returning id`.execute(tx.getKysely<Tables>());
    for (const { id } of rows) await enqueueReport(tx, id);
    return { isNew: rows.length > 0 };
  });

/** Reports of one round; the next hour brings the next. */
const batch = 1_000;

/** Forgets reports a year after they were closed. */
export async function sweepReports(em: EntityManager): Promise<void> {
  await sql`delete from report where id in (
    select id from report where closed_at < now() - interval '1 year' order by closed_at limit ${batch})`.execute(
    em.getKysely<Tables>(),
  );
}

type Cleared = Target & { closed: number };

/** Another administrator may have been first: then there is nothing to tell. */
const auditOf = ({ post, commentId, userId, closed }: Cleared) =>
  closed === 0
    ? []
    : [{ act: commentId === null ? "POST_CLEARED" : "COMMENT_CLEARED", memberId: userId, post } as const];

/**
 * Nothing is wrong with it: closes the reports that the administrator has seen. Those that came later stay open. Throws
 * POST_NOT_FOUND, COMMENT_NOT_FOUND.
 */
export const dismissReports = (em: EntityManager, actor: Actor, { target, latest }: ReportDismissal) =>
  transactAs<Cleared>(em, actor, auditOf, async (tx) => {
    const held = await lockTarget(tx, actor, target);
    const { rows } = await sql`
      update report set closed_at = now()
      where post_id = ${held.post.id} and comment_id is not distinct from ${held.commentId}::int
        and id <= ${latest} and closed_at is null
      returning 1`.execute(tx.getKysely<Tables>());
    if (rows.length > 0) await enqueueDismissal(tx, { postId: held.post.id, commentId: held.commentId });
    return { ...held, closed: rows.length };
  });
