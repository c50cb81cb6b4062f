import type { Board } from "@bulmo/contracts/board-list";
import { type BoardCreate, boardMessages, type BoardUpdate } from "@bulmo/contracts/board-write";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { currentOf, messageOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
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

/** What only the server knows: which addresses are taken, and where posts wait in the trash. */
const fields: Readonly<Record<string, string>> = {
  [boardMessages.addressTaken]: "address",
  [boardMessages.kindUsed]: "kind",
  [boardMessages.gradeUnknown]: "readers",
};

const wrongOf = (error: unknown): FirstIssue | null => {
  const message = messageOf(error);
  const field = fields[message];
  return field === undefined ? null : { field, message };
};

type Surroundings = {
  /** Undefined for a new one. */
  board: Board | undefined;
  onSaved: () => void;
  /** Another administrator was faster: the board as it stands now. */
  onConflict: (theirs: Board, mine: BoardUpdate) => void;
};

/** Adds, changes and removes a board, and goes to the list where that worked. */
export function useSaveBoard({ board: begun, onSaved, onConflict }: Surroundings) {
  const { confirm, notice } = useDialog();
  const navigate = useNavigate();
  const session = useSessionState();
  const by = "user" in session ? session.user._id : "";
  /** What another administrator saved meanwhile. */
  const overtaking = useRef<Board>(undefined);
  const creation = trpc.board.create.useMutation();
  const change = trpc.board.update.useMutation();
  const removal = trpc.board.remove.useMutation();
  // A page is sent with its menus: the next one is asked of the server.
  const toList = (done: Done, title: string) => {
    onSaved();
    return navigate({ to: "/admin/board", search: { done, title }, reloadDocument: true });
  };
  /** Answers what is wrong with a field, and null where it was saved or told why not. */
  const attempt = async (
    send: () => Promise<Board>,
    done: Done,
    onOvertaken?: (theirs: Board) => void,
  ): Promise<FirstIssue | null> => {
    try {
      const { title } = await send();
      await toList(done, title);
      return null;
    } catch (error) {
      const theirs = currentOf(error, "BOARD_OVERTAKEN");
      const wrong = wrongOf(error);
      if (theirs) onOvertaken?.(theirs);
      else if (!wrong) await notice(withOutcome(saveWords, error));
      return wrong;
    }
  };
  return {
    isPending: creation.isPending || change.isPending || removal.isPending,
    create: (board: BoardCreate) => attempt(() => creation.mutateAsync(board), "added"),
    update: (board: BoardUpdate) =>
      attempt(
        async () => {
          const saved = await change.mutateAsync(board);
          const before = [overtaking.current, begun].find((one) => one?.revision === board.revision);
          if (before) offerChangeBack(by, before, saved);
          return saved;
        },
        "changed",
        (theirs) => {
          overtaking.current = theirs;
          onConflict(theirs, board);
        },
      ),
    /** `place` is its place in the menu, from 1. */
    async remove(board: Board, place: number): Promise<void> {
      const { type, title } = board;
      const message = `‘${title}’ 게시판을 지웁니다.`;
      if (!(await confirm({ message, confirmLabel: "지우기", danger: true }))) return;
      try {
        await removal.mutateAsync({ type });
        offerReturn(by, board, place);
      } catch (error) {
        await notice(withOutcome(removeWords, error));
        return;
      }
      await toList("removed", title);
    },
  };
}
