import type { WorkProposal } from "@bulmo/contracts/work-proposal";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type ReactNode, useState } from "react";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { OneProposal } from "./one-proposal.tsx";
import { type Edits, keyOf, proposedOf, sentOf, withEdit, withoutWorks } from "./proposal-draft.ts";
import { ProposalTable, type ProposalViewProps } from "./proposal-table.tsx";
import * as styles from "./proposal.css.ts";
import { useConfirmProposals } from "./use-confirm-proposals.ts";

const views = [
  { label: "표로", isOne: false },
  { label: "한 점씩", isOne: true },
];

type ProposalEditorProps = { works: readonly WorkProposal[]; children: ReactNode };

/** What is proposed of the works of a page: chosen, put right, applied and taken back. `children` stand where none is left. */
export function ProposalEditor({ works, children }: ProposalEditorProps) {
  const { confirm } = useDialog();
  const [edits, setEdits] = useState<Edits>({});
  const [isOne, setOne] = useState(false);
  const [place, setPlace] = useState(0);
  const [status, setStatus] = useStatus();
  const { apply, takeBack, undoable, isPending } = useConfirmProposals((sentence, done) => {
    setEdits((before) => withoutWorks(before, done.map(keyOf)));
    setStatus(sentence);
  });
  useLeaveQuestion(() => Object.keys(edits).length > 0);
  const chosen = sentOf(works, edits);

  const applyTo = async (some: readonly WorkProposal[]) => {
    const { works: sent, before, overwritten, unfit } = sentOf(some, edits);
    if (unfit[0] !== undefined) return document.getElementById(unfit[0])?.focus();
    const message = `작품 ${overwritten}점의 기록에 이미 적힌 값이 있습니다. 새 값으로 바꾸시겠습니까?`;
    if (overwritten > 0 && !(await confirm({ message, confirmLabel: "바꾸기" }))) return;
    await apply({ works: sent, before, overwrite: overwritten > 0 });
  };

  const editing = {
    works,
    edits,
    onEdit: (...[work, name, edit]: Parameters<ProposalViewProps["onEdit"]>) =>
      setEdits((before) => withEdit(before, work, name, edit)),
  };
  return (
    <>
      <StatusLine status={status} />
      {undoable > 0 && (
        <div>
          <Button size="small" busy={isPending} onClick={() => void takeBack()}>
            {`방금 채운 ${undoable}점 되돌리기`}
          </Button>
        </div>
      )}
      {works.length === 0 ? (
        children
      ) : (
        <>
          <div className={styles.bar}>
            <div role="group" aria-label="보는 방식" className={styles.buttons}>
              {views.map(({ label, isOne: own }) => (
                <Button key={label} size="small" aria-pressed={isOne === own} onClick={() => setOne(own)}>
                  {label}
                </Button>
              ))}
            </div>
            {!isOne && <AllChosen works={works} edits={edits} onEdits={setEdits} />}
          </div>
          {isOne ? (
            <OneProposal
              {...editing}
              place={place}
              isPending={isPending}
              onPlace={setPlace}
              onApply={(some) => void applyTo(some)}
            />
          ) : (
            <>
              <ProposalTable {...editing} />
              <div className={styles.foot}>
                <p role="status" className={styles.count}>
                  {chosen.works.length > 0 && `작품 ${chosen.works.length}점에서 ${chosen.count}가지를 골랐습니다.`}
                </p>
                <Button
                  variant="primary"
                  busy={isPending}
                  disabled={chosen.works.length === 0}
                  onClick={() => void applyTo(works)}
                >
                  {chosen.works.length > 0 ? `고른 것 적용 (${chosen.works.length}점)` : "고른 것 적용"}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </>
  );
}

type AllChosenProps = { works: readonly WorkProposal[]; edits: Edits; onEdits: (edits: Edits) => void };

/** All that is proposed on the page, or none of it. What would write over something is chosen one by one. */
function AllChosen({ works, edits, onEdits }: AllChosenProps) {
  const fields = works.flatMap((work) =>
    proposedOf(work, edits).flatMap((one) => (one.current === "" || one.isChosen ? [{ work, ...one }] : [])),
  );
  const count = fields.filter(({ isChosen }) => isChosen).length;
  const isAll = count === fields.length;
  const toggle = () =>
    onEdits(fields.reduce((before, { work, name }) => withEdit(before, work, name, { isChosen: !isAll }), edits));
  return (
    <Checkbox
      label="이 페이지 전체 선택"
      checked={isAll || (count > 0 ? "indeterminate" : false)}
      onCheckedChange={toggle}
    />
  );
}
