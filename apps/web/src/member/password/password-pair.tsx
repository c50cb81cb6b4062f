import { Field } from "@bulmo/ui/field";
import { PasswordInput } from "@bulmo/ui/password-input";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";

/** A password that is chosen, typed twice; `label` is what it is called. */
export const PasswordPair = ({ label, errorOf }: { label: string; errorOf: ErrorOf }) => (
  <>
    <Field
      label={label}
      required
      error={errorOf("password")}
      hint="영문자, 숫자, 특수 문자를 포함하여 8~50자로 정해 주세요."
    >
      <PasswordInput name="password" autoComplete="new-password" />
    </Field>
    <Field label={`${label} 확인`} required error={errorOf("confirmPassword")}>
      <PasswordInput name="confirmPassword" autoComplete="new-password" />
    </Field>
  </>
);
