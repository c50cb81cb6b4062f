import { firstBoards } from "@bulmo/contracts/board";
import type { Board } from "@bulmo/contracts/board-list";
import { boardCreateInput, boardUpdateInput } from "@bulmo/contracts/board-write";
import type { Grade } from "@bulmo/contracts/grade";
import { type FirstIssue, firstIssue } from "@bulmo/contracts/first-issue";
import { Button } from "@bulmo/ui/button";
import { useRef, useState } from "react";
import { sitePath } from "../../page/site-path.ts";
import { FieldConflict, type FieldComparison } from "../../parts/form/field-conflict.tsx";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Removal } from "../../parts/form/removal.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { BoardAccess } from "./board-access-fields.tsx";
import { BoardNames, BoardTexts, BoardUse } from "./board-fields.tsx";
import { whyNotRemoved, noPosts, type PostCounts } from "./board-words.ts";
import { useRemoveBoard, useSaveBoard } from "./use-save-board.ts";
import { comparedBoard, writtenIn } from "./written-board.ts";

type BoardFormProps = {
  /** Undefined for a new one. */
  board?: Board;
  /** How many posts stand on it now, and how many wait to; none on a new one. */
  counts?: PostCounts;
  /** In the menu, from 1. */
  place?: number;
  /** Those that it may ask for. */
  grades: readonly Grade[];
};

/** All of a board in one form (EXH-06, EXH-08). */
export function BoardForm({ board, ...rest }: BoardFormProps) {
  const [begun, setBegun] = useState(board);
  // What another administrator saved is begun with anew.
  return <Sheet key={begun?.revision} board={begun} onTake={setBegun} {...rest} />;
}

type SheetProps = Omit<BoardFormProps, "board"> & { board: Board | undefined; onTake: (theirs: Board) => void };

function Sheet({ board, counts = noPosts, place = 1, grades, onTake }: SheetProps) {
  const sheet = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { markSaved } = useUnsavedChanges(sheet);
  const conflict = useConflict<FieldComparison<Board>>({ revision: board?.revision, form: sheet });
  const saving = useSaveBoard({
    board,
    onSaved: markSaved,
    onConflict: (theirs, mine) =>
      conflict.setCurrent({ revision: theirs.revision, theirs, fields: comparedBoard(mine, theirs, grades) }),
  });
  const removal = useRemoveBoard(board, markSaved);
  const isPending = saving.isPending || removal.isPending;
  const isFixed = firstBoards.some((type) => type === board?.type);
  const save = async (sent: HTMLFormElement): Promise<FirstIssue | null> => {
    const written = writtenIn(sent);
    if (board) {
      const changes = { ...written, type: board.type, revision: conflict.revision() };
      return firstIssue(boardUpdateInput, changes) ?? saving.update(boardUpdateInput.parse(changes));
    }
    return firstIssue(boardCreateInput, written) ?? saving.create(boardCreateInput.parse(written));
  };
  const send = async (sent: HTMLFormElement) => {
    const wrong = await save(sent);
    if (wrong) await formError.showError(sent, wrong);
  };
  return (
    <div className={actionRows.steps}>
      <FieldConflict conflict={conflict} busy={isPending} onTake={onTake} />
      <Form ref={sheet} className={form.form} busy={isPending} onInput={formError.clearOnInput} onSubmit={send}>
        <StepTitle>{board ? `${board.title} 고치기` : "게시판 추가"}</StepTitle>
        <BoardNames board={board} isFixed={isFixed} errorOf={formError.errorOf} />
        {!isFixed && <BoardUse board={board} isUsed={whyNotRemoved(counts) !== ""} errorOf={formError.errorOf} />}
        {!isFixed && <BoardAccess board={board} grades={grades} errorOf={formError.errorOf} />}
        <BoardTexts board={board} errorOf={formError.errorOf} />
        <div className={form.actions}>
          <Button asChild size="large">
            <Link to={sitePath("/admin/board")}>목록</Link>
          </Button>
          <Button type="submit" variant="primary" size="large" busy={isPending}>
            {board ? "저장" : "게시판 추가"}
          </Button>
        </div>
      </Form>
      {board && !isFixed && (
        <Removal
          label="게시판 지우기"
          hint={board.isClosed ? "" : "글을 남겨 두고 더 쓰지 않으시려면 닫아 주세요."}
          kept={whyNotRemoved(counts)}
          busy={isPending}
          onRemove={() => void removal.remove(board, place)}
        />
      )}
    </div>
  );
}
