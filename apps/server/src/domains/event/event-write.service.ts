import type { CalendarEvent, EventCancel, EventCreate, EventUpdate } from "@bulmo/contracts/event";
import { firstDayFault } from "@bulmo/contracts/event-day";
import { eventMessages, maximumEvents } from "@bulmo/contracts/event-rule";
import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager } from "@bulmo/entities/database";
import { Event } from "@bulmo/entities/event.entity";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { noteEventRestriction } from "../upload/picture-access.ts";
import { ownerOfEvent } from "../upload/picture-owner.ts";
import { setUses } from "../upload/upload-use.service.ts";
import { lockEvent, lockEventTable, type StoredEvent } from "./event.query.ts";
import { toAnswer } from "./event.service.ts";
import { moveNotices } from "./event-notice.query.ts";
import { noteChange } from "./event-notice.service.ts";
import { countPeopleByYear, moveReplies } from "./event-reply.query.ts";
import { occurrenceIn } from "./occurrence.ts";

export type WriteContext = Pick<Context, "em" | "now">;
type Writing = EventCreate;

type EventAct =
  | "EVENT_CREATED"
  | "EVENT_UPDATED"
  | "EVENT_CANCELLED"
  | "EVENT_RESUMED"
  | "EVENT_REMOVED"
  | "EVENT_RESTORED";

export const asEntry =
  (act: EventAct) =>
  ({ id }: { id: number }) => [{ act, eventId: id }];

/** Throws INPUT_INVALID for a first day that no calendar of ours knows, or that is in no such month of that year. */
function assertFirstDay(written: Writing): void {
  const fault = firstDayFault(written);
  if (fault) throw InputError.of(fault.field, fault.message);
}

/** Takes the poster into use. Throws INPUT_INVALID for one that is not there. */
async function takePoster(tx: EntityManager, id: number, poster: string): Promise<void> {
  const gone = await setUses(tx, ownerOfEvent(id), poster === "" ? [] : [poster]);
  if (poster !== "" && gone.includes(poster)) throw InputError.of("poster", eventMessages.posterGone);
}

/** As the transaction has it. Throws EVENT_NOT_FOUND. */
export async function lockFound(tx: EntityManager, id: number): Promise<StoredEvent> {
  const event = await lockEvent(tx, id);
  if (!event) throw new DomainError("EVENT_NOT_FOUND");
  return event;
}

export const answerFor = async ({ now }: WriteContext, tx: EntityManager, id: number): Promise<CalendarEvent> =>
  toAnswer(tx, await lockFound(tx, id), koreanDay(now()));

/** Makes whoever else adds one wait. Throws EVENTS_TOO_MANY. */
export async function assertRoomForOneMore(tx: EntityManager): Promise<void> {
  await lockEventTable(tx);
  if ((await tx.count(Event)) >= maximumEvents) throw new DomainError("EVENTS_TOO_MANY");
}

/** Throws INPUT_INVALID and EVENTS_TOO_MANY. */
export const createEvent = (context: WriteContext, actor: Actor, written: EventCreate): Promise<CalendarEvent> => {
  assertFirstDay(written);
  return transactAs(context.em, actor, asEntry("EVENT_CREATED"), async (tx) => {
    await assertRoomForOneMore(tx);
    const id = await tx.insert(Event, { ...written, updatedAt: context.now() });
    await takePoster(tx, id, written.poster);
    return answerFor(context, tx, id);
  });
};

/** One that is once keeps its replies, and that it does not take place, when it goes to another year. */
async function followYear(tx: EntityManager, before: StoredEvent, after: EventUpdate): Promise<readonly number[]> {
  const { cancelledYears, year } = before;
  if (before.isYearly || after.isYearly || year === after.year) return cancelledYears;
  await moveReplies(tx, before.id, { from: year, to: after.year });
  await moveNotices(tx, before.id, { from: year, to: after.year });
  return cancelledYears.map((cancelled) => (cancelled === year ? after.year : cancelled));
}

/**
 * Who said that they come is not put out by a number. Those who came to what is over do not count. Throws INPUT_INVALID
 * for a capacity that is set below them.
 */
async function assertRoom(tx: EntityManager, before: StoredEvent, after: EventUpdate, today: string): Promise<void> {
  const { capacity } = after;
  if (capacity === null || capacity === before.capacity || !after.takesReplies) return;
  const people = [...(await countPeopleByYear(tx, before.id))].flatMap(([year, count]) => {
    const occurrence = occurrenceIn(before, year);
    return occurrence && occurrence.endsOn >= today ? [count] : [];
  });
  const most = Math.max(0, ...people);
  if (most > capacity) throw InputError.of("capacity", eventMessages.capacityTaken(most));
}

/** Throws EVENT_NOT_FOUND, INPUT_INVALID, and EVENT_OVERTAKEN, with what stands, when the revision is past. */
export const updateEvent = (context: WriteContext, actor: Actor, input: EventUpdate): Promise<CalendarEvent> => {
  assertFirstDay(input);
  const { id, revision, ...written } = input;
  return transactAs(context.em, actor, asEntry("EVENT_UPDATED"), async (tx) => {
    const before = await lockFound(tx, id);
    if (revision !== undefined && revision !== before.revision)
      throw new ConflictError("EVENT_OVERTAKEN", await toAnswer(tx, before, koreanDay(context.now())));
    await assertRoom(tx, before, input, koreanDay(context.now()));
    const cancelledYears = [...(await followYear(tx, before, input))];
    const changes = { ...written, cancelledYears, revision: before.revision + 1, updatedAt: context.now() };
    await tx.nativeUpdate(Event, { id }, changes);
    await noteChange(tx, { before, after: { ...before, ...changes }, now: context.now() });
    await takePoster(tx, id, written.poster);
    if (written.state !== before.state) await noteEventRestriction(tx, id);
    return answerFor(context, tx, id);
  });
};

/** Says that one does not take place, or that it does after all; who replied stays. Throws EVENT_NOT_FOUND. */
export const cancelEvent = (
  context: WriteContext,
  actor: Actor,
  { id, year, isCancelled }: EventCancel,
): Promise<CalendarEvent> =>
  transactAs(context.em, actor, asEntry(isCancelled ? "EVENT_CANCELLED" : "EVENT_RESUMED"), async (tx) => {
    const before = await lockFound(tx, id);
    if (!occurrenceIn(before, year)) throw new DomainError("EVENT_NOT_FOUND");
    const others = before.cancelledYears.filter((cancelled) => cancelled !== year);
    const cancelledYears = isCancelled ? [...others, year] : others;
    const changes = { cancelledYears, revision: before.revision + 1, updatedAt: context.now() };
    await tx.nativeUpdate(Event, { id }, changes);
    await noteChange(tx, { before, after: { ...before, ...changes }, now: context.now() });
    const named = occurrenceIn({ ...before, cancelledYears }, year) ?? undefined;
    return toAnswer(tx, await lockFound(tx, id), koreanDay(context.now()), named);
  });
