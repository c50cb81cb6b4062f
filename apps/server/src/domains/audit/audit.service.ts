import type { AgreementDocument } from "@bulmo/contracts/agreement";
import { type AuditAct, auditKinds } from "@bulmo/contracts/audit";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import type { PostType } from "@bulmo/contracts/post";
import { AuditLine } from "@bulmo/entities/audit-line.entity";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { findReason, type GivenReason } from "./access-reason.service.ts";

/** A line to be, in opaque ids: there is no room for a name. */
export type AuditEntry = {
  act: AuditAct;
  memberId?: string | null | undefined;
  post?: { id: number; type: PostType; index: number };
  webhookId?: string;
  eventId?: number;
  mailingId?: number;
  bulletinId?: number;
  gradeId?: number | null;
  /** The year whose dues it was about. */
  duesYear?: number;
  /** Somebody of the lineage. */
  personId?: number | null;
  /** The number of a term of the officers. */
  officerTerm?: number;
  /** The board or exhibition that it was about, where no post was. */
  board?: PostType;
  /** A text of the association, or one that members agree to. */
  pageText?: PageTextName | AgreementDocument;
};

type Actor = { id: string; isAdmin: boolean; address?: string | null; sessionId?: string | null };

/** What is about members' data, for which the line says why. */
const aboutMembers = new Set<string>([...auditKinds.MEMBER, ...auditKinds.READING]);

/** At the command line nobody is signed in. */
export const commandLine = null;

type Subject = Omit<AuditEntry, "act" | "memberId" | "post" | "board" | "pageText">;

const subjectOf = ({ webhookId, eventId, mailingId, bulletinId, gradeId, duesYear, ...people }: Subject) => ({
  webhookId: webhookId ?? null,
  eventId: eventId ?? null,
  mailingId: mailingId ?? null,
  bulletinId: bulletinId ?? null,
  gradeId: gradeId ?? null,
  duesYear: duesYear ?? null,
  personId: people.personId ?? null,
  officerTerm: people.officerTerm ?? null,
});

const columnsOf = (
  { act, memberId, post, board, pageText, ...subject }: AuditEntry,
  actor: Actor | typeof commandLine,
  given: GivenReason | null,
) => ({
  at: new Date(),
  act,
  actorId: actor?.id ?? null,
  memberId: memberId ?? null,
  postId: post?.id ?? null,
  postType: post?.type ?? board ?? null,
  postIndex: post?.index ?? null,
  ...subjectOf(subject),
  pageText: pageText ?? null,
  address: actor?.address ?? null,
  reason: aboutMembers.has(act) ? (given?.reason ?? null) : null,
  reasonNote: aboutMembers.has(act) ? (given?.note ?? null) : null,
});

/** Writes down what an administrator did, in the transaction in which it is done. What members do is their own. */
export async function record(
  em: EntityManager,
  actor: Actor | typeof commandLine,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0 || actor?.isAdmin === false) return;
  const asks = entries.some(({ act }) => aboutMembers.has(act));
  const given = asks ? await findReason(em, actor?.sessionId ?? null) : null;
  await em.insertMany(
    AuditLine,
    entries.map((entry) => columnsOf(entry, actor, given)),
  );
}

/** A page that is open asks again and again: within so many minutes it is one reading. */
const readingMinutes = 10;

/** The same for what was looked at, before it is shown. */
export async function recordRead(em: EntityManager, actor: Actor, entry: AuditEntry): Promise<void> {
  const { act, memberId = null, eventId = null, mailingId = null, duesYear = null } = entry;
  const known = await em
    .getKysely<Tables>()
    .selectFrom("audit_line")
    .select("id")
    .where("act", "=", act)
    .where("actor_id", "=", actor.id)
    .where(sql<boolean>`member_id is not distinct from ${memberId}::uuid`)
    .where(sql<boolean>`event_id is not distinct from ${eventId}::int`)
    .where(sql<boolean>`mailing_id is not distinct from ${mailingId}::int`)
    .where(sql<boolean>`dues_year is not distinct from ${duesYear}::int`)
    .where("at", ">", sql<Date>`now() - make_interval(mins => ${readingMinutes})`)
    .limit(1)
    .executeTakeFirst();
  if (!known) await record(em, actor, [entry]);
}

/** Lines of one round; the next hour brings the next. */
const batch = 1_000;

/** Forgets what is older than a year. The database lets nothing else happen to a line. */
export async function sweepAudit(em: EntityManager): Promise<void> {
  await sql`delete from audit_line where id in (
    select id from audit_line where at < now() - interval '1 year' order by at limit ${batch})`.execute(
    em.getKysely<Tables>(),
  );
}
