import { passwordChangeFailed } from "@bulmo/contracts/error-sentence";
import { firstIssue } from "@bulmo/contracts/first-issue";
import { newPasswordForm } from "@bulmo/contracts/password";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useRef, useState } from "react";
import { StepTitle, SubmitButton } from "../../parts/form/form-step.tsx";
import * as styles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { reasonOf } from "../../session/call/call-error.ts";
import { withReason } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { weakPasswordIssue } from "./password-strength.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { usePasswordJudgement } from "./use-password-judgement.ts";

type ChangeStepProps = {
  /** It is what there is to do now: reading goes on here. */
  isNext: boolean;
  /** The check of the password is too long ago: it has to be made again. */
  onRefused: () => void;
};

export function ChangeStep({ isNext, onRefused }: ChangeStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { errorOf, onInput } = usePasswordJudgement({ errorOf: formError.errorOf, onInput: formError.clearOnInput });
  const session = useSessionState();
  // Stays when the session ends: it is no change of the form's, to be asked about before leaving.
  const [username] = useState("user" in session ? session.user.username : "");
  const { submit, isPending } = useChange(form, { formError, onRefused });
  return (
    <Form ref={form} className={styles.form} busy={isPending} onInput={onInput} onSubmit={submit}>
      <StepTitle takesFocus={isNext}>새 비밀번호 설정</StepTitle>
      <p className={styles.hint}>
        비밀번호를 바꾸면 로그인되어 있던 다른 기기는 모두 로그아웃되고, 만들어 두신 API 키는 폐기됩니다.
      </p>
      <NewPasswordFields username={username} errorOf={errorOf} />
      <SubmitButton busy={isPending}>비밀번호 변경</SubmitButton>
    </Form>
  );
}

type Surroundings = Pick<ChangeStepProps, "onRefused"> & { formError: ReturnType<typeof useFormError> };

function useChange(form: RefObject<HTMLFormElement | null>, { formError, onRefused }: Surroundings) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const { notice } = useDialog();
  const { markSaved } = useUnsavedChanges(form);
  const { mutateAsync, isPending } = trpc.auth.changePassword.useMutation();
  const change = async (sent: HTMLFormElement) => {
    const wrong = firstIssue(newPasswordForm, valuesOf(sent));
    if (wrong) return formError.showError(sent, wrong);
    try {
      // Another tab may have changed them since this one signed in.
      const { name, email } = await client.auth.me.query();
      await mutateAsync({ name, email, password: valuesOf(sent)["password"] ?? "" });
    } catch (error) {
      const guessable = weakPasswordIssue(error);
      if (guessable) return formError.showError(sent, guessable);
      await notice(withReason(passwordChangeFailed, error));
      const reason = reasonOf(error);
      return reason === "PASSWORD_CHANGE_REFUSED" || reason === "PASSWORD_UNCHECKED" ? onRefused() : undefined;
    }
    markSaved();
    await notice("비밀번호를 변경했습니다.");
    return navigate({ to: "/my-page" });
  };
  return { submit: change, isPending };
}
