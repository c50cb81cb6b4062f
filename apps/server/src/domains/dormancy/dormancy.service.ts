import { koreanDay } from "@bulmo/contracts/korean-day";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import { Dormancy } from "@bulmo/entities/dormancy.entity";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Session } from "@bulmo/entities/session.entity";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { transact } from "../../platform/database/transaction.ts";
import type { Notifier } from "../notification/notifier.ts";
import type { Recipient } from "../notification/mail-quota.ts";
import { findDormantSince, endDormancy } from "../user/user-dormancy.ts";
import { lockUser } from "../user/user-lock.ts";
import { enqueueMember } from "../webhook-event/member-event.ts";
import { dormancyAhead } from "./dormancy-mail.ts";
import { isNoticeDue, noteNotices } from "./dormancy-notice.ts";

const day = 24 * 60 * 60_000;

/** Days without the member after which the account is put aside, and for how many of them they know that it will be. */
const unusedFor = 365;
const notifiedFor = 30;

/** In one night: of an association that moves in nobody gets a thousand mails out at once. */
const mostNightly = 500;

const daysBefore = (now: Date, days: number) => koreanDay(new Date(now.getTime() - days * day));

/**
 * Takes from sessions and keys, which note when they are used, on which day members were here last. Of whom nothing is
 * known yet the year begins today.
 */
async function noteUse(em: EntityManager, now: Date): Promise<void> {
  await sql`
    insert into dormancy (user_id, last_seen_on)
    select "user".id, coalesce(
      (greatest(
        (select max(greatest(last_used_at, created_at)) from session where session.user_id = "user".id),
        (select max(last_used_at) from api_key where api_key.user_id = "user".id)
      ) at time zone 'Asia/Seoul')::date,
      case when dormancy.user_id is null then ${koreanDay(now)}::date end)
    from "user" left join dormancy on dormancy.user_id = "user".id
    where is_active and (dormancy.user_id is null
      or exists (select from session where session.user_id = "user".id)
      or exists (select from api_key where api_key.user_id = "user".id and last_used_at is not null))
    on conflict (user_id) do update set last_seen_on = excluded.last_seen_on,
      notice_asked_at = null, notified_at = null
    where dormancy.last_seen_on < excluded.last_seen_on`.execute(em.getKysely<Tables>());
}

/** Never administrators, and nobody who has not come yet; who is suspended or waits is none of this. */
const unused = (em: EntityManager, since: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("dormancy")
    .innerJoin("user", "user.id", "dormancy.user_id")
    .where("dormancy.since", "is", null)
    .where(sql<boolean>`last_seen_on <= ${since}::date`)
    .where("is_active", "=", true)
    .where("is_admin", "=", false)
    .where("password_hash", "is not", null)
    .orderBy("last_seen_on")
    .orderBy("user_id")
    .limit(mostNightly);

/** Writes to whom a month is left, and again to whom nothing has left. Answers to how many. */
async function notify(em: EntityManager, notifier: Notifier, now: Date): Promise<number> {
  const rows = await unused(em, daysBefore(now, unusedFor - notifiedFor))
    .where(isNoticeDue(now))
    .select(["user.id as userId", "email as to", "name"])
    .execute();
  if (rows.length === 0) return 0;
  const recipients: Recipient[] = rows;
  await transact(em, async (tx) => {
    const data = { from: new Date(now.getTime() + notifiedFor * day).toISOString() };
    await notifier.send(tx, dormancyAhead, { data, recipients, key: `dormancy ${koreanDay(now)}` });
    const ids = rows.map(({ userId }) => userId);
    await tx.nativeUpdate(Dormancy, { user: { $in: ids } }, { noticeAskedAt: now });
  });
  return rows.length;
}

/** Whether nobody was there to the last moment: a session, or a key that was used since use was noted, is a sign of life. */
async function isStillUnused(tx: EntityManager, id: string, now: Date): Promise<boolean> {
  const row = await unused(tx, daysBefore(now, unusedFor))
    .where("user_id", "=", id)
    .where(
      sql<boolean>`not exists (select from session where session.user_id = dormancy.user_id and expires_at > ${now})`,
    )
    .where(
      sql<boolean>`not exists (select from api_key where api_key.user_id = dormancy.user_id
        and (last_used_at at time zone 'Asia/Seoul')::date > dormancy.last_seen_on)`,
    )
    .select("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

const putAside = (em: EntityManager, id: string, now: Date): Promise<boolean> =>
  transact(em, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user || !(await isStillUnused(tx, id, now))) return false;
    user.isActive = false;
    await tx.nativeDelete(Session, { user: id });
    await tx.nativeDelete(ApiKey, { user: id });
    await tx.nativeUpdate(Dormancy, { user: id }, { since: now });
    await enqueueMember(tx, "changed", id);
    return true;
  });

/** One night: who has a month left is written to, and who has let it pass is put aside. Answers how many of each. */
export async function endUnused(em: EntityManager, { notifier, now }: { notifier: Notifier; now: Date }) {
  await noteUse(em.fork(), now);
  await noteNotices(em.fork());
  const notified = await notify(em.fork(), notifier, now);
  const due = await unused(em.fork(), daysBefore(now, unusedFor))
    .where("notified_at", "<=", new Date(now.getTime() - notifiedFor * day))
    .select("user_id")
    .execute();
  let ended = 0;
  for (const { user_id: id } of due) if (await putAside(em.fork(), id, now)) ended += 1;
  return { notified, ended };
}

/** A member who signs in to an account that is put aside goes on with it. Throws USER_SUSPENDED where it is not. */
export const wake = (em: EntityManager, id: string, now: Date): Promise<void> =>
  transact(em, async (tx) => {
    const user = await lockUser(tx, id);
    if (user?.isActive) return;
    if (!user || !(await findDormantSince(tx, id))) throw new DomainError("USER_SUSPENDED");
    user.isActive = true;
    await endDormancy(tx, id, now);
    await enqueueMember(tx, "changed", id);
  });
