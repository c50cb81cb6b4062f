import { gradeMessages } from "@bulmo/contracts/grade";
import type { MailingAudience, MailingCreate, MailingTrial } from "@bulmo/contracts/mailing";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Mailing } from "@bulmo/entities/mailing.entity";
import { User } from "@bulmo/entities/user.entity";
import { sql } from "kysely";
import { DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { isUnderWay } from "../../platform/job/job-claim.ts";
import { noAudit, transactAs } from "../audit/audited-transaction.ts";
import { findBoard } from "../board/board-access.ts";
import { findGrades } from "../grade/grade.query.ts";
import { mailJob } from "../notification/notifier.ts";
import { hasWholeImprint } from "../page-text/association-facts.ts";
import {
  findListeners,
  findNotice,
  isReached,
  type Listener,
  mailedBoard,
  ofGrades,
} from "./mailing-audience.query.ts";
import { noteOutcomes } from "./mailing-outcome.ts";
import { mailKey } from "./mailing-key.ts";
import { enqueueTurn } from "./mailing-turn.ts";
import { noticeTrialMail } from "./notice-mail.ts";

const countOf = (listeners: readonly Listener[]) => ({
  members: listeners.length,
  reached: listeners.filter(isReached).length,
  sentBefore: listeners.filter(({ hasIt }) => hasIt).length,
});

/** How many a notice would reach, by grade. Throws POST_NOT_FOUND. */
export async function getAudience({ em, boards }: Context, index: number): Promise<MailingAudience> {
  const board = findBoard(await boards(), mailedBoard);
  const notice = await findNotice(em, index);
  const listeners = await findListeners(em, notice, board);
  const grades = await findGrades(em);
  return {
    title: notice.title,
    all: countOf(listeners),
    grades: grades.map(({ id, name }) => ({ id, name, ...countOf(ofGrades(listeners, [id])) })),
  };
}

async function assertGrades(tx: EntityManager, ids: readonly number[] = []): Promise<void> {
  const known = new Set((await findGrades(tx)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw InputError.of("gradeIds", gradeMessages.unknown);
}

/** Throws MAILING_IMPRINT_MISSING for an advertisement that could not say whose it is (정보통신망법 50조 4항). */
async function assertImprint(em: EntityManager, { isAdvertising }: Pick<MailingTrial, "isAdvertising">): Promise<void> {
  if (isAdvertising && !(await hasWholeImprint(em))) throw new DomainError("MAILING_IMPRINT_MISSING");
}

const addRecipients = (tx: EntityManager, mailingId: number, listeners: readonly Listener[]) =>
  sql`insert into mailing_recipient (mailing_id, user_id)
    select ${mailingId}, id from unnest(${listeners.map(({ id }) => id)}::uuid[]) as id`.execute(
    tx.getKysely<Tables>(),
  );

/**
 * Mails a notice to all who agreed to it and have not got it, or to those of some grades. It leaves at a pace, behind the
 * scenes. Throws POST_NOT_FOUND, INPUT_INVALID for a grade that is gone, MAILING_NOBODY, and MAILING_IMPRINT_MISSING.
 */
export async function createMailing(context: Context, actor: Actor, input: MailingCreate): Promise<number> {
  const { em, now, notifier } = context;
  const board = findBoard(await context.boards(), mailedBoard);
  const auditOf = ({ id, postId }: { id: number; postId: number }) => [
    { act: "MAILING_CREATED" as const, mailingId: id, post: { id: postId, type: mailedBoard, index: input.index } },
  ];
  const made = await transactAs(em, actor, auditOf, async (tx) => {
    const notice = await findNotice(tx, input.index, true);
    await assertImprint(tx, input);
    await assertGrades(tx, input.gradeIds);
    const reached = ofGrades(await findListeners(tx, notice, board), input.gradeIds).filter(isReached);
    if (reached.length === 0) throw new DomainError("MAILING_NOBODY");
    const id = await tx.insert(Mailing, {
      post: notice.id,
      title: notice.title,
      isAdvertising: input.isAdvertising ?? false,
      gradeIds: input.gradeIds ?? null,
      author: actor.id,
      createdAt: now(),
    });
    await addRecipients(tx, id, reached);
    await enqueueTurn(tx, { mailingId: id, turn: 1 }, { createdAt: now(), dueAt: now() });
    return { id, postId: notice.id };
  });
  notifier.nudge();
  return made.id;
}

/** Mails the notice to whoever asks, as its readers would get it. Throws POST_NOT_FOUND, MAILING_IMPRINT_MISSING. */
export async function tryMailing({ em, notifier }: Context, actor: Actor, input: MailingTrial) {
  const { email: sentTo } = await em.findOneOrFail(User, { id: actor.id });
  await transactAs(em, actor, noAudit, async (tx) => {
    const { id: postId } = await findNotice(tx, input.index);
    await assertImprint(tx, input);
    const data = { postId, userId: actor.id, isAdvertising: input.isAdvertising ?? false };
    await notifier.send(tx, noticeTrialMail, { data, userId: actor.id });
  });
  return { sentTo };
}

/** The jobs of mails that are not leaving at this moment go, whether they were tried before or not. */
const dropMails = (tx: EntityManager, id: number, now: Date) =>
  sql`
    with dropped as (
      delete from job using mailing_recipient as recipient
      where recipient.mailing_id = ${id} and recipient.state = 'WAITING' and job.kind = ${mailJob}
        and job.key = ${mailKey("recipient")} and job.state = 'WAITING' and not ${isUnderWay(now)}
      returning recipient.user_id)
    update mailing_recipient set state = 'STOPPED', ended_at = ${now}
    where mailing_id = ${id} and state = 'WAITING'
      and (queued_at is null or user_id in (select user_id from dropped))`.execute(tx.getKysely<Tables>());

/**
 * What is not leaving at this moment does not leave. One that was stopped before stays as it is, but what was leaving then
 * and failed. Throws MAILING_NOT_FOUND, and MAILING_OVER for one of which all have left.
 */
export async function stopMailing({ em, now }: Context, actor: Actor, id: number): Promise<void> {
  await noteOutcomes(em.fork(), id);
  const auditOf = (isNew: boolean) => (isNew ? [{ act: "MAILING_STOPPED", mailingId: id } as const] : []);
  await transactAs(em, actor, auditOf, async (tx) => {
    const isNew = (await tx.nativeUpdate(Mailing, { id, stoppedAt: null, endedAt: null }, { stoppedAt: now() })) > 0;
    const mailing = await tx.findOne(Mailing, { id });
    if (!mailing) throw new DomainError("MAILING_NOT_FOUND");
    if (!mailing.stoppedAt) throw new DomainError("MAILING_OVER");
    await dropMails(tx, id, now());
    return isNew;
  });
}
