import type { CountedGrade } from "@bulmo/contracts/grade";
import { Button } from "@bulmo/ui/button";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { SortableRow } from "../../parts/sorting/sortable-row.tsx";
import { GradeForm, SaveButton } from "./grade-form.tsx";
import type { GradeActs } from "./use-grade-acts.ts";

type GradeRowProps = { grade: CountedGrade; acts: GradeActs };

/** What is known of a grade, with its handle. */
export const GradeRow = ({ grade, acts }: GradeRowProps) => (
  <SortableRow id={String(grade.id)} noun="등급" name={grade.name}>
    <GradeFacts grade={grade} acts={acts} />
  </SortableRow>
);

const usedBy = ({ memberCount, boardCount }: CountedGrade) =>
  `회원 ${memberCount.toLocaleString("ko")}명 · 게시판 ${boardCount.toLocaleString("ko")}곳`;

function GradeFacts({ grade, acts }: GradeRowProps) {
  const { name, memberCount, boardCount } = grade;
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The button is there again before it gets the focus.
    flushSync(() => setRenaming(false));
    opener.current?.focus();
  };
  const save = async (next: string) => {
    const outcome = await acts.rename(grade, next);
    if (outcome === true) setRenaming(false);
    return outcome;
  };
  if (isRenaming)
    return (
      <GradeForm label={`‘${name}’의 새 이름`} name={name} busy={acts.isPending} onSave={save}>
        <SaveButton busy={acts.isPending}>저장</SaveButton>
        <Button variant="quiet" onClick={close}>
          취소
        </Button>
      </GradeForm>
    );
  return (
    <div className={actionRows.row}>
      <div>
        <p className={actionRows.name}>{name}</p>
        <p className={rows.details}>{usedBy(grade)}</p>
      </div>
      <div className={actionRows.buttons}>
        <Button ref={opener} size="small" aria-label={`${name} 이름 고치기`} onClick={() => setRenaming(true)}>
          이름 고치기
        </Button>
        {memberCount + boardCount === 0 && (
          <Button
            size="small"
            aria-label={`${name} 지우기`}
            disabled={acts.isPending}
            onClick={() => void acts.remove(grade)}
          >
            지우기
          </Button>
        )}
      </div>
    </div>
  );
}
