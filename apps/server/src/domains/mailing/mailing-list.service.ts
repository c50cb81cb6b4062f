import {
  type Mailing as MailingView,
  type MailingRecipient as RecipientView,
  type MailingRecipientsInput,
} from "@bulmo/contracts/mailing";
import { type MailingState, mailingStates } from "@bulmo/contracts/mailing-state";
import { withdrawnAuthor } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { pageIn } from "../../platform/database/page-in.ts";
import type { Actor } from "../../session.ts";
import { recordRead } from "../audit/audit.service.ts";

type Row = {
  id: number;
  title: string;
  index: number | null;
  is_advertising: boolean;
  grades: string[] | null;
  author: string | null;
  created_at: Date;
  stopped_at: Date | null;
  ended_at: Date | null;
  counts: Partial<Record<MailingState, number>> | null;
};

const iso = (at: Date | null) => (at === null ? null : new Date(at).toISOString());

const toView = (row: Row): MailingView => ({
  id: row.id,
  title: row.title,
  index: row.index,
  isAdvertising: row.is_advertising,
  grades: row.grades,
  author: row.author ?? withdrawnAuthor,
  createdAt: new Date(row.created_at).toISOString(),
  stoppedAt: iso(row.stopped_at),
  endedAt: iso(row.ended_at),
  counts: Object.fromEntries(mailingStates.map((state) => [state, row.counts?.[state] ?? 0])) as MailingView["counts"],
});

const none = sql`true`;

/** With the names of today, and how many there are in each state. */
const findRows = async (em: EntityManager, where = none, { limit, offset } = { limit: 1, offset: 0 }) => {
  const { rows } = await sql<Row>`
    select mailing.id, mailing.title, post.index, mailing.is_advertising, writer.nickname as author,
      mailing.created_at, mailing.stopped_at, mailing.ended_at,
      case when mailing.grade_ids is not null then array(
        select name from member_grade where id = any(mailing.grade_ids) order by position, id) end as grades,
      (select jsonb_object_agg(state, count) from (
        select state, count(*)::int as count from mailing_recipient where mailing_id = mailing.id group by state
      ) as counted) as counts
    from mailing left join post on post.id = mailing.post_id left join "user" writer on writer.id = mailing.author_id
    where ${where} order by mailing.id desc limit ${limit} offset ${offset}`.execute(em.getKysely<Tables>());
  return rows;
};

/** One page of what was mailed, the latest first. */
export async function listMailings(em: EntityManager, input: { page: number; limit: number }) {
  const { count } = await em
    .getKysely<Tables>()
    .selectFrom("mailing")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const { offset, ...paged } = pageIn(input, Number(count));
  const rows = await findRows(em, none, { limit: input.limit, offset });
  return { list: rows.map(toView), ...paged };
}

/** Throws MAILING_NOT_FOUND. */
export async function getMailing(em: EntityManager, id: number): Promise<MailingView> {
  const [row] = await findRows(em, sql`mailing.id = ${id}`);
  if (!row) throw new DomainError("MAILING_NOT_FOUND");
  return toView(row);
}

/** One page of those whom it was mailed to, by name. Throws MAILING_NOT_FOUND. */
export async function listRecipients(em: EntityManager, actor: Actor, input: MailingRecipientsInput) {
  const mailing = await getMailing(em, input.id);
  // Before it is shown.
  await recordRead(em, actor, { act: "MAILING_RECIPIENTS_READ", mailingId: mailing.id });
  const { state } = input;
  const counted: readonly MailingState[] = state ? [state] : mailingStates;
  const count = counted.reduce((sum, each) => sum + mailing.counts[each], 0);
  const { offset, ...paged } = pageIn(input, count);
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("mailing_recipient")
    .innerJoin("user", "user.id", "mailing_recipient.user_id")
    .select(["user.name", "user.nickname", "mailing_recipient.state", "mailing_recipient.reason"])
    .select("mailing_recipient.ended_at")
    .where("mailing_recipient.mailing_id", "=", input.id)
    .$if(state !== undefined, (query) => query.where("mailing_recipient.state", "=", state ?? "WAITING"))
    .orderBy("user.name")
    .orderBy("user.id")
    .limit(input.limit)
    .offset(offset)
    .execute();
  const list = rows.map((row): RecipientView => ({
    name: row.name,
    nickname: row.nickname,
    state: row.state,
    reason: row.reason ?? null,
    endedAt: iso(row.ended_at ?? null),
  }));
  return { list, ...paged, mailing };
}
