import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { type FormValues, valuesOf } from "./form.tsx";
import { type LeaveQuestion, useLeaveQuestion } from "./use-leave-question.ts";

const snapshotOf = (form: HTMLFormElement, standing?: FormValues) => JSON.stringify({ ...valuesOf(form), ...standing });

type Beginning = {
  /** What is saved where the form begins with something else. */
  standing?: FormValues;
  /** It begins with a draft, which is a change already. */
  isRestored?: boolean;
  /** What is asked in place of the usual. */
  question?: LeaveQuestion | undefined;
};

/** Asks before a form is left in which something was changed (NAV-31). */
export function useUnsavedChanges(
  form: RefObject<HTMLFormElement | null>,
  { standing, isRestored = false, question }: Beginning = {},
) {
  const initial = useRef("");
  const isSaved = useRef(false);
  const begin = useEffectEvent(() => {
    // What was typed before the app was there is a change already.
    const isTouched = [...(window.touchedEarly ?? [])].some((field) => field.form === form.current);
    if (form.current && !isTouched && !isRestored) initial.current = snapshotOf(form.current, standing);
  });
  useEffect(() => begin(), []);
  const hasChanges = () => !isSaved.current && form.current !== null && snapshotOf(form.current) !== initial.current;
  useLeaveQuestion(hasChanges, question);
  return {
    hasChanges,
    /** What was typed is where it belongs: nothing is lost by leaving. */
    markSaved: () => {
      isSaved.current = true;
    },
  };
}
