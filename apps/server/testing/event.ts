import type { EntityManager } from "@bulmo/entities/database";
import { Event } from "@bulmo/entities/event.entity";

type Changes = Partial<Omit<Event, "id">>;

/** An event of 10 April 2027, unless it is said otherwise; answers its id. */
export const createEvent = (em: EntityManager, changes: Changes = {}): Promise<number> =>
  em.insert(Event, { title: "봄 정기 총회", year: 2027, month: 4, day: 10, ...changes });

/** One to which members reply for as long as any test runs. */
export const createOpenEvent = (em: EntityManager, changes: Changes = {}): Promise<number> =>
  createEvent(em, { state: "PUBLISHED", takesReplies: true, maximumCompanions: 3, year: 2900, ...changes });
