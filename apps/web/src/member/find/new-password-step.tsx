import { passwordChangeFailed } from "@bulmo/contracts/error-sentence";
import { firstIssue } from "@bulmo/contracts/first-issue";
import { type NameAndEmail, newPasswordForm } from "@bulmo/contracts/password";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useRef } from "react";
import { StepTitle, SubmitButton } from "../../parts/form/form-step.tsx";
import * as styles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { withReason } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { weakPasswordIssue } from "../password/password-strength.ts";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { usePasswordJudgement } from "../password/use-password-judgement.ts";

type NewPasswordStepProps = { who: NameAndEmail & { username: string } };

/** The form for whoever has a mailed code, invited members among them (AUT-21, AUT-29). */
export function NewPasswordStep({ who }: NewPasswordStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { errorOf, onInput } = usePasswordJudgement(
    { errorOf: formError.errorOf, onInput: formError.clearOnInput },
    who,
  );
  const { submit, isPending } = useNewPassword(form, { who, formError });
  return (
    <Form ref={form} className={styles.form} busy={isPending} onInput={onInput} onSubmit={submit}>
      <StepTitle>새 비밀번호 설정</StepTitle>
      <p className={styles.hint}>
        메일로 받은 인증번호를 입력하고 새 비밀번호를 정해 주세요. 인증번호는 10분 동안 한 번만 사용할 수 있습니다.
      </p>
      <NewPasswordFields username={who.username} errorOf={errorOf} />
      <Field label="인증번호" required error={errorOf("code")} hint="여섯 자리 숫자입니다.">
        <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={20} spellCheck={false} />
      </Field>
      <ResendCode who={who} />
      <SubmitButton busy={isPending}>비밀번호 변경</SubmitButton>
    </Form>
  );
}

type Surroundings = NewPasswordStepProps & { formError: ReturnType<typeof useFormError> };

function useNewPassword(form: RefObject<HTMLFormElement | null>, { who, formError }: Surroundings) {
  const navigate = useNavigate();
  const { notice } = useDialog();
  const { markSaved } = useUnsavedChanges(form);
  const { mutateAsync, isPending } = trpc.auth.changePassword.useMutation();
  const change = async (sent: HTMLFormElement) => {
    const values = valuesOf(sent);
    const wrong = firstIssue(newPasswordForm, values);
    if (wrong) return formError.showError(sent, wrong);
    const { name, email } = who;
    const [password, code] = [values["password"] ?? "", (values["code"] ?? "").replace(/\s/gu, "")];
    const failure = passwordChangeFailed;
    if (code === "") return formError.showError(sent, { field: "code", message: failure });
    try {
      await mutateAsync({ name, email, password, code });
    } catch (error) {
      const guessable = weakPasswordIssue(error);
      if (guessable) return formError.showError(sent, guessable);
      return notice(withReason(failure, error));
    }
    markSaved();
    await notice("비밀번호를 변경했습니다. 새 비밀번호로 로그인해 주세요.");
    return navigate({ to: "/sign-in" });
  };
  return { submit: change, isPending };
}

/** For whom the mail did not reach, or too late. A newer code replaces the one before (AUT-22). */
function ResendCode({ who: { name, email } }: { who: NameAndEmail }) {
  const { notice } = useDialog();
  const { mutate, isPending } = trpc.auth.passwordCode.useMutation({
    onSuccess: () => notice("인증번호를 메일로 다시 보냈습니다. 먼저 받은 인증번호는 사용할 수 없습니다."),
    onError: (error) => notice(messageOf(error)),
  });
  return (
    <Button busy={isPending} onClick={() => mutate({ name, email })}>
      인증번호 다시 받기
    </Button>
  );
}
