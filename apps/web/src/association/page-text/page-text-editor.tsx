import type { PageTextDraft } from "@bulmo/contracts/page-text";
import { pageTextTitles } from "@bulmo/content/page-text";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { useDialog } from "@bulmo/ui/use-dialog";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { useEffect, useReducer, useRef, useState } from "react";
import { DraftPrompt } from "../../parts/draft/draft-prompt.tsx";
import type { DraftKey } from "../../parts/draft/draft.ts";
import { useDraftSlot } from "../../parts/draft/draft-slot.ts";
import { leaveQuestionOf } from "../../parts/draft/drafted.tsx";
import { useDraft } from "../../parts/draft/use-draft.ts";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { SessionOver } from "../../session/guard/guard.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import { brokenReadingsQuestion } from "./broken-reading.ts";
import { beginEditing, changeText } from "./change-text.ts";
import { DraftFailure, pageTextFailures } from "./draft-failure.tsx";
import { editingSlots } from "./editing-slots.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { editedOf, isSameText, writtenOf } from "./edited-text.ts";
import { draftFieldsOf, textOfDraft } from "./browser-draft.ts";
import { issueField } from "./issue-field.ts";
import { Preview } from "./preview.tsx";
import { ReadingForm } from "./reading-form.tsx";
import { saveState } from "./save-state.ts";
import { TextConflict } from "./text-conflict.tsx";
import { TextFields } from "./text-fields.tsx";
import { textIssue } from "./text-issue.ts";
import type { TextLook } from "./text-view.tsx";
import { usePictureBlock } from "./use-picture-block.tsx";
import { useReading } from "./use-reading.ts";
import { standingText, useSaveText } from "./use-save-text.ts";
import { useAnnouncement } from "./use-announcement.tsx";
import { VersionHistory } from "./version-history.tsx";

export type PageTextEditorProps = {
  name: PageTextName;
  look: TextLook;
  /** The text as it was when editing began. */
  start: PageTextDraft;
  userId: string;
  onDone: () => void;
};

/** The page while an administrator writes on it (PAG-01 to PAG-03). Two tabs keep what is typed apart. */
export function PageTextEditor(props: PageTextEditorProps) {
  const draftKey = useDraftSlot({ userId: props.userId, board: `page-text:${props.name}` });
  return draftKey && <OpenEditor {...props} draftKey={draftKey} />;
}

const publishQuestion = {
  message: "이 글을 공개하시겠습니까? 누리집을 찾으시는 모든 분께 바로 보입니다.",
  confirmLabel: "공개",
};

const restoreQuestion = {
  message: "이 판을 초안으로 되살립니다. 지금 고치고 계신 내용은 사라집니다.",
  confirmLabel: "되살리기",
  danger: true,
};

const discardQuestion = {
  message: "초안을 버리시겠습니까? 공개된 글은 그대로이고, 초안의 내용은 사라집니다.",
  confirmLabel: "버리기",
  danger: true,
};

const leaveQuestion = {
  message: "수정을 그만두면 저장하지 않은 내용이 사라집니다. 그만두시겠습니까?",
  confirmLabel: "그만두기",
  cancelLabel: "계속 수정",
  danger: true,
};

const titles: Readonly<Partial<Record<string, string>>> = pageTextTitles;

/** What a text is called; that of a page which was added may have no title. */
const titleOf = (name: PageTextName, { published }: PageTextDraft) =>
  titles[name] ?? (published.text.title || "이 페이지");

