import type { EventReplyList, EventReplyNamed, EventReplyState, EventReplyWriting } from "@bulmo/contracts/event-reply";
import { eventMessages } from "@bulmo/contracts/event-rule";
import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager } from "@bulmo/entities/database";
import { DomainError, InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { recordRead } from "../audit/audit.service.ts";
import { noAudit, transactAs } from "../audit/audited-transaction.ts";
import { findEvent, lockEvent, type StoredEvent } from "./event.query.ts";
import { countOthers, deleteReply, findReplies, findReply, writeReply } from "./event-reply.query.ts";
import { occurrenceIn, takesRepliesOn } from "./occurrence.ts";

type ReplyContext = Pick<Context, "em" | "now">;

/** Whether members reply to it today. Throws EVENT_NOT_FOUND. */
function isOpenOn(event: StoredEvent | undefined, year: number, today: string): event is StoredEvent {
  const occurrence = event && event.state === "PUBLISHED" ? occurrenceIn(event, year) : null;
  if (!occurrence) throw new DomainError("EVENT_NOT_FOUND");
  return takesRepliesOn(occurrence, today);
}

/** Throws EVENT_NOT_FOUND. */
async function stateOf({ em, now }: ReplyContext, actor: Actor, named: EventReplyNamed): Promise<EventReplyState> {
  const event = await findEvent(em, named.id);
  const isOpen = isOpenOn(event, named.year, koreanDay(now()));
  const capacity = event?.capacity ?? null;
  const seatsLeft = capacity === null ? null : Math.max(0, capacity - (await countOthers(em, actor.id, named)));
  return { reply: await findReply(em, actor.id, named), isOpen, seatsLeft };
}

/** What the member said, and whether they may say something else. Throws EVENT_NOT_FOUND. */
export const getReply = stateOf;

/** The event, held until the transaction ends. Throws EVENT_NOT_FOUND, EVENT_REPLIES_CLOSED. */
async function lockOpen(tx: EntityManager, now: Date, { id, year }: EventReplyNamed): Promise<StoredEvent> {
  const event = await lockEvent(tx, id);
  if (!isOpenOn(event, year, koreanDay(now))) throw new DomainError("EVENT_REPLIES_CLOSED");
  return event;
}

/**
 * Says whether the member comes, and with how many. Whoever asks for no more than they have is not refused, however full
 * it became. Throws EVENT_NOT_FOUND, EVENT_REPLIES_CLOSED, EVENT_FULL, and INPUT_INVALID for too many companions.
 */
export async function reply(
  context: ReplyContext,
  actor: Actor,
  { companions: brought, ...input }: EventReplyWriting,
): Promise<EventReplyState> {
  const companions = input.isComing ? brought : 0;
  await transactAs(context.em, actor, noAudit, async (tx) => {
    const { capacity, maximumCompanions } = await lockOpen(tx, context.now(), input);
    if (companions > maximumCompanions)
      throw InputError.of("companions", eventMessages.companionsTooMany(maximumCompanions));
    if (input.isComing && capacity !== null) {
      const before = await findReply(tx, actor.id, input);
      const had = before?.isComing ? 1 + before.companions : 0;
      const wanted = 1 + companions;
      if (wanted > had && wanted > capacity - (await countOthers(tx, actor.id, input)))
        throw new DomainError("EVENT_FULL");
    }
    await writeReply(tx, actor.id, context.now(), { ...input, companions });
  });
  return stateOf({ ...context, em: context.em.fork() }, actor, input);
}

/** As if the member had said nothing. Throws EVENT_NOT_FOUND, EVENT_REPLIES_CLOSED. */
export async function removeReply(
  context: ReplyContext,
  actor: Actor,
  named: EventReplyNamed,
): Promise<EventReplyState> {
  await transactAs(context.em, actor, noAudit, async (tx) => {
    await lockOpen(tx, context.now(), named);
    await deleteReply(tx, actor.id, named);
  });
  return stateOf({ ...context, em: context.em.fork() }, actor, named);
}

/** Who replied, without a line in the log. Throws EVENT_NOT_FOUND. */
export async function readReplies(em: EntityManager, named: EventReplyNamed): Promise<EventReplyList> {
  const event = await findEvent(em, named.id);
  if (!event) throw new DomainError("EVENT_NOT_FOUND");
  const list = await findReplies(em, named);
  const coming = list.filter(({ isComing }) => isComing);
  return {
    title: event.title,
    startsOn: occurrenceIn(event, named.year)?.startsOn ?? null,
    list,
    peopleCount: coming.reduce((sum, { companions }) => sum + 1 + companions, 0),
    comingCount: coming.length,
    absentCount: list.length - coming.length,
  };
}

/** For administrators: whoever looks is noted. Throws EVENT_NOT_FOUND. */
export async function listReplies(em: EntityManager, actor: Actor, named: EventReplyNamed): Promise<EventReplyList> {
  const found = await readReplies(em, named);
  await recordRead(em, actor, { act: "EVENT_REPLIES_READ", eventId: named.id });
  return found;
}
