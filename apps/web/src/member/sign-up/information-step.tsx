import { Field } from "@bulmo/ui/field";
import { PasswordInput } from "@bulmo/ui/password-input";
import { TextInput } from "@bulmo/ui/text-input";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import type { RefObject } from "react";
import { SubmitButton } from "../../parts/form/form-step.tsx";
import * as styles from "../../parts/form/form.css.ts";
import { Form } from "../../parts/form/form.tsx";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import type { useLiveFormError } from "../../parts/form/use-live-form-error.ts";
import { AddressFields } from "../address/address-fields.tsx";
import { PersonFields } from "../person/person-fields.tsx";

type InformationStepProps = {
  form: RefObject<HTMLFormElement | null>;
  formError: ReturnType<typeof useLiveFormError>;
  busy: boolean;
  onNext: (form: HTMLFormElement) => Promise<unknown>;
};

/** The first step (SUP-01). */
export function InformationStep({ form, formError, busy, onNext }: InformationStepProps) {
  const { errorOf, watch, clear } = formError;
  return (
    <Form ref={form} className={styles.form} busy={busy} {...watch} onSubmit={onNext}>
      <p className={styles.hint}>* 표시는 반드시 입력해야 하는 항목입니다.</p>
      <AccountFields errorOf={errorOf} />
      <PersonFields errorOf={errorOf} />
      <AddressFields errorOf={errorOf} onFound={clear} />
      <Honeypot />
      <SubmitButton busy={busy}>다음</SubmitButton>
    </Form>
  );
}

/** What one signs in with. */
function AccountFields({ errorOf }: { errorOf: ErrorOf }) {
  return (
    <>
      <Field label="아이디" required error={errorOf("username")} hint="영문자와 숫자를 포함하여 8~50자로 정해 주세요.">
        <TextInput name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field
        label="비밀번호"
        required
        error={errorOf("password")}
        hint="영문자, 숫자, 특수 문자를 포함하여 8~50자로 정해 주세요."
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="비밀번호 확인" required error={errorOf("confirmPassword")}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
    </>
  );
}

/** For password managers, each of which has its own word for being asked to leave a field alone. */
const leaveAlone = { "data-1p-ignore": "", "data-lpignore": "true", "data-bwignore": "", "data-form-type": "other" };

/** A field that only programs find and fill in (docs/decisions/020). */
const Honeypot = () => (
  <VisuallyHidden>
    <span aria-hidden="true">
      <label htmlFor="sign-up-remark">이 칸은 비워 두세요</label>
      <input id="sign-up-remark" type="text" name="remark" tabIndex={-1} autoComplete="off" {...leaveAlone} />
    </span>
  </VisuallyHidden>
);
