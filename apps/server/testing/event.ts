import { eventCreateInput } from "@bulmo/contracts/event";
import type { EntityManager } from "@bulmo/entities/database";
import { Event } from "@bulmo/entities/event.entity";
import { RemovedEvent } from "@bulmo/entities/removed-event.entity";

type Changes = Partial<Omit<Event, "id">>;

/** An event of 10 April 2027, unless it is said otherwise; answers its id. */
export const createEvent = (em: EntityManager, changes: Changes = {}): Promise<number> =>
  em.insert(Event, { title: "봄 정기 총회", year: 2027, month: 4, day: 10, ...changes });

/** One to which members reply for as long as any test runs. */
export const createOpenEvent = (em: EntityManager, changes: Changes = {}): Promise<number> =>
  createEvent(em, { state: "PUBLISHED", takesReplies: true, maximumCompanions: 3, year: 2900, ...changes });

/** One that was removed just now; answers its id. */
export async function createRemovedEvent(em: EntityManager): Promise<number> {
  const id = await createEvent(em);
  await em.nativeDelete(Event, { id });
  const written = eventCreateInput.parse({ title: "지워진 총회", year: 2027, month: 4, day: 10 });
  const facts = { ...written, revision: 1, cancelledYears: [], createdAt: new Date(0).toISOString() };
  return em.insert(RemovedEvent, { id, facts, removedAt: new Date() });
}
