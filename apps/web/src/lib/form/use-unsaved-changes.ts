import { useDialog } from "@bulmo/ui/dialog-provider";
import { useBlocker } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { valuesOf } from "./form-values.ts";

const snapshotOf = (form: HTMLFormElement) => JSON.stringify(valuesOf(form));

const question = {
  message: "저장하지 않은 내용이 있습니다. 이 페이지를 나가면 입력하신 내용이 사라집니다.",
  confirmLabel: "나가기",
  cancelLabel: "계속 작성",
  danger: true,
};

/** Asks before a form is left in which something was changed (NAV-31). */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>) {
  const { confirm } = useDialog();
  const initial = useRef("");
  const isSaved = useRef(false);
  useEffect(() => {
    if (form.current) initial.current = snapshotOf(form.current);
  }, [form]);
  const hasChanges = () => !isSaved.current && form.current !== null && snapshotOf(form.current) !== initial.current;
  useBlocker({
    shouldBlockFn: async () => hasChanges() && !(await confirm(question)),
    enableBeforeUnload: hasChanges,
  });
  return {
    hasChanges,
    /** What was typed is where it belongs: nothing is lost by leaving. */
    markSaved: () => {
      isSaved.current = true;
    },
  };
}
