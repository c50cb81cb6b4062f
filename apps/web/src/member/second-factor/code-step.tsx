import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import * as formStyles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";

const changes = {
  setUp: {
    title: "다른 기기로 다시 설정",
    hint: "새 기기의 첫 인증번호를 확인할 때까지는 지금 사용하시는 기기로 계속 로그인하실 수 있습니다.",
    button: "계속",
  },
  renew: {
    title: "복구 코드 다시 발급",
    hint: "새로 발급하면 이전 복구 코드는 사용할 수 없습니다.",
    button: "다시 발급",
  },
  off: {
    title: "2단계 인증 해제",
    hint: "2단계 인증을 해제하면 비밀번호만으로 로그인하게 됩니다.",
    button: "해제",
  },
} as const;

/** What is done with a factor that is on. */
export type Change = keyof typeof changes;

type CodeStepProps = {
  change: Change;
  onCode: (code: string) => Promise<unknown>;
  onFailed: (error: unknown) => Promise<void>;
  onCancel: () => void;
};

/** What it means, and the code that the password does not stand for. */
export function CodeStep({ change, onCode, onFailed, onCancel }: CodeStepProps) {
  const formError = useFormError();
  const [isBusy, setBusy] = useState(false);
  const { title, hint, button } = changes[change];
  const send = async (form: HTMLFormElement) => {
    setBusy(true);
    try {
      await onCode(valuesOf(form)["code"] ?? "");
    } catch (error) {
      if (reasonOf(error) !== "SECOND_FACTOR_REFUSED") return await onFailed(error);
      await formError.showError(form, { field: "code", message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form className={formStyles.form} busy={isBusy} onInput={formError.clearOnInput} onSubmit={send}>
      <StepTitle>{title}</StepTitle>
      <p className={formStyles.hint}>{hint}</p>
      <Field
        label="인증번호 또는 복구 코드"
        required
        error={formError.errorOf("code")}
        hint="인증 앱에 보이는 여섯 자리 숫자, 또는 보관하신 복구 코드 하나입니다."
      >
        <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" maxLength={20} spellCheck={false} />
      </Field>
      <div className={formStyles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" variant={change === "off" ? "danger" : "primary"} busy={isBusy}>
          {button}
        </Button>
      </div>
    </Form>
  );
}
