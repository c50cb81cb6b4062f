import type { OfficerRecords, OfficerTerm } from "@bulmo/contracts/officer";
import { termTitleOf } from "@bulmo/contracts/officer-rule";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import * as styles from "../editing/editing.css.ts";
import type { OpenForm } from "../editing/use-open-form.ts";
import type { Edited } from "./officer-rows.tsx";
import { TermBeginForm, TermForm } from "./term-form.tsx";
import type { OfficerActs } from "./use-officer-acts.ts";
import { useTermActs } from "./use-term-acts.ts";

type TermToolsProps = {
  list: OfficerRecords;
  acts: OfficerActs;
  open: OpenForm<Edited>;
  /** Which term is to be edited next; undefined is the present one. */
  onTerm: (number: number | undefined) => void;
};

/** What is done with a term as a whole (PAG-05). */
export function TermTools({ list, acts, open, onTerm }: TermToolsProps) {
  const { term, terms } = list;
  const { confirm } = useDialog();
  const termActs = useTermActs(acts.attempt, onTerm);
  const remove = async (gone: OfficerTerm) => {
    const count = list.officers.length;
    const message = `${termTitleOf(gone)} 명단을 지우시겠습니까? ${count > 0 ? `임원 ${count}명의 자리가 함께 지워집니다.` : "적힌 임원은 없습니다."}`;
    if (await confirm({ message, confirmLabel: "지우기", danger: true }))
      await open.closeFor(() => termActs.remove(gone));
  };
  if (open.which === "begin")
    return <TermBeginForm last={term} open={open} busy={acts.isPending} onSave={termActs.begin} />;
  if (open.which === "change" && term)
    return (
      <TermForm
        term={term}
        open={open}
        busy={acts.isPending}
        onSave={(written, onRefused) => termActs.update(term, written, onRefused)}
      />
    );
  return (
    <div className={styles.tools}>
      {(!term || term.isCurrent) && (
        <Button size="small" {...open.opens("begin")}>
          새 기수 시작
        </Button>
      )}
      {term && (
        <Button size="small" {...open.opens("change")}>
          기수 고치기
        </Button>
      )}
      {term && terms.length > 1 && (
        <Button size="small" disabled={acts.isPending} onClick={() => void remove(term)}>
          기수 지우기
        </Button>
      )}
    </div>
  );
}
