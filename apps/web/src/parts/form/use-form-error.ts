import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type SyntheticEvent, useState } from "react";

export type ErrorOf = (field: string) => string | undefined;

function focusField(form: HTMLFormElement, field: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/** Tells what is wrong with one field: in a dialog, beside the field, and by the focus, which comes back to it. */
export function useFormError() {
  const { notice } = useDialog();
  const [issue, setIssue] = useState<FirstIssue | null>(null);
  return {
    /** Resolves when the dialog is closed. */
    showError: (form: HTMLFormElement, found: FirstIssue): Promise<void> => {
      setIssue(found);
      // Before the dialog opens: it returns the focus to where it was.
      focusField(form, found.field);
      return notice(found.message);
    },
    errorOf: ((field) => (issue?.field === field ? issue.message : undefined)) satisfies ErrorOf,
    /** For the form's `onInput`: a field that is being put right is no longer wrong. */
    clearOnInput: ({ target }: SyntheticEvent<HTMLFormElement>): void => {
      const isMeant = target instanceof Element && target.getAttribute("name") === issue?.field;
      if (isMeant) setIssue(null);
    },
    clear: () => setIssue(null),
  };
}
