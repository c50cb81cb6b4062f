import type { CalendarEvent, EventCancel, EventCreate } from "@bulmo/contracts/event";

type Stored = Pick<CalendarEvent, "id" | "revision">;

export type EventCalls = {
  create: (written: EventCreate) => Promise<Stored>;
  update: (written: EventCreate & Stored) => Promise<Stored>;
  cancel: (cancel: EventCancel) => Promise<Stored>;
};

type Cancellable = Pick<CalendarEvent, "occurrence" | "coming">;

/** The years, by its own calendar, that were shown as cancelled. */
export function cancelledYearsOf({ occurrence, coming }: Cancellable): number[] {
  const shown = occurrence ? [occurrence, ...coming] : coming;
  return [...new Set(shown.flatMap(({ year, isCancelled }) => (isCancelled ? [year] : [])))];
}

/**
 * Adds an event again that was removed. What was cancelled is a draft until it is cancelled again: nobody reads in the
 * calendar meanwhile that it takes place. Throws what the calls throw.
 */
export async function returnOf(
  { create, update, cancel }: EventCalls,
  { written, cancelledYears }: { written: EventCreate; cancelledYears: readonly number[] },
): Promise<void> {
  if (cancelledYears.length === 0) return void (await create(written));
  let stored = await create({ ...written, state: "DRAFT" });
  for (const year of cancelledYears) stored = await cancel({ id: stored.id, year, isCancelled: true });
  if (written.state !== "DRAFT") await update({ ...written, id: stored.id, revision: stored.revision });
}
