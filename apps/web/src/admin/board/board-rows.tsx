import type { CountedBoard } from "@bulmo/contracts/board-list";
import type { Grade } from "@bulmo/contracts/grade";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as tended from "../../parts/list/tended-rows.css.ts";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import * as row from "../../parts/sorting/sortable-row.css.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { BoardRow } from "./board-row.tsx";
import * as styles from "./board.css.ts";

const words = {
  failed: "게시판의 차례를 저장하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};

function moved(boards: readonly CountedBoard[], type: string, over: string): readonly CountedBoard[] {
  const next = [...boards];
  const place = (wanted: string) => boards.findIndex((board) => board.type === wanted);
  next.splice(place(over), 0, ...next.splice(place(type), 1));
  return next;
}

/** In the order of the menu, which is changed here and saved when it stands (EXH-08). */
export function BoardRows({ boards, grades }: { boards: readonly CountedBoard[]; grades: readonly Grade[] }) {
  const list = useRef<HTMLOListElement>(null);
  const isSaved = useRef(false);
  const [order, setOrder] = useState(boards);
  const { notice } = useDialog();
  const navigate = useNavigate();
  const ordering = trpc.board.order.useMutation();
  const isChanged = order.some(({ type }, place) => type !== boards[place]?.type);
  useLeaveQuestion(() => isChanged && !isSaved.current);
  const save = async () => {
    try {
      await ordering.mutateAsync({ types: order.map(({ type }) => type) });
    } catch (error) {
      await notice(withOutcome(words, error));
      return;
    }
    isSaved.current = true;
    // A page is sent with its menus: the next one is asked of the server.
    await navigate({ to: "/admin/board", search: { done: "ordered" }, reloadDocument: true });
  };
  return (
    <>
      <SortableList
        items={order.map(({ type, title }) => ({ key: type, title }))}
        noun="게시판"
        list={list}
        onMove={(type, over) => setOrder(moved(order, type, over))}
        renderDragged={({ title }) => <p className={row.dragged}>{title}</p>}
      >
        <ol ref={list} className={rows.list} aria-label="게시판" inert={ordering.isPending}>
          {order.map((board) => (
            <BoardRow key={board.type} board={board} grades={grades} />
          ))}
        </ol>
      </SortableList>
      <div className={styles.unsaved} role="group" aria-label="바꾼 차례" hidden={!isChanged}>
        <p>바꾼 차례를 아직 저장하지 않았습니다.</p>
        <div className={tended.buttons}>
          <Button variant="quiet" disabled={ordering.isPending} onClick={() => setOrder(boards)}>
            되돌리기
          </Button>
          <Button busy={ordering.isPending} onClick={() => void save()}>
            차례 저장
          </Button>
        </div>
      </div>
    </>
  );
}
