import type { Chronicle, ChronicleKind } from "@bulmo/contracts/chronicle";
import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { useDialog } from "@bulmo/ui/use-dialog";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import {
  type Dispatch,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { type Beginning, Drafted, leaveQuestionOf } from "../../parts/draft/drafted.tsx";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { type OutcomeWords, withOutcome } from "../../session/call/failure-text.tsx";
import { SessionOver } from "../../session/guard/guard.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import { cancelQuestion, useEditorId } from "../editing/use-open-form.ts";
import * as styles from "./chronicle-editor.css.ts";
import {
  changeDraft,
  differs,
  type DraftAction,
  type DraftEntry,
  draftOf,
  draftOfFields,
  entriesOf,
  fieldsOf,
} from "./draft.ts";
import { EntryList } from "./entry-list.tsx";
import { ChronicleDone } from "./chronicle-done.tsx";
import { ChronicleConflict } from "./chronicle-conflict.tsx";
import { ChronicleHistory } from "./chronicle-history.tsx";
import { type Problem, useSave } from "./use-save.ts";
import { isLatestFirst, sortByYear } from "./year-order.ts";
import { HowToOrder } from "../../parts/sorting/how-to-order.tsx";

export type EditorProps = {
  kind: ChronicleKind;
  /** The list as it was when editing began. */
  start: Chronicle;
  title: string | undefined;
  /** With what is told of a save, and takes it back. */
  onDone: (told?: ReactNode) => void;
  /** Said to whoever does not see the page. */
  say: (sentence: string) => void;
};

const restoreQuestion = (isChanged: boolean) => ({
  message: [
    "이 판의 목록을 되살리시겠습니까? 누리집을 찾으시는 모든 분께 바로 보입니다.",
    isChanged && "지금 고치고 계신 내용은 사라집니다.",
  ]
    .filter(Boolean)
    .join(" "),
  confirmLabel: "되살리기",
  danger: isChanged,
});

type Act = Problem["writing"]["act"];

const unknown = (done: string): string =>
  `서버의 응답을 받지 못해 ${done} 알 수 없습니다. 적으신 내용은 이 화면에 그대로 있습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.`;

const failures: Readonly<Record<Act, OutcomeWords>> = {
  save: { failed: "저장하지 못했습니다.", unknown: unknown("저장되었는지") },
  restore: { failed: "판을 되살리지 못했습니다.", unknown: unknown("판이 되살아났는지") },
};

/** The list while an administrator changes it (HIS-03 to HIS-10), and its versions (PAG-03). Kept in the browser as it is typed. */
export function ChronicleEditor(props: EditorProps) {
  const { kind, start } = props;
  const userId = useEditorId();
  const [initial] = useState(() => ({ fields: fieldsOf(draftOf(start.list)), revision: start.revision }));
  return (
    <Drafted userId={userId} board={`chronicle:${kind}`} initial={initial}>
      {(beginning) => <OpenEditor {...props} beginning={beginning} />}
    </Drafted>
  );
}

/** What a draft began from may be past: saving it is refused then, and both lists are compared. */
const startOf = (start: Chronicle, { restored }: Beginning): Chronicle =>
  restored?.revision === undefined ? start : { ...start, revision: restored.revision };

type OpenEditorProps = EditorProps & { beginning: Beginning };

function OpenEditor({ kind, start: standing, title, onDone, say, beginning }: OpenEditorProps) {
  const { draft: kept, restored } = beginning;
  const start = startOf(standing, beginning);
  const { confirm } = useDialog();
  const isOver = useSessionState().status === "anonymous";
  const [draft, change] = useReducer(changeDraft, null, () => {
    const typed = restored && draftOfFields(restored.fields);
    return typed ?? draftOf(start.list);
  });
  const end = (told?: ReactNode) => {
    kept.clear();
    onDone(told);
  };
  const { save, restore, write, isPending, problem, forget, leaveWith } = useSave(kind, (saved) =>
    end(saved && <ChronicleDone key={saved.now.revision} kind={kind} say={say} {...saved} />),
  );
  const { view, toHistory, toList, historyButton } = useView();
  const isChanged = () => differs(draft, start.list);
  useLeaveQuestion(isChanged, leaveQuestionOf(kept.state));
  useNote(kept, draft, start.revision);
  const toggle = useRef<HTMLButtonElement>(null);
  // 수정 has become 저장: the focus stays on it.
  useEffect(() => toggle.current?.focus({ preventScroll: true }), []);
  useReturn(problem?.kind === "conflict" ? problem.writing.act : null, { save: toggle, restore: historyButton });
  const entries = entriesOf(draft);
  const cancel = async () => {
    if (!isChanged() || (await confirm(cancelQuestion))) end();
  };
  const bringBack = async (number: number) => {
    if (!(await confirm(restoreQuestion(isChanged())))) return;
    await restore(number, start);
    toList();
  };
  const { isInOrder, announcement, changeEntry, sort } = useSorting({ start, draft, change });
  const tools = {
    busy: isPending,
    canSort: !isInOrder,
    onSort: sort,
    onHistory: toHistory,
    onCancel: () => void cancel(),
    onSave: () => void save(entries, start),
  };
  if (problem?.kind === "conflict") {
    const { mine, current, writing } = problem;
    return (
      <ChronicleConflict
        act={writing.act}
        mine={mine}
        current={current.list}
        busy={isPending}
        onSaveMine={() => void write(writing, current)}
        onTakeCurrent={() => leaveWith(current)}
        onDismiss={forget}
      />
    );
  }
  if (view === "history")
    return (
      <ChronicleHistory
        kind={kind}
        current={entries}
        busy={isPending}
        onRestore={(number) => void bringBack(number)}
        onClose={toList}
      />
    );
  return (
    <div className={styles.editor} aria-busy={isPending}>
      <div className={styles.bar}>
        {title !== undefined && <h2 className={styles.title}>{title}</h2>}
        <Tools {...tools} saveButton={toggle} historyButton={historyButton} />
        {isOver && <SessionOver />}
        {problem && !isOver && (
          <div className={styles.problem}>
            <ErrorState
              busy={isPending}
              // Of a save what stands in the fields by now.
              onRetry={() =>
                void (problem.writing.act === "save" ? save(entries, start) : write(problem.writing, start))
              }
            >
              {withOutcome(failures[problem.writing.act], problem.error)}
            </ErrorState>
          </div>
        )}
      </div>
      <p className={styles.hint}>
        <HowToOrder what="차례를" /> 내용을 비우고 저장하면 그 항목은 지워집니다.
      </p>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <EntryList draft={draft} locked={isPending} change={changeEntry} />
      <div className={styles.foot}>
        {!isInOrder && <p className={styles.hint}>연도가 차례대로 놓여 있지 않습니다.</p>}
        <Tools {...tools} />
      </div>
    </div>
  );
}

/** Keeps what is edited once something of it was changed. */
function useNote({ note }: Beginning["draft"], draft: DraftEntry[], revision: number) {
  const begun = useRef(draft);
  useEffect(() => {
    if (draft !== begun.current) note(() => ({ fields: fieldsOf(draft), revision }));
  }, [note, draft, revision]);
}

/** The list or its versions; who comes back from these goes on at the button that led there. */
function useView() {
  const [view, setView] = useState<"list" | "history">("list");
  const historyButton = useRef<HTMLButtonElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (view === "list" && hasLeft.current) historyButton.current?.focus();
    hasLeft.current = view === "history";
  }, [view]);
  return { view, toHistory: () => setView("history"), toList: () => setView("list"), historyButton };
}