/** What was pressed may have stood far below the first that is written: under a list, or beside what is only looked at. */
function beginAt(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  const first = Array.from(document.querySelectorAll("textarea")).find(
    (field) => heading && heading.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (first && first.getBoundingClientRect().top < 0) first.scrollIntoView({ block: "center" });
}

type OpenEditorProps = PageTextEditorProps & { draftKey: DraftKey };

function OpenEditor({ name, look, start, onDone, draftKey }: OpenEditorProps) {
  const { confirm } = useDialog();
  const isOver = useSessionState().status === "anonymous";
  const [editing, change] = useReducer(changeText, start, (from) => beginEditing(editedOf(standingText(from))));
  const [view, setView] = useState<"text" | "preview" | "history">("text");
  const [restored, setRestored] = useState(0);
  const saving = useSaveText(name, start);
  const { stands, problem, isPending } = saving;
  const kept = useDraft(draftKey, { fields: draftFieldsOf(standingText(start)), revision: start.revision });
  const text = writtenOf(editing.text);
  const isChanged = !isSameText(text, standingText(stands));
  const { told, tell, onDropped } = useAnnouncement(editing, change);
  const reading = useReading(change, tell);
  const picture = usePictureBlock(change);
  const heading = useRef<HTMLHeadingElement>(null);
  useLeaveQuestion(() => isChanged, leaveQuestionOf(kept.state));
  useEffect(() => beginAt(heading.current), []);
  const fields = { name, editing, change, blocks: { onPicture: picture.onPicture, onReading: reading.ask, onDropped } };
  const { note } = kept;
  const isKept = kept.offered === null;
  useEffect(() => {
    if (isKept && isChanged) note(() => ({ fields: draftFieldsOf(text), revision: stands.revision }));
  });
  const replace = (current: PageTextDraft) => change({ type: "replace", text: editedOf(standingText(current)) });
  const isSound = () => {
    const issue = textIssue(name, text);
    tell(issue?.message ?? "");
    if (issue) issueField(name, editing.text, issue)?.focus();
    return issue === null;
  };
  const end = () => {
    kept.clear();
    onDone();
  };
  const acts = {
    save: async () => {
      if (isSound() && (await saving.save(text))) kept.clear();
    },
    publish: async () => {
      if (isSound() && (await saving.publish(isChanged ? text : null))) end();
    },
    restore: async (number = restored) => {
      setRestored(number);
      const current = await saving.restore(number);
      if (current) replace(current);
      setView("text");
    },
    discard: async () => {
      if (await saving.discard()) end();
    },
  };
  const publish = async () => {
    // Braces may be meant: what looks like a broken reading is asked about, and refused to nobody.
    const question = { ...publishQuestion, message: brokenReadingsQuestion(text) ?? publishQuestion.message };
    if (isSound() && (await confirm(question))) await acts.publish();
  };
  const restore = async (number: number) => {
    if ((!isChanged && !stands.draft) || (await confirm(restoreQuestion))) await acts.restore(number);
  };
  const discard = async () => {
    if (await confirm(discardQuestion)) await acts.discard();
  };
  const leave = async () => {
    if (!isChanged || (await confirm(leaveQuestion))) end();
  };

  if (kept.offered)
    return (
      <DraftPrompt
        draft={kept.offered}
        isOutdated={kept.isOutdated}
        onAnswer={(isWanted) => {
          const found = isWanted && kept.offered ? textOfDraft(kept.offered) : null;
          if (found) change({ type: "replace", text: editedOf(found) });
          if (found && kept.offered?.revision !== undefined) saving.goOnFrom(kept.offered.revision);
          kept.answer(isWanted);
        }}
      />
    );
  if (problem?.kind === "conflict") {
    const { current } = problem;
    return (
      <TextConflict
        mine={text}
        current={current}
        busy={isPending}
        onKeepMine={() => {
          saving.beginFrom(current);
          void acts.save();
        }}
        onTakeCurrent={() => {
          saving.beginFrom(current);
          replace(current);
          kept.clear();
        }}
        onDismiss={saving.forget}
      />
    );
  }
  if (view === "preview") return <Preview name={name} text={text} look={look} onClose={() => setView("text")} />;
  if (view === "history")
    return (
      <VersionHistory
        name={name}
        current={text}
        busy={isPending}
        onRestore={(number) => void restore(number)}
        onClose={() => setView("text")}
      />
    );
  return (
    <>
      <VisuallyHidden>
        <p ref={heading} tabIndex={-1}>
          ‘{titleOf(name, stands)}’ 고치기
        </p>
      </VisuallyHidden>
      {look.layout?.(editingSlots(fields)) ?? <TextFields {...look} {...fields} />}
      <EditorBar
        state={saveState({ stands, isChanged, isKept: kept.state.status === "saved" })}
        words={{ versions: "공개한 판", publish: "공개" }}
        busy={isPending}
        canPublish={isChanged || stands.draft !== null}
        told={told}
        onSave={() => void acts.save()}
        onPreview={() => setView("preview")}
        onVersions={() => setView("history")}
        onPublish={() => void publish()}
        onLeave={() => void leave()}
        onDiscard={stands.draft ? () => void discard() : undefined}
      >
        {reading.word !== null && <ReadingForm word={reading.word} onRead={reading.read} onCancel={reading.cancel} />}
        {picture.element}
        {isOver && <SessionOver />}
        {problem && !isOver && (
          <DraftFailure words={pageTextFailures} problem={problem} busy={isPending} retries={acts} />
        )}
      </EditorBar>
    </>
  );
}
