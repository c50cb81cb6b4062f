import { auditKinds, type AuditLine, type AuditListInput, unknownAct } from "@bulmo/contracts/audit";
import { pageSize } from "@bulmo/contracts/page-size";
import { withdrawnAuthor } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { titleOf } from "../board/menus.ts";
import { containing } from "../../platform/database/like-pattern.ts";

/** What one knows of a person: their address is nobody's name. */
const names = ["name", "nickname", "username"].flatMap((column) => [`actor.${column}`, `member.${column}`]);

const concerns = (person: string) =>
  sql<boolean>`(${sql.join(
    names.map((name) => sql`${sql.ref(name)} ilike ${containing(person)}`),
    sql` or `,
  )})`;

function findRows(em: EntityManager, { kind, before, person, reason, address }: AuditListInput) {
  return em
    .getKysely<Tables>()
    .selectFrom("audit_line as line")
    .leftJoin("user as actor", "actor.id", "line.actor_id")
    .leftJoin("user as member", "member.id", "line.member_id")
    .leftJoin("stored_post as post", "post.id", "line.post_id")
    .leftJoin("webhook", "webhook.id", "line.webhook_id")
    .leftJoin("event", "event.id", "line.event_id")
    .leftJoin("mailing", "mailing.id", "line.mailing_id")
    .leftJoin("bulletin", "bulletin.id", "line.bulletin_id")
    .leftJoin("member_grade as grade", "grade.id", "line.grade_id")
    .leftJoin("person", "person.id", "line.person_id")
    .leftJoin("site_page as page", (join) => join.on(sql<boolean>`'page-' || page.id = line.page_text`))
    .select(["line.id", "line.at", "line.act", "line.actor_id", "line.member_id", "line.post_type", "line.post_index"])
    .select(["actor.nickname as actor", "member.nickname as member", "post.title", "post.type", "post.index"])
    .select(["line.webhook_id", "webhook.name as webhook", "line.page_text"])
    .select(["line.event_id", "event.title as event_title", "line.mailing_id", "mailing.title as mailing_title"])
    .select(["line.bulletin_id", "bulletin.title as bulletin_title", "line.grade_id", "grade.name as grade_name"])
    .select(["line.dues_year", "line.person_id", "person.name as person_name", "line.officer_term"])
    .select(["page.section", "page.address", "page.title as page_title"])
    .$if(kind !== undefined, (query) => query.where("line.act", "in", [...auditKinds[kind ?? "SIGN_IN"]]))
    .$if(before !== undefined, (query) => query.where("line.id", "<", before ?? 0))
    .select(["line.address as origin", "line.reason", "line.reason_note"])
    .$if(reason !== undefined, (query) => query.where("line.reason", "=", reason ?? ""))
    .$if(address !== "", (query) => query.where("line.address", "=", address))
    .$if(person !== "", (query) => query.where(concerns(person)))
    .orderBy("line.id", "desc")
    .limit(pageSize.admin + 1)
    .execute();
}

type Row = Awaited<ReturnType<typeof findRows>>[number];

const nameOf = (id: string | null | undefined, nickname: string | null) => (id ? (nickname ?? withdrawnAuthor) : null);

type PostRow = Pick<Row, "post_type" | "post_index" | "type" | "index" | "title">;

const postOf = ({ post_type, post_index, type, index, title }: PostRow): AuditLine["post"] => {
  if (!post_type || !post_index) return null;
  const now = type && index && title !== null ? { type, index, title } : null;
  return { type: post_type, index: post_index, now };
};

type PageRow = Pick<Row, "section" | "address" | "page_title">;

const pageTitleOf = ({ section, address, page_title: title }: PageRow): string | null =>
  section === null || address === null || title === null ? null : titleOf({ section, address, title });

const knownActs = new Set<string>(Object.values(auditKinds).flat());

const toLine = (row: Row): AuditLine => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  act: knownActs.has(row.act) ? row.act : unknownAct,
  actor: nameOf(row.actor_id, row.actor),
  member: nameOf(row.member_id, row.member),
  isOwn: row.actor_id !== null && row.actor_id === row.member_id,
  post: postOf(row),
  webhook: row.webhook_id ? { id: row.webhook_id, name: row.webhook } : null,
  event: row.event_id ? { id: row.event_id, title: row.event_title } : null,
  mailing: row.mailing_id ? { id: row.mailing_id, title: row.mailing_title } : null,
  bulletin: row.bulletin_id ? { id: row.bulletin_id, title: row.bulletin_title } : null,
  grade: row.grade_id ? { id: row.grade_id, name: row.grade_name } : null,
  duesYear: row.dues_year ?? null,
  person: row.person_id ? { id: row.person_id, name: row.person_name } : null,
  officerTerm: row.officer_term ?? null,
  board: row.post_index === null ? (row.post_type ?? null) : null,
  pageText: row.page_text ?? null,
  pageTitle: pageTitleOf(row),
  address: row.origin ?? null,
  reason: row.reason ?? null,
  reasonNote: row.reason_note ?? null,
});

/** One page of the log, the latest first, with the names of today. */
export async function listAudit(em: EntityManager, input: AuditListInput) {
  const rows = await findRows(em, input);
  const shown = rows.slice(0, pageSize.admin);
  return { list: shown.map(toLine), next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
}
