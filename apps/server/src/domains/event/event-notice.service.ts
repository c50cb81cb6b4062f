import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager } from "@bulmo/entities/database";
import { EventNotice } from "@bulmo/entities/event-notice.entity";
import { enqueue } from "../../platform/job/job-queue.ts";
import type { Notifier } from "../notification/notifier.ts";
import { eventMail } from "./event-mail.ts";
import { changeOf, factsIn, isAhead, standingFor } from "./event-notice.ts";
import { addNotices, findListeners, findYearsWithGuests, type Known, takeNotices } from "./event-notice.query.ts";
import { lockEvent, type StoredEvent } from "./event.query.ts";
import { occurrenceIn, takesRepliesOn } from "./occurrence.ts";

/** The kind of the job that has those who come written of a change. */
export const eventNotice = "event-notice";

const minute = 60_000;

/** Milliseconds in which a change may be taken back, or another one made, before anybody is written of it. */
const noticeDelay = 5 * minute;

/** Mails that leave in a minute, as those of a notice do where nothing else is set: codes do not wait behind them. */
const pace = 30;

/** Asks for the notices of an event as it stands; of one that nobody changed since, once. */
const enqueueNotice = (tx: EntityManager, { id, revision, updatedAt }: StoredEvent) =>
  enqueue(tx, [
    {
      kind: eventNotice,
      key: `${id} ${revision}`,
      data: { id },
      createdAt: updatedAt,
      dueAt: new Date(updatedAt.getTime() + noticeDelay),
    },
  ]);

type Change = { before: StoredEvent; after: StoredEvent; now: Date };

/** One that is once and goes to another year is the same one; its replies are there already. */
const yearBefore = ({ before, after }: Change, year: number) =>
  !before.isYearly && !after.isYearly && year === after.year ? before.year : year;

/** Notes what those who come know of it, where that is right no more, in the transaction that changes the event. */
export async function noteChange(tx: EntityManager, change: Change): Promise<void> {
  const { before, after, now } = change;
  const years = await findYearsWithGuests(tx, after.id);
  const notices = years.flatMap((year) => {
    const known = factsIn(before, yearBefore(change, year));
    if (!known) return [];
    const standing = standingFor(known, after, year);
    return isAhead(known, standing, koreanDay(now)) && changeOf(known, standing) ? [{ year, known }] : [];
  });
  if (notices.length > 0) await addNotices(tx, after.id, notices);
  // A draft is nobody's to read: they are written once it is public again.
  if (after.state === "PUBLISHED" && (await tx.count(EventNotice, { event: after.id })) > 0)
    await enqueueNotice(tx, after);
}

type Sending = { notifier: Notifier; now: Date; isRemoved?: boolean };

/** What is to be said of it; undefined where it was taken back meanwhile, or is over. */
function changeFor(event: StoredEvent, { year, known }: Known, now: Date) {
  const standing = standingFor(known, event, year);
  const change = isAhead(known, standing, koreanDay(now)) ? changeOf(known, standing) : undefined;
  return change && { change, standing };
}

/** Has those who come written of what they do not know yet, each once, in the transaction that takes the notices. */
async function send(
  tx: EntityManager,
  event: StoredEvent,
  { year, known, notifier, now, isRemoved = false }: Sending & Known,
): Promise<void> {
  const said = changeFor(event, { year, known }, now);
  if (!said) return;
  const { id, title, revision } = event;
  const occurrence = occurrenceIn(event, year);
  const isOpen = occurrence !== null && takesRepliesOn(occurrence, koreanDay(now));
  const data = { ...said, id: isRemoved || !occurrence ? null : id, year, title, known, isOpen };
  const listeners = await findListeners(tx, { id, year });
  for (let first = 0; first < listeners.length; first += pace)
    await notifier.send(tx, eventMail, {
      data,
      recipients: listeners.slice(first, first + pace).map(({ id: userId, email: to, name }) => ({ userId, to, name })),
      key: `event ${id} ${year} ${revision}`,
      dueAt: new Date(now.getTime() + (first / pace) * minute),
    });
}

/** Of an event that nobody has changed for a while; of another, it is asked for again. */
export async function sendNotices(tx: EntityManager, id: number, sending: Sending): Promise<void> {
  const event = await lockEvent(tx, id);
  // A draft is nobody's to read.
  if (!event || event.state === "DRAFT") return;
  if (event.updatedAt.getTime() + noticeDelay > sending.now.getTime()) return void (await enqueueNotice(tx, event));
  for (const notice of await takeNotices(tx, id)) await send(tx, event, { ...notice, ...sending });
}

/**
 * Of an event whose row goes: who was to be written that it is cancelled is, although its page goes too. Answers what
 * nobody was written of, which an event that is brought back needs again.
 */
export async function sendLastNotices(tx: EntityManager, event: StoredEvent, sending: Sending): Promise<Known[]> {
  const notices = await takeNotices(tx, event.id);
  const isLeaving = (notice: Known) =>
    event.state === "PUBLISHED" && changeFor(event, notice, sending.now)?.change === "CANCELLED";
  for (const notice of notices.filter(isLeaving)) await send(tx, event, { ...notice, ...sending, isRemoved: true });
  return notices.filter((notice) => !isLeaving(notice));
}

/** Of an event that was brought back. */
export async function restoreNotices(tx: EntityManager, event: StoredEvent, notices: readonly Known[]): Promise<void> {
  if (notices.length === 0) return;
  await addNotices(tx, event.id, notices);
  if (event.state === "PUBLISHED") await enqueueNotice(tx, event);
}