/** Who goes on after a conflict does so at the button that led into it. */
function useReturn(conflict: Act | null, buttons: Readonly<Record<Act, RefObject<HTMLButtonElement | null>>>) {
  const former = useRef<Act>(null);
  useEffect(() => {
    if (!conflict && former.current) buttons[former.current].current?.focus();
    former.current = conflict;
  });
}

type Sorting = { start: Chronicle; draft: DraftEntry[]; change: Dispatch<DraftAction> };

/** By year, as the list was when editing began; what has moved is said to whoever does not see it. */
function useSorting({ start, draft, change }: Sorting) {
  const [announcement, announce] = useState("");
  const latestFirst = isLatestFirst(start.list);
  const sorted = sortByYear(draft, latestFirst);
  const moved = sorted.filter((entry, place) => entry !== draft[place]).length;
  return {
    isInOrder: moved === 0,
    announcement,
    changeEntry: (action: DraftAction) => {
      announce("");
      change(action);
    },
    sort: () => {
      announce(`연도순으로 정리하여 항목 ${moved}개의 자리를 바꾸었습니다.`);
      change({ type: "sort", latestFirst });
    },
  };
}

type ToolsProps = {
  busy: boolean;
  /** Nothing is to be sorted where the years stand in their order already. */
  canSort: boolean;
  onSort: () => void;
  onHistory: () => void;
  onCancel: () => void;
  onSave: () => void;
  saveButton?: Ref<HTMLButtonElement>;
  historyButton?: Ref<HTMLButtonElement>;
};

/** Above the list and below it, which may be long. */
const Tools = ({ busy, canSort, saveButton, historyButton, ...acts }: ToolsProps) => (
  <div className={styles.tools}>
    {/* Not `disabled`: it is pressed, and then there is nothing left to sort. */}
    <Button variant="quiet" disabled={busy} aria-disabled={!canSort} onClick={canSort ? acts.onSort : undefined}>
      연도순 정리
    </Button>
    <Button ref={historyButton} variant="quiet" disabled={busy} onClick={acts.onHistory}>
      저장한 판
    </Button>
    <Button variant="quiet" disabled={busy} onClick={acts.onCancel}>
      취소
    </Button>
    <Button ref={saveButton} variant="primary" busy={busy} onClick={acts.onSave}>
      저장
    </Button>
  </div>
);
