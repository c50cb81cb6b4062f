import { accessReasons, reasonMinutes } from "@bulmo/contracts/access-reason-text";
import type { AccessReasonInput, AccessReasonOutput } from "@bulmo/contracts/access-reason";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Session } from "@bulmo/entities/session.entity";
import { sql } from "kysely";

export type GivenReason = { reason: string; note: string | null; givenAt: Date };

/** What the administrator of a session said last, unless that is too long ago. */
export async function findReason(em: EntityManager, sessionId: string | null): Promise<GivenReason | null> {
  if (sessionId === null) return null;
  const row = await em
    .getKysely<Tables>()
    .selectFrom("session")
    .select(["reason", "reason_note", "reason_given_at"])
    .where("id", "=", sessionId)
    .where("reason_given_at", ">", sql<Date>`now() - make_interval(mins => ${reasonMinutes})`)
    .executeTakeFirst();
  if (!row?.reason || !row.reason_given_at) return null;
  return { reason: row.reason, note: row.reason_note ?? null, givenAt: new Date(row.reason_given_at) };
}

type InSession = { sessionId: string };

export async function getReason(em: EntityManager, { sessionId }: InSession): Promise<AccessReasonOutput> {
  const found = await findReason(em, sessionId);
  const reason = accessReasons.find((known) => known === found?.reason);
  if (!found || !reason) return { given: null };
  const until = new Date(found.givenAt.getTime() + reasonMinutes * 60_000).toISOString();
  return { given: { reason, note: found.note ?? "", until } };
}

/** The lines of this session tell it from now on: it is said once, and work goes on (docs/decisions/084). */
export async function giveReason(
  em: EntityManager,
  viewer: InSession,
  { reason, note }: AccessReasonInput,
): Promise<AccessReasonOutput> {
  await em.nativeUpdate(Session, { id: viewer.sessionId }, { reason, reasonNote: note, reasonGivenAt: new Date() });
  return getReason(em, viewer);
}
