import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";

/** Of a row of "user": whether the account is put aside because nobody was there for a year (DAY-10). */
export const isDormant: RawBuilder<boolean> = sql`(not is_active and exists (
  select from dormancy where dormancy.user_id = "user".id and dormancy.since is not null))`;

/** Since when the account is put aside; null where it is not. */
export async function findDormantSince(em: EntityManager, id: string): Promise<Date | null> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom("user")
    .innerJoin("dormancy", "dormancy.user_id", "user.id")
    .select("dormancy.since")
    .where("user.id", "=", id)
    .where("user.is_active", "=", false)
    .executeTakeFirst();
  return row?.since ? new Date(row.since) : null;
}

const beginYearOf = (em: EntityManager, found: RawBuilder<unknown>, now: Date) =>
  sql`
    insert into dormancy (user_id, last_seen_on)
    select id, ${koreanDay(now)}::date from ${found}
    on conflict (user_id) do update set last_seen_on = excluded.last_seen_on,
      notice_asked_at = null, notified_at = null, since = null
    where (dormancy.last_seen_on, dormancy.notice_asked_at is null, dormancy.notified_at is null, dormancy.since is null)
      <> (excluded.last_seen_on, true, true, true)`.execute(em.getKysely<Tables>());

/** A member signed in: their year begins again. Of who was put aside at this moment, or is gone, nothing is noted. */
export const noteSignIn = (em: EntityManager, id: string, now: Date): Promise<unknown> =>
  beginYearOf(em, sql`(select id from "user" where id = ${id}::uuid and is_active for key share) as found`, now);

/** It was decided about an account: whatever it is, it is put aside no more, and its year begins again. */
export const endDormancy = (em: EntityManager, id: string, now: Date): Promise<unknown> =>
  beginYearOf(em, sql`"user" where id = ${id}::uuid`, now);
