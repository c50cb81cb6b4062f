import { firstIssue } from "@bulmo/contracts/first-issue";
import { signUpForm } from "@bulmo/contracts/sign-up";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useEffect, useRef } from "react";
import { valuesOf } from "../../parts/form/form.tsx";
import type { useFormError } from "../../parts/form/use-form-error.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { weakPassword } from "../password/password-strength.ts";
import type { usePasswordJudgement } from "../password/use-password-judgement.ts";
import { duplicateIssue } from "../person/taken.ts";

type Surroundings = Pick<ReturnType<typeof useFormError>, "showError"> &
  Pick<ReturnType<typeof usePasswordJudgement>, "judge">;

/**
 * Lets the first step be left once nothing is wrong with it, the password is not weak and nobody has the names in it
 * (SUP-02, SUP-13).
 */
export function useInformationStep({ showError, judge }: Surroundings, onRight: () => Promise<void>) {
  const { notice } = useDialog();
  const { mutateAsync, isPending } = trpc.auth.signUpValid.useMutation();
  const leave = async (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const wrong = firstIssue(signUpForm, values);
    if (wrong) return showError(form, wrong);
    try {
      // Nothing else is looked at there, the password least of all.
      const { username, nickname, email } = values;
      const [isWeak, duplicates] = await Promise.all([judge(form), mutateAsync({ username, nickname, email })]);
      if (isWeak) return await showError(form, weakPassword);
      const taken = duplicateIssue(duplicates);
      if (taken) return await showError(form, taken);
      return await onRight();
    } catch (error) {
      return notice(messageOf(error));
    }
  };
  return { leave, isPending };
}

/** Milliseconds since the form came to life in this browser; programs are quicker than people. */
export function useElapsedTime(): () => number {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);
  // A clock that was set back says nothing about anybody.
  return () => Math.abs(Date.now() - shownAt.current);
}
