import { secondFactorNeeded } from "@bulmo/contracts/error-sentence";
import { needed, passwordMismatch } from "@bulmo/contracts/needed";
import { Button } from "@bulmo/ui/button";
import { Dialog } from "@bulmo/ui/dialog";
import { Field } from "@bulmo/ui/field";
import { PasswordInput } from "@bulmo/ui/password-input";
import { ErrorState } from "@bulmo/ui/state";
import { TextInput } from "@bulmo/ui/text-input";
import { type ReactNode, useState } from "react";
import * as formStyles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";

type ProofDialogProps = {
  title: string;
  /** What is about to be done. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** Whether the second factor is asked for, where one is kept. */
  asksCode?: boolean;
  /** Done once it is sure who sits there; what it throws is told here. */
  onProven: (code: string | undefined) => Promise<unknown>;
  onClose: () => void;
};

/** Asks who sits there before something is done that would be worth a stolen session. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, children, confirmLabel, danger, asksCode = false, onProven, onClose } = props;
  const { data: factor } = trpc.auth.secondFactor.useQuery(undefined, { enabled: asksCode, refetchOnMount: "always" });
  const { prove, isPending, failure, forget, isCodeNeeded } = useProof(onProven);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      description={children}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            취소
          </Button>
          <Button type="submit" form="proof" variant={danger ? "danger" : "primary"} busy={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id="proof" className={formStyles.form} busy={isPending} onInput={forget} onSubmit={prove}>
        <Field label="현재 비밀번호" required live error={failure?.field === "password" && failure.message}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        {((asksCode && factor?.isOn) || isCodeNeeded) && (
          <Field
            label="인증번호 또는 복구 코드"
            required
            live
            error={failure?.field === "code" && failure.message}
            hint="인증 앱에 보이는 여섯 자리 숫자, 또는 보관하신 복구 코드 하나입니다."
          >
            <TextInput
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              maxLength={20}
              spellCheck={false}
            />
          </Field>
        )}
        {failure?.field === "" && <ErrorState>{failure.message}</ErrorState>}
      </Form>
    </Dialog>
  );
}

/** What went wrong, beside the field that it is about, if it is about one. */
type Failure = { field: "password" | "code" | ""; message: string };

function useProof(onProven: ProofDialogProps["onProven"]) {
  const check = trpc.auth.checkPassword.useMutation();
  const [isPending, setPending] = useState(false);
  const { issue: failure, show, clear } = useFieldError<Failure>();
  // The server knows better than what was asked before: a factor may have been set up elsewhere since.
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const attempt = async (password: string, code: string | undefined): Promise<Failure | null> => {
    if (password === "") return { field: "password", message: needed.password };
    try {
      const { isValid } = await check.mutateAsync({ password });
      if (!isValid) return { field: "password", message: passwordMismatch };
      await onProven(code);
      return null;
    } catch (error) {
      if (reasonOf(error) !== "SECOND_FACTOR_REFUSED") return { field: "", message: messageOf(error) };
      setCodeNeeded(true);
      return { field: "code", message: code ? messageOf(error) : secondFactorNeeded };
    }
  };
  const prove = async (form: HTMLFormElement) => {
    const { password = "", code } = valuesOf(form);
    setPending(true);
    const found = await attempt(password, code);
    setPending(false);
    if (found) show(found, () => form.querySelector<HTMLInputElement>(`[name="${found.field}"]`));
  };
  return { prove, isPending, failure, forget: clear, isCodeNeeded };
}
