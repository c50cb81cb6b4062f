import type { Board } from "@bulmo/contracts/board-list";
import type { BoardCreate, BoardUpdate } from "@bulmo/contracts/board-write";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { currentOf, fieldOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { useRemove } from "../record/use-remove.ts";
import { useBefore } from "../undo/use-before.ts";
import { offerChangeBack, offerReturn } from "./board-undo.tsx";
import type { Done } from "./board-words.ts";

const saveWords = {
  failed: "게시판을 저장하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};
const removeWords = {
  failed: "게시판을 지우지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 지워졌는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};

/** Of these the server alone knows all: which addresses are taken, where posts wait in the trash, which grades are there. */
const fields = ["address", "kind", "readerGrades", "writerGrades"];

type Surroundings = {
  /** Undefined for a new one. */
  board: Board | undefined;
  onSaved: () => void;
  /** Another administrator was faster: the board as it stands now. */
  onConflict: (theirs: Board, mine: BoardUpdate) => void;
};

/** Goes to the list, which says what was done. */
function useToList(onSaved: () => void) {
  const navigate = useNavigate();
  return (done: Done, title: string) => {
    onSaved();
    // A page is sent with its menus: the next one is asked of the server.
    return navigate({ to: "/admin/board", search: { done, title }, reloadDocument: true });
  };
}

/** Adds and changes a board, and goes to the list where that worked. */
export function useSaveBoard({ board: begun, onSaved, onConflict }: Surroundings) {
  const { notice } = useDialog();
  const toList = useToList(onSaved);
  const before = useBefore(begun);
  const creation = trpc.board.create.useMutation();
  const change = trpc.board.update.useMutation();
  /** Answers what is wrong with a field, and null where it was saved or told why not. */
  const attempt = async (send: () => Promise<Board>, done: Done, mine?: BoardUpdate): Promise<FirstIssue | null> => {
    try {
      const { title } = await send();
      await toList(done, title);
      return null;
    } catch (error) {
      const theirs = currentOf(error, "BOARD_OVERTAKEN");
      if (theirs) before.meet(theirs);
      if (theirs && mine) onConflict(theirs, mine);
      const wrong = fieldOf(error, fields);
      if (!theirs && !wrong) await notice(withOutcome(saveWords, error));
      return wrong;
    }
  };
  const update = async (board: BoardUpdate) => {
    const saved = await change.mutateAsync(board);
    const stood = before.at(board.revision);
    if (stood) offerChangeBack(before.by, stood, saved);
    return saved;
  };
  return {
    isPending: creation.isPending || change.isPending,
    create: (board: BoardCreate) => attempt(() => creation.mutateAsync(board), "added"),
    update: (board: BoardUpdate) => attempt(() => update(board), "changed", board),
  };
}

/** Removes a board, having asked, and goes to the list where that worked. */
export function useRemoveBoard(board: Board | undefined, onSaved: () => void) {
  const toList = useToList(onSaved);
  const { by } = useBefore(board);
  const { mutateAsync, isPending } = trpc.board.remove.useMutation();
  const removeAfterAsking = useRemove(removeWords);
  /** `place` is its place in the menu, from 1. */
  const remove = async (standing: Board, place: number): Promise<void> => {
    const { type, title } = standing;
    if (!(await removeAfterAsking(`‘${title}’ 게시판을 지웁니다.`, () => mutateAsync({ type })))) return;
    offerReturn(by, standing, place);
    await toList("removed", title);
  };
  return { isPending, remove };
}
