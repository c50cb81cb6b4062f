import type { CountedBoard } from "@bulmo/contracts/board-list";
import type { Grade } from "@bulmo/contracts/grade";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { OrderedList } from "../../parts/sorting/ordered-list.tsx";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { BoardRow } from "./board-row.tsx";

const words = {
  failed: "게시판의 차례를 저장하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};

/** In the order of the menu (EXH-08). */
export function BoardRows({ boards, grades }: { boards: readonly CountedBoard[]; grades: readonly Grade[] }) {
  const { notice } = useDialog();
  const navigate = useNavigate();
  const ordering = trpc.board.order.useMutation();
  const save = async (types: string[]): Promise<boolean> => {
    try {
      await ordering.mutateAsync({ types });
    } catch (error) {
      await notice(withOutcome(words, error));
      return false;
    }
    // A page is sent with its menus: the next one is asked of the server.
    void navigate({ to: "/admin/board", search: { done: "ordered" }, reloadDocument: true });
    return true;
  };
  return (
    <OrderedList
      items={boards.map((board) => ({ key: board.type, title: board.title, board }))}
      noun="게시판"
      label="게시판"
      busy={ordering.isPending}
      onSave={save}
      renderRow={({ key, board }) => <BoardRow key={key} board={board} grades={grades} />}
    />
  );
}
