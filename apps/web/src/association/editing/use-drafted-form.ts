import { type RefObject, useEffect, useState } from "react";
import { type Beginning, leaveQuestionOf } from "../../parts/draft/drafted.tsx";
import { valuesOf } from "../../parts/form/form.tsx";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { createSubmissionStore, type SubmissionStore } from "../../session/call/send-once.ts";
import type { OpenForm } from "./use-open-form.ts";

type DraftedFormOptions = {
  form: RefObject<HTMLFormElement | null>;
  open: Pick<OpenForm<never>, "register">;
  beginning: Beginning;
  /** What is new is sent under a key of its own. */
  isNew: boolean;
  /** The revision that what was typed was made from; undefined for what is new. */
  revision: () => number | undefined;
};

/** A form of a list: kept in the browser as it is filled in, and asked about before it is thrown away. */
export function useDraftedForm({ form, open, beginning, isNew, revision }: DraftedFormOptions) {
  const { draft, restored } = beginning;
  const [begun] = useState(() => createSubmissionStore(restored?.submission));
  const { hasChanges, markSaved } = useUnsavedChanges(form, {
    isRestored: restored !== null,
    question: leaveQuestionOf(draft.state),
  });
  const discard = () => {
    markSaved();
    draft.clear();
  };
  const { register } = open;
  useEffect(() => register({ hasChanges, discard }));
  /** Something was changed. */
  const note = () => {
    const element = form.current;
    if (!element) return;
    draft.note(() => ({
      fields: valuesOf(element),
      revision: revision(),
      submission: isNew ? begun.read() : undefined,
    }));
  };
  const submission: SubmissionStore = {
    read: begun.read,
    keep: (next) => {
      begun.keep(next);
      note();
      draft.flush();
    },
  };
  return {
    note,
    submission,
    /** It is where it belongs, or not wanted. */
    discard,
  };
}
