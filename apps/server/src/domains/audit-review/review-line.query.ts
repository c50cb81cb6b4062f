import { auditKinds } from "@bulmo/contracts/audit";
import type { ReviewLine } from "@bulmo/contracts/audit-review";
import { withdrawnAuthor } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** What concerns members' data: looking at it, changing it, and coming in to do so. */
const acts = sql.join([...auditKinds.SIGN_IN, ...auditKinds.MEMBER, ...auditKinds.READING].map((act) => sql.lit(act)));
const downloads = sql.join(
  ["MEMBERS_DOWNLOADED", "EVENT_REPLIES_DOWNLOADED", "DUES_DOWNLOADED"].map((act) => sql.lit(act)),
);

/** Members whom one administrator opens within an hour before it is told: nobody's daily work. */
const manyMembers = 30;

/** Lines of one kind that are told, and of the others how many; a review is read by a person. */
const most = 500;

/** When a month begins in Korea, and when the next does. */
export function boundsOf(month: string): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const at = (first: number) => new Date(Date.UTC(year, first, 1, -9));
  return { from: at(number - 1), to: at(number) };
}

const within = (month: string) => {
  const { from, to } = boundsOf(month);
  return sql`line.at >= ${from} and line.at < ${to} and line.act in (${acts})`;
};

const by = sql`case when line.actor_id is null then '서버 명령' else coalesce(actor.nickname, ${withdrawnAuthor}) end`;
const withActor = sql`audit_line as line left join "user" as actor on actor.id = line.actor_id`;

type LineRow = Omit<ReviewLine, "at"> & { at: Date | string; total: number };

/** The first of its kind, and how many more there are. */
type Told = { lines: ReviewLine[]; more: number };

const asText = (at: Date | string) => new Date(at).toISOString();

async function lines(em: EntityManager, month: string, which: ReturnType<typeof sql>): Promise<Told> {
  const { rows } = await sql<LineRow>`select line.at, ${by} as actor, line.act, line.address, line.reason,
      line.reason_note as "reasonNote", (count(*) over ())::int as total
    from ${withActor} where ${within(month)} and ${which} order by line.id limit ${most}`.execute(
    em.getKysely<Tables>(),
  );
  const total = rows[0]?.total ?? 0;
  return {
    lines: rows.map(({ total: _total, ...row }) => ({ ...row, at: asText(row.at) })),
    more: total - rows.length,
  };
}

export const findDownloads = (em: EntityManager, month: string) => lines(em, month, sql`line.act in (${downloads})`);

export const findNightly = (em: EntityManager, month: string) =>
  lines(em, month, sql`line.actor_id is not null and extract(hour from line.at at time zone 'Asia/Seoul') < 6`);

export const findNewAddresses = (em: EntityManager, month: string) =>
  lines(
    em,
    month,
    sql`line.actor_id is not null and line.address is not null and not exists (
      select from audit_line as before where before.actor_id = line.actor_id and before.address = line.address
        and before.id < line.id
    )`,
  );

export async function countActs(em: EntityManager, month: string) {
  const { rows } = await sql<{ actor: string; act: string; count: string | number }>`
    select ${by} as actor, line.act, count(*) as count from ${withActor} where ${within(month)}
    group by 1, line.actor_id, line.act order by 1, line.act collate "C"`.execute(em.getKysely<Tables>());
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

export async function findBursts(em: EntityManager, month: string) {
  const { rows } = await sql<{ hour: Date | string; actor: string; members: string | number }>`
    select date_trunc('hour', line.at) as hour, ${by} as actor, count(distinct line.member_id) as members
    from ${withActor} where ${within(month)} and line.actor_id is not null and line.act = 'MEMBER_READ'
    group by 1, 2, line.actor_id having count(distinct line.member_id) >= ${manyMembers}
    order by 1, 2`.execute(em.getKysely<Tables>());
  return rows.map(({ hour, actor, members }) => ({ hour: asText(hour), actor, members: Number(members) }));
}

/** How many lines each month has, by month. */
export async function countMonths(em: EntityManager): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; lines: string | number }>`
    select to_char(line.at at time zone 'Asia/Seoul', 'YYYY-MM') as month, count(*) as lines
    from audit_line as line where line.act in (${acts}) group by 1`.execute(em.getKysely<Tables>());
  return new Map(rows.map(({ month, lines: count }) => [month, Number(count)]));
}
