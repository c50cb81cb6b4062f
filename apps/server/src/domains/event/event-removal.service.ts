import type { CalendarEvent } from "@bulmo/contracts/event";
import { trashDays } from "@bulmo/contracts/trash";
import type { EntityManager } from "@bulmo/entities/database";
import { Event } from "@bulmo/entities/event.entity";
import { type EventFacts, RemovedEvent } from "@bulmo/entities/removed-event.entity";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { ownerOfEvent } from "../upload/picture-owner.ts";
import { setUses } from "../upload/upload-use.service.ts";
import { restoreReplies, archiveReplies } from "./event-removal.query.ts";
import { restoreNotices, sendLastNotices } from "./event-notice.service.ts";
import type { StoredEvent } from "./event.query.ts";
import { answerFor, asEntry, assertRoomForOneMore, lockFound, type WriteContext } from "./event-write.service.ts";

type RemoveContext = WriteContext & Pick<Context, "notifier">;

const cutoffOf = (now: Date) => new Date(now.getTime() - trashDays * 24 * 60 * 60_000);

async function factsOf(tx: EntityManager, stored: StoredEvent): Promise<EventFacts> {
  const { id, updatedAt: _updatedAt, ...facts } = stored;
  const { createdAt } = await tx.findOneOrFail(Event, { id }, { fields: ["createdAt"] });
  return { ...facts, createdAt: createdAt.toISOString() };
}

/** With all that members replied; for as long as posts lie in the trash it can be brought back. Throws EVENT_NOT_FOUND. */
export async function removeEvent({ em, now, notifier }: RemoveContext, actor: Actor, id: number): Promise<void> {
  await transactAs(em, actor, asEntry("EVENT_REMOVED"), async (tx) => {
    const event = await lockFound(tx, id);
    const notices = await sendLastNotices(tx, event, { notifier, now: now() });
    await tx.insert(RemovedEvent, { id, facts: await factsOf(tx, event), notices, removedAt: now() });
    await archiveReplies(tx, id);
    await setUses(tx, ownerOfEvent(id), []);
    await tx.nativeDelete(Event, { id });
    return { id };
  });
}

/** Its picture, where it is still there. */
async function restorePoster(tx: EntityManager, id: number, poster: string): Promise<void> {
  if (poster === "") return;
  const gone = await setUses(tx, ownerOfEvent(id), [poster]);
  if (gone.includes(poster)) await tx.nativeUpdate(Event, { id }, { poster: "", posterDescription: "" });
}

/**
 * An event that was removed is there as it was: by its number, cancelled where it was, with the replies of those who are
 * members still. Throws EVENT_NOT_FOUND where nothing is known of it any more, and EVENTS_TOO_MANY.
 */
export const restoreEvent = (context: WriteContext, actor: Actor, id: number): Promise<CalendarEvent> =>
  transactAs(context.em, actor, asEntry("EVENT_RESTORED"), async (tx) => {
    // Of two who bring it back at once the second finds it there.
    await assertRoomForOneMore(tx);
    const now = context.now();
    const removed = await tx.findOne(RemovedEvent, { id, removedAt: { $gte: cutoffOf(now) } });
    if (!removed) throw new DomainError("EVENT_NOT_FOUND");
    const { createdAt, cancelledYears, revision, ...facts } = removed.facts;
    await tx.insert(Event, {
      ...facts,
      id,
      cancelledYears: [...cancelledYears],
      // Calendars of other programs, which were told that it is gone, take what is newer.
      revision: revision + 1,
      createdAt: new Date(createdAt),
      updatedAt: now,
    });
    await restoreReplies(tx, id);
    await restorePoster(tx, id, facts.poster);
    await restoreNotices(tx, await lockFound(tx, id), removed.notices);
    await tx.nativeDelete(RemovedEvent, { id });
    return answerFor(context, tx, id);
  });

/** Forgets what nobody has brought back in time, with what members replied. Answers how many events went. */
export const sweepRemovedEvents = (em: EntityManager, now = new Date()): Promise<number> =>
  em.fork().nativeDelete(RemovedEvent, { removedAt: { $lt: cutoffOf(now) } });
