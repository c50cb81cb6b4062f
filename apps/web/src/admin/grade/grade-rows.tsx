import type { CountedGrade } from "@bulmo/contracts/grade";
import { Button } from "@bulmo/ui/button";
import { useRef, useState } from "react";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as tended from "../../parts/list/tended-rows.css.ts";
import { moved } from "../../parts/sorting/moved.ts";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import * as row from "../../parts/sorting/sortable-row.css.ts";
import * as sortable from "../board/board.css.ts";
import { GradeRow } from "./grade-row.tsx";
import type { GradeActs } from "./use-grade-acts.ts";

/** In the order in which they are chosen from, which is changed here and saved when it stands (DAY-09). */
export function GradeRows({ grades, acts }: { grades: readonly CountedGrade[]; acts: GradeActs }) {
  const list = useRef<HTMLOListElement>(null);
  const standing = grades.map(({ id }) => id);
  const [order, setOrder] = useState<readonly number[]>(standing);
  const isChanged = order.some((id, place) => id !== standing[place]);
  useLeaveQuestion(() => isChanged);
  const ordered = order.flatMap((id) => grades.filter((grade) => grade.id === id));
  return (
    <>
      <SortableList
        items={ordered.map(({ id, name }) => ({ key: String(id), title: name }))}
        noun="등급"
        list={list}
        onMove={(key, over) => setOrder(moved(order, Number(key), Number(over)))}
        renderDragged={({ title }) => <p className={row.dragged}>{title}</p>}
      >
        <ol ref={list} className={rows.list} aria-label="회원 등급" inert={acts.isPending}>
          {ordered.map((grade) => (
            <GradeRow key={grade.id} grade={grade} acts={acts} />
          ))}
        </ol>
      </SortableList>
      <div className={sortable.unsaved} role="group" aria-label="바꾼 차례" hidden={!isChanged}>
        <p>바꾼 차례를 아직 저장하지 않았습니다.</p>
        <div className={tended.buttons}>
          <Button variant="quiet" disabled={acts.isPending} onClick={() => setOrder(standing)}>
            되돌리기
          </Button>
          <Button busy={acts.isPending} onClick={() => void acts.order(order)}>
            차례 저장
          </Button>
        </div>
      </div>
    </>
  );
}
