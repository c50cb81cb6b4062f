import { firstIssue } from "@bulmo/contracts/first-issue";
import { passwordMismatch } from "@bulmo/contracts/needed";
import { checkPasswordInput } from "@bulmo/contracts/password";
import { Field } from "@bulmo/ui/field";
import { PasswordInput } from "@bulmo/ui/password-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import { StepTitle, SubmitButton } from "../../parts/form/form-step.tsx";
import * as styles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { withReason } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";

type VerifyStepProps = {
  /** The check of before is too long ago: what it opened waits. */
  again: boolean;
  onVerified: () => void;
};

export function VerifyStep({ again, onVerified }: VerifyStepProps) {
  const formError = useFormError();
  const { notice } = useDialog();
  const { mutateAsync, isPending } = trpc.auth.checkPassword.useMutation();
  const verify = async (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const wrong = firstIssue(checkPasswordInput, values);
    if (wrong) return formError.showError(form, wrong);
    try {
      const { isValid } = await mutateAsync({ password: values["password"] ?? "" });
      if (isValid) return onVerified();
      return await formError.showError(form, { field: "password", message: passwordMismatch });
    } catch (error) {
      return notice(withReason(passwordMismatch, error));
    }
  };
  return (
    <Form className={styles.form} busy={isPending} onInput={formError.clearOnInput} onSubmit={verify}>
      {again && <StepTitle>비밀번호 확인</StepTitle>}
      <p className={styles.hint}>
        회원님의 정보를 지키기 위하여 지금 쓰시는 비밀번호를 먼저 확인합니다. 확인하시면 비밀번호를 바꾸거나, 로그인된
        기기를 보고 로그아웃하실 수 있습니다.
      </p>
      <Field label="현재 비밀번호" required error={formError.errorOf("password")}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <SubmitButton busy={isPending}>확인</SubmitButton>
    </Form>
  );
}
