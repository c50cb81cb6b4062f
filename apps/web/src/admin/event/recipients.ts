import type { CalendarEvent, EventRow } from "@bulmo/contracts/event";
import { saveNotice } from "./event-sentences.ts";

/** How many members are mailed when the one of a year is cancelled or changes. */
export type Recipients = EventRow["recipients"];

type Cancellable = Pick<CalendarEvent, "occurrence" | "coming">;

/** What is said before an event is saved; empty where nobody would be mailed. Of what is cancelled nobody hears that it moves. */
export function saveNoticeOf({ occurrence, coming }: Cancellable, recipients: Recipients): string {
  const shown = occurrence ? [occurrence, ...coming] : coming;
  const cancelled = new Set(shown.flatMap(({ year, isCancelled }) => (isCancelled ? [year] : [])));
  const count = recipients.reduce((sum, one) => sum + (cancelled.has(one.year) ? 0 : one.count), 0);
  return count === 0 ? "" : saveNotice(count);
}
