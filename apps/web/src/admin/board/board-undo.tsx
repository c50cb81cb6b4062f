import { firstBoards } from "@bulmo/contracts/board";
import type { Board } from "@bulmo/contracts/board-list";
import { boardCreateInput, boardUpdateInput } from "@bulmo/contracts/board-write";
import { useNavigate } from "@tanstack/react-router";
import { offerUndo, type Undo } from "../../parts/undo/undo-slot.ts";
import { trpc } from "../../session/call/trpc.ts";
import { UndoButton } from "../undo/undo-button.tsx";

/** What may be changed of a board; of those of the specification less than of others. */
function changeable({ formerAddresses: _former, revision: _revision, description = "", ...board }: Board) {
  const { type, title, headings, hasComments, isClosed } = board;
  return firstBoards.some((fixed) => fixed === type)
    ? { type, title, description, headings, hasComments, isClosed }
    : { ...board, description };
}

/** After a change: as it was, while nobody changes what stands there now. */
export const offerChangeBack = (by: string, before: Board, { revision }: Board): void =>
  offerUndo("board", by, { act: "changed", title: before.title, call: { ...changeable(before), revision } });

/** After a removal: as it was, at its addresses and its place in the menu. */
export const offerReturn = (by: string, { revision: _revision, ...before }: Board, place: number): void =>
  offerUndo("board", by, { act: "removed", title: before.title, call: { ...before, place } });

/** Takes back what was done to a board last. */
export function BoardUndo() {
  const navigate = useNavigate();
  const creation = trpc.board.create.useMutation();
  const change = trpc.board.update.useMutation();
  const send = async ({ act, call }: Undo) => {
    if (act === "removed") await creation.mutateAsync(boardCreateInput.parse(call));
    else await change.mutateAsync(boardUpdateInput.parse(call));
  };
  return (
    <UndoButton
      part="board"
      send={send}
      // A page is sent with its menus: the next one is asked of the server.
      onUndone={({ title }) =>
        navigate({ to: "/admin/board", search: { done: "undone", title }, reloadDocument: true })
      }
    />
  );
}
