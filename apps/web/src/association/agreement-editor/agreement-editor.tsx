import { agreementPages } from "@bulmo/content/agreement-page";
import { type AgreementDocument, agreementIssue } from "@bulmo/contracts/agreement";
import type { AgreementDraft } from "@bulmo/contracts/agreement-version";
import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { useDialog } from "@bulmo/ui/use-dialog";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { useEffect, useReducer, useRef, useState } from "react";
import { DraftPrompt } from "../../parts/draft/draft-prompt.tsx";
import type { DraftKey } from "../../parts/draft/draft.ts";
import { useDraftSlot } from "../../parts/draft/draft-slot.ts";
import { leaveQuestionOf } from "../../parts/draft/drafted.tsx";
import { useDraft } from "../../parts/draft/use-draft.ts";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { formatRecent } from "../../parts/text/date.ts";
import { SessionOver } from "../../session/guard/guard.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import { plainAgreement } from "../agreement/plain-agreement.ts";
import { agreementFailures, DraftFailure } from "../page-text/draft-failure.tsx";
import { EditorBar } from "../page-text/editor-bar.tsx";
import * as editor from "../page-text/page-text-editor.css.ts";
import { TextComparison } from "../page-text/text-comparison.tsx";
import { AgreementConflict } from "./agreement-conflict.tsx";
import { AgreementPreview } from "./agreement-preview.tsx";
import { draftFieldsOf, textOfDraft } from "./browser-draft.ts";
import { beginEditing, editLines, writtenOf } from "./edit-lines.ts";
import { LineList } from "./line-list.tsx";
import { PublishForm } from "./publish-form.tsx";
import { type Announcement, isSameAgreement, standingText, useSaveAgreement } from "./use-save-agreement.ts";

type AgreementEditorProps = {
  document: AgreementDocument;
  /** The text as it was when editing began. */
  start: AgreementDraft;
  userId: string;
  /** With the day of effect of what was announced. */
  onDone: (effectiveOn?: string) => void;
};

/** The page while an administrator writes on it (PAG-08). What two tabs have typed stays apart. */
export function AgreementEditor(props: AgreementEditorProps) {
  const draftKey = useDraftSlot({ userId: props.userId, board: `agreement:${props.document}` });
  return draftKey && <OpenEditor {...props} draftKey={draftKey} />;
}

const discardQuestion = {
  message: "초안을 버리시겠습니까? 공지된 글은 그대로이고, 초안의 내용은 사라집니다.",
  confirmLabel: "버리기",
  danger: true,
};

const leaveQuestion = {
  message: "수정을 그만두면 저장하지 않은 내용이 사라집니다. 그만두시겠습니까?",
  confirmLabel: "그만두기",
  cancelLabel: "계속 수정",
  danger: true,
};

type OpenEditorProps = AgreementEditorProps & { draftKey: DraftKey };

