import {
  type CalendarEvent,
  type EventCancel,
  type EventCreate,
  eventCreateInput,
  eventUpdateInput,
} from "@bulmo/contracts/event";
import { z } from "zod";
import { offerUndo, type Undo } from "../../parts/undo/undo-slot.ts";
import { trpc } from "../../session/call/trpc.ts";
import { UndoButton } from "../undo/undo-button.tsx";
import { cancelledYearsOf, returnOf } from "./event-return.ts";

const returned = z.object({ written: eventCreateInput, cancelledYears: z.array(z.int()) });

/** After a change: as it was, while nobody changes what stands there now. */
export function offerChangeBack(by: string, before: CalendarEvent, { id, revision }: CalendarEvent): void {
  offerUndo("event", by, {
    act: "changed",
    title: before.title,
    call: { ...eventCreateInput.parse(before), id, revision },
  });
}

/** After a removal: as it was, without what members replied, under a number of its own. */
export function offerReturn(by: string, before: CalendarEvent): void {
  const call = { written: eventCreateInput.parse(before), cancelledYears: cancelledYearsOf(before) };
  offerUndo("event", by, { act: "removed", title: before.title, call });
}

/** Takes back what was done to one last. */
export function EventUndo({ onUndone }: { onUndone: (title: string) => unknown }) {
  const utils = trpc.useUtils();
  const creation = trpc.event.create.useMutation();
  const change = trpc.event.update.useMutation();
  const cancelling = trpc.event.cancel.useMutation();
  const calls = {
    create: (written: EventCreate) => creation.mutateAsync(written),
    update: (written: EventCreate & { id: number; revision: number }) => change.mutateAsync(written),
    cancel: (cancel: EventCancel) => cancelling.mutateAsync(cancel),
  };
  const send = async ({ act, call }: Undo) => {
    if (act === "removed") await returnOf(calls, returned.parse(call));
    else await change.mutateAsync(eventUpdateInput.parse(call));
    await utils.event.invalidate();
  };
  return <UndoButton part="event" send={send} onUndone={({ title }) => onUndone(title)} />;
}
