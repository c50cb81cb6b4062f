import { type Bulletin, bulletinCreateInput, bulletinUpdateInput } from "@bulmo/contracts/bulletin";
import { offerUndo, type Undo } from "../../parts/undo/undo-slot.ts";
import { trpc } from "../../session/call/trpc.ts";
import { UndoButton } from "../undo/undo-button.tsx";

/** After a change: as it was, while nobody changes what stands there now. */
export function offerChangeBack(by: string, before: Bulletin, { revision }: Bulletin): void {
  const { kind: _kind, ...call } = before;
  offerUndo("bulletin", by, { act: "changed", title: before.title, call: { ...call, revision } });
}

/** After a removal: as it was, behind the others. */
export function offerReturn(by: string, before: Bulletin): void {
  const { id: _id, revision: _revision, ...call } = before;
  offerUndo("bulletin", by, { act: "removed", title: before.title, call });
}

/** Takes back what was done to one last. */
export function BulletinUndo({ onUndone }: { onUndone: (title: string) => unknown }) {
  const utils = trpc.useUtils();
  const creation = trpc.bulletin.create.useMutation();
  const change = trpc.bulletin.update.useMutation();
  const send = async ({ act, call }: Undo) => {
    if (act === "removed") await creation.mutateAsync(bulletinCreateInput.parse(call));
    else await change.mutateAsync(bulletinUpdateInput.parse(call));
    await utils.bulletin.list.invalidate();
  };
  return <UndoButton part="bulletin" send={send} onUndone={({ title }) => onUndone(title)} />;
}