function OpenEditor({ document, start, onDone, draftKey }: OpenEditorProps) {
  const { title } = agreementPages[document];
  const { confirm } = useDialog();
  const isOver = useSessionState().status === "anonymous";
  const [editing, change] = useReducer(editLines, start, (from) => beginEditing(standingText(from)));
  const [view, setView] = useState<"text" | "preview" | "comparison" | "publish">("text");
  const [issue, setIssue] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const saving = useSaveAgreement(document, start);
  const { stands, problem, isPending } = saving;
  const kept = useDraft(draftKey, { fields: draftFieldsOf(title, standingText(start)), revision: start.revision });
  const text = writtenOf(editing);
  const isChanged = !isSameAgreement(text, standingText(stands));
  const heading = useRef<HTMLParagraphElement>(null);
  useLeaveQuestion(() => isChanged, leaveQuestionOf(kept.state));
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { note } = kept;
  const isKept = kept.offered === null;
  useEffect(() => {
    if (isKept && isChanged) note(() => ({ fields: draftFieldsOf(title, text), revision: stands.revision }));
  });
  const replace = (current: AgreementDraft) => change({ type: "replace", text: standingText(current) });
  const isSound = () => {
    const found = agreementIssue(text);
    setIssue(found);
    return found === null;
  };
  const end = (effectiveOn?: string) => {
    kept.clear();
    onDone(effectiveOn);
  };
  const publish = async (given: Announcement) => {
    setAnnouncement(given);
    if (await saving.publish(isChanged ? text : null, given)) end(given.effectiveOn);
  };
  const acts = {
    save: async () => {
      if (isSound() && (await saving.save(text))) kept.clear();
    },
    publish: async () => {
      if (announcement && isSound()) await publish(announcement);
    },
    discard: async () => {
      if (await saving.discard()) end();
    },
    // Versions are not restored as drafts (docs/decisions/057).
    restore: async () => {},
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
          if (found) change({ type: "replace", text: found });
          if (found && kept.offered?.revision !== undefined) saving.goOnFrom(kept.offered.revision);
          kept.answer(isWanted);
        }}
      />
    );
  if (problem?.kind === "conflict") {
    const { current } = problem;
    return (
      <AgreementConflict
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
  const failure = (
    <>
      {isOver && <SessionOver />}
      {problem && !isOver && (
        <DraftFailure words={agreementFailures} problem={problem} busy={isPending} retries={acts} />
      )}
    </>
  );
  const back = () => setView("text");
  if (view === "preview") return <AgreementPreview text={text} onClose={back} />;
  if (view === "comparison")
    return (
      <section className={editor.panel} aria-labelledby="agreement-changes">
        <h2 id="agreement-changes" className={editor.heading}>
          공지한 글에서 바뀐 곳
        </h2>
        <TextComparison
          before={plainAgreement(stands.latest.text)}
          after={plainAgreement(text)}
          label="낱말마다 비교한 글"
        />
        <div className={editor.actions}>
          <Button onClick={back}>계속 수정</Button>
        </div>
      </section>
    );
  if (view === "publish")
    return (
      <PublishForm
        title={title}
        latest={stands.latest.effectiveOn}
        busy={isPending}
        onPublish={(given) => void publish(given)}
        onClose={back}
      >
        {failure}
      </PublishForm>
    );
  return (
    <>
      <VisuallyHidden>
        <p ref={heading} tabIndex={-1}>
          ‘{title}’ 고치기
        </p>
      </VisuallyHidden>
      <LineList editing={editing} change={change} />
      <EditorBar
        state={stateOf(stands, { isChanged, isKept: kept.state.status === "saved" })}
        words={{ versions: "바뀐 곳", publish: "공지" }}
        busy={isPending}
        canPublish={isChanged || stands.draft !== null}
        told={<RemovedLines count={editing.removed.length} onUndo={() => change({ type: "undo" })} />}
        onLeave={() => void leave()}
        onPreview={() => setView("preview")}
        onVersions={() => setView("comparison")}
        onSave={() => void acts.save()}
        onPublish={() => isSound() && setView("publish")}
        onDiscard={stands.draft ? () => void discard() : undefined}
      >
        {issue !== null && <ErrorState>{issue}</ErrorState>}
        {failure}
      </EditorBar>
    </>
  );
}

/** Lines that were removed may come back. */
function RemovedLines({ count, onUndo }: { count: number; onUndo: () => void }) {
  return (
    count > 0 && (
      <p>
        지우신 줄이 {count}개 있습니다.{" "}
        <Button size="small" onClick={onUndo}>
          되돌리기
        </Button>
      </p>
    )
  );
}

/** How far what stands in the fields is saved. */
function stateOf({ draft }: AgreementDraft, { isChanged, isKept }: { isChanged: boolean; isKept: boolean }): string {
  if (isChanged) return isKept ? "저장 안 됨 · 이 브라우저에는 보관되어 있습니다." : "저장 안 됨";
  return draft ? `초안 저장됨 · ${formatRecent(draft.at)}` : "공지된 글과 같습니다.";
}
