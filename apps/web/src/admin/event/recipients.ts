import type { CalendarEvent } from "@bulmo/contracts/event";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { saveNotice } from "./event-sentences.ts";

type Recipients = readonly { year: number; count: number }[];

/** How many members are mailed when the one of a year is cancelled or changes; of a new event nobody is. */
export function useRecipients(id: number | undefined): Recipients {
  const all = trpc.event.listAll.useQuery(undefined, { ...asStanding, enabled: id !== undefined });
  return all.data?.find((event) => event.id === id)?.recipients ?? [];
}

type Cancellable = Pick<CalendarEvent, "occurrence" | "coming">;

/** What is said before an event is saved; empty where nobody would be mailed. Of what is cancelled nobody hears that it moves. */
export function saveNoticeOf({ occurrence, coming }: Cancellable, recipients: Recipients): string {
  const shown = occurrence ? [occurrence, ...coming] : coming;
  const cancelled = new Set(shown.flatMap(({ year, isCancelled }) => (isCancelled ? [year] : [])));
  const count = recipients.reduce((sum, one) => sum + (cancelled.has(one.year) ? 0 : one.count), 0);
  return count === 0 ? "" : saveNotice(count);
}
