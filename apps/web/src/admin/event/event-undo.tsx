import { type CalendarEvent, eventCreateInput, eventNamed, eventUpdateInput } from "@bulmo/contracts/event";
import { offerUndo, type Undo } from "../../parts/undo/undo-slot.ts";
import { trpc } from "../../session/call/trpc.ts";
import { UndoButton } from "../undo/undo-button.tsx";

/** After a change: as it was, while nobody changes what stands there now. */
export function offerChangeBack(by: string, before: CalendarEvent, { id, revision }: CalendarEvent): void {
  offerUndo("event", by, {
    act: "changed",
    title: before.title,
    call: { ...eventCreateInput.parse(before), id, revision },
  });
}

/** After a removal: as it was, with what members replied. */
export function offerReturn(by: string, { id, title }: Pick<CalendarEvent, "id" | "title">): void {
  offerUndo("event", by, { act: "removed", title, call: { id } });
}

/** Takes back what was done to one last. */
export function EventUndo({ onUndone }: { onUndone: (title: string) => unknown }) {
  const utils = trpc.useUtils();
  const change = trpc.event.update.useMutation();
  const restoring = trpc.event.restore.useMutation();
  const send = async ({ act, call }: Undo) => {
    if (act === "removed") await restoring.mutateAsync(eventNamed.parse(call));
    else await change.mutateAsync(eventUpdateInput.parse(call));
    await utils.event.invalidate();
  };
  return <UndoButton part="event" send={send} onUndone={({ title }) => onUndone(title)} />;
}
