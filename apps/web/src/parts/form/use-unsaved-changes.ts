import { type RefObject, useEffect, useRef } from "react";
import { valuesOf } from "./form.tsx";
import { useLeaveQuestion } from "./use-leave-question.ts";

const snapshotOf = (form: HTMLFormElement) => JSON.stringify(valuesOf(form));

/** Asks before a form is left in which something was changed (NAV-31). */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>) {
  const initial = useRef("");
  const isSaved = useRef(false);
  useEffect(() => {
    if (form.current) initial.current = snapshotOf(form.current);
  }, [form]);
  const hasChanges = () => !isSaved.current && form.current !== null && snapshotOf(form.current) !== initial.current;
  useLeaveQuestion(hasChanges);
  return {
    hasChanges,
    /** What was typed is where it belongs: nothing is lost by leaving. */
    markSaved: () => {
      isSaved.current = true;
    },
  };
}
