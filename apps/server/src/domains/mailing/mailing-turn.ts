import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Mailing } from "@bulmo/entities/mailing.entity";
import { sql } from "kysely";
import { z } from "zod";
import { transact } from "../../platform/database/transaction.ts";
import { enqueue } from "../../platform/job/job-queue.ts";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import type { Notifier } from "../notification/notifier.ts";
import { nextAdvertisingTime } from "@bulmo/contracts/advertising-hours";
import { keyPrefix } from "./mailing-key.ts";
import { noteOutcomes } from "./mailing-outcome.ts";
import { noticeMail } from "./notice-mail.ts";

/** The kind of the jobs that have the next mails of a mailing leave. */
export const mailingTurn = "mailing";

const minute = 60_000;

/** Further turns after the last mail was asked for, so that what became of it is soon seen; then every hour sees it. */
const lastLooks = 5;

const turnData = z.object({ mailingId: z.int(), turn: z.int(), looks: z.int().default(0) });
type TurnData = z.input<typeof turnData>;

/** Asks for a turn, in the transaction of what it follows. */
export const enqueueTurn = (tx: EntityManager, data: TurnData, times: { createdAt: Date; dueAt: Date }) =>
  enqueue(tx, [{ kind: mailingTurn, key: `${data.mailingId} ${data.turn}`, data, ...times }]);

/**
 * Asks for a turn of each mailing that has somebody left to write to and no turn that waits: the last one was given up, as in
 * an hour without a database. For every hour.
 */
export async function planTurns(em: EntityManager, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; last: number }>`
    select mailing.id, coalesce(max(split_part(job.key, ' ', 2)::int), 0) as last
    from mailing left join job on job.kind = ${mailingTurn} and job.key like mailing.id || ' %'
    where stopped_at is null and mailing.ended_at is null and exists (
      select from mailing_recipient where mailing_id = mailing.id and mailing_recipient.state = 'WAITING' and queued_at is null)
    group by mailing.id having coalesce(bool_and(job.state <> 'WAITING'), true)`.execute(em.getKysely<Tables>());
  for (const { id, last } of rows)
    await enqueueTurn(em, { mailingId: id, turn: last + 1 }, { createdAt: now, dueAt: now });
}

/** Takes the next ones to be written to. */
async function takeNext(tx: EntityManager, { id }: Mailing, { most, now }: { most: number; now: Date }) {
  const { rows } = await sql<{ user_id: string }>`
    update mailing_recipient set queued_at = ${now}
    where mailing_id = ${id} and user_id in (
      select user_id from mailing_recipient
      where mailing_id = ${id} and state = 'WAITING' and queued_at is null order by user_id limit ${most})
    returning user_id`.execute(tx.getKysely<Tables>());
  return rows.map(({ user_id: userId }) => userId).toSorted();
}

/** Makes turns wait for one another, and whoever stops a mailing for its turn. */
const lockOpen = (tx: EntityManager) =>
  sql`select from mailing where stopped_at is null and ended_at is null order by id for no key update`.execute(
    tx.getKysely<Tables>(),
  );

type Standing = { asked: number; remaining: number };

/** How many mails were asked for in the last minute, of all mailings, and how many of this one are still to be. */
async function findStanding(tx: EntityManager, { id }: Mailing, now: Date): Promise<Standing> {
  const { rows } = await sql<Standing>`select
    (select count(*)::int from mailing_recipient where queued_at > ${new Date(now.getTime() - minute)}) as asked,
    (select count(*)::int from mailing_recipient
      where mailing_id = ${id} and state = 'WAITING' and queued_at is null) as remaining`.execute(
    tx.getKysely<Tables>(),
  );
  return rows[0] ?? { asked: 0, remaining: 0 };
}

/** The notice was deleted for good: nobody else gets it. */
const skipRest = (tx: EntityManager, { id }: Mailing, now: Date) =>
  sql`update mailing_recipient set state = 'SKIPPED', reason = 'GONE', ended_at = ${now}
    where mailing_id = ${id} and state = 'WAITING' and queued_at is null`.execute(tx.getKysely<Tables>());

type Sources = {
  em: EntityManager;
  now: () => Date;
  notifier: () => Notifier;
  /** Mails a minute. */
  pace: number;
};

/** Asks for a minute's mails, or as many as the pace has left. Answers whether any were to be asked for. */
async function askForMails({ now, notifier, pace }: Sources, tx: EntityManager, mailing: Mailing): Promise<boolean> {
  const at = now();
  const { asked, remaining } = await findStanding(tx, mailing, at);
  const taken = await takeNext(tx, mailing, { most: Math.max(0, pace - asked), now: at });
  const { isAdvertising } = mailing;
  for (const [place, userId] of taken.entries())
    await notifier().send(tx, noticeMail, {
      data: { postId: Number(mailing.post?.id), userId, isAdvertising, mailingId: mailing.id },
      userId,
      key: keyPrefix(mailing.id),
      dueAt: new Date(at.getTime() + (place * minute) / pace),
    });
  return remaining > 0;
}

/**
 * Has a minute's mails leave, and asks for the next turn in the same transaction: a process that is killed goes on, and none
 * asks twice. Mails that wait behind a mail server are jobs of their own, and keep no one else waiting.
 */
export const createMailingTurn = (sources: Sources): JobHandler => ({
  pauses: [1_000, 10_000, minute, 10 * minute, 60 * minute],
  most: 1,
  async run({ data }) {
    const { em, now } = sources;
    const { mailingId, turn, looks } = turnData.parse(data);
    await noteOutcomes(em.fork(), mailingId);
    await transact(em, async (tx) => {
      await lockOpen(tx);
      const mailing = await tx.findOne(Mailing, { id: mailingId });
      if (!mailing || mailing.stoppedAt || mailing.endedAt) return;
      const at = now();
      if (!mailing.post) await skipRest(tx, mailing, at);
      const from = mailing.isAdvertising ? nextAdvertisingTime(at) : at;
      const next = { mailingId, turn: turn + 1 };
      if (from > at) {
        await enqueueTurn(tx, next, { createdAt: at, dueAt: from });
        return;
      }
      const times = { createdAt: at, dueAt: new Date(at.getTime() + minute) };
      if (await askForMails(sources, tx, mailing)) await enqueueTurn(tx, next, times);
      else if (looks < lastLooks) await enqueueTurn(tx, { ...next, looks: looks + 1 }, times);
    });
    sources.notifier().nudge();
    return undefined;
  },
});
