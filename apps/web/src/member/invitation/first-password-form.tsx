import { firstIssue } from "@bulmo/contracts/first-issue";
import { newPasswordForm } from "@bulmo/contracts/password";
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
import { formatRecent } from "../../parts/text/date.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { useSession } from "../../session/session-provider.tsx";
import { weakPasswordIssue } from "../password/password-strength.ts";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { usePasswordJudgement } from "../password/use-password-judgement.ts";
import { useIdentity } from "../../page/identity.ts";

type FirstPasswordFormProps = { token: string; username: string; expiresAt: string };

/** The one thing that an invited member still has to choose. */
export function FirstPasswordForm({ token, username, expiresAt }: FirstPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { name } = useIdentity();
  const formError = useFormError();
  const { errorOf, onInput } = usePasswordJudgement({ errorOf: formError.errorOf, onInput: formError.clearOnInput });
  const { submit, isPending } = useFirstPassword(form, { token, formError });
  return (
    <Form ref={form} className={styles.form} busy={isPending} onInput={onInput} onSubmit={submit}>
      <StepTitle>{name} 회원으로 초대받으셨습니다</StepTitle>
      <p className={styles.hint}>
        로그인할 때 쓰실 비밀번호를 정해 주세요. 이 초대는 {formatRecent(expiresAt)}까지 한 번만 사용할 수 있습니다.
      </p>
      <Field label="아이디">
        <TextInput value={username} readOnly autoComplete="off" />
      </Field>
      <NewPasswordFields username={username} errorOf={errorOf} />
      <SubmitButton busy={isPending}>비밀번호 정하고 로그인</SubmitButton>
    </Form>
  );
}

const words = {
  failed: "비밀번호를 정하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 비밀번호가 정해졌는지 알 수 없습니다. 정하신 비밀번호로 로그인해 보세요.",
};

type Surroundings = { token: string; formError: ReturnType<typeof useFormError> };

function useFirstPassword(form: RefObject<HTMLFormElement | null>, { token, formError }: Surroundings) {
  const navigate = useNavigate();
  const session = useSession();
  const { notice } = useDialog();
  const { markSaved } = useUnsavedChanges(form);
  const { mutateAsync, isPending } = trpc.auth.acceptInvitation.useMutation();
  const submit = async (sent: HTMLFormElement) => {
    const wrong = firstIssue(newPasswordForm, valuesOf(sent));
    if (wrong) return formError.showError(sent, wrong);
    const password = valuesOf(sent)["password"] ?? "";
    let username: string;
    try {
      ({ username } = await mutateAsync({ token, password }));
    } catch (error) {
      const guessable = weakPasswordIssue(error);
      return guessable ? formError.showError(sent, guessable) : notice(withOutcome(words, error));
    }
    markSaved();
    // Whoever cannot be signed in at once, while it is suspended, say, is told so on the page that signs in.
    const isIn = await session.signIn({ username, password }).then(
      () => true,
      () => false,
    );
    await notice(isIn ? "비밀번호를 정했습니다. 함께하게 되어 기쁩니다." : "비밀번호를 정했습니다. 로그인해 주세요.");
    return navigate({ to: isIn ? "/" : "/sign-in" });
  };
  return { submit, isPending };
}
