import { firstIssue } from "@bulmo/contracts/first-issue";
import { secondFactorConfirmInput, type SecondFactorSetUp } from "@bulmo/contracts/second-factor";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { lazy, Suspense } from "react";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import * as formStyles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./second-factor.css.ts";

// Administrators alone need it, and they once.
const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

type SetUpStepProps = {
  setUp: SecondFactorSetUp;
  onConfirmed: (recoveryCodes: string[]) => void;
  onFailed: (error: unknown) => Promise<void>;
  onCancel: () => void;
};

/** The secret, for a camera and for fingers, and the first code, which says that the app has it. */
export function SetUpStep({ setUp, onConfirmed, onFailed, onCancel }: SetUpStepProps) {
  const formError = useFormError();
  const { mutateAsync, isPending } = trpc.auth.confirmSecondFactor.useMutation();
  const confirm = async (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const wrong = firstIssue(secondFactorConfirmInput, values);
    if (wrong) return formError.showError(form, wrong);
    try {
      return onConfirmed((await mutateAsync({ code: values["code"] ?? "" })).recoveryCodes);
    } catch (error) {
      const isWrong = reasonOf(error) === "SECOND_FACTOR_WRONG";
      if (isWrong) return formError.showError(form, { field: "code", message: messageOf(error) });
      return onFailed(error);
    }
  };
  return (
    <Form className={formStyles.form} busy={isPending} onInput={formError.clearOnInput} onSubmit={confirm}>
      <StepTitle>2단계 인증 설정</StepTitle>
      <p className={formStyles.hint}>
        휴대전화의 인증 앱으로 QR 코드를 읽거나, 아래 설정 키를 앱에 직접 입력해 주세요. 그런 다음 앱에 보이는 여섯 자리
        숫자를 입력하시면 설정이 끝납니다.
      </p>
      <div className={styles.setUp}>
        <Suspense fallback={<div className={styles.qr} />}>
          <QrCode text={setUp.uri} label="인증 앱으로 읽는 QR 코드" />
        </Suspense>
        <div>
          <p>설정 키</p>
          <p className={styles.secret}>{setUp.secret.match(/.{1,4}/gu)?.join(" ")}</p>
          <CopyButton text={setUp.secret} what="설정 키 " flush />
        </div>
      </div>
      <Field label="인증번호" required error={formError.errorOf("code")} hint="인증 앱에 보이는 여섯 자리 숫자입니다.">
        <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={20} spellCheck={false} />
      </Field>
      <div className={formStyles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" variant="primary" busy={isPending}>
          설정 완료
        </Button>
      </div>
    </Form>
  );
}
