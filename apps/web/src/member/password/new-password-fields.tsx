import { Field } from "@bulmo/ui/field";
import { PasswordInput } from "@bulmo/ui/password-input";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import * as styles from "./new-password-fields.css.ts";

type NewPasswordFieldsProps = {
  /** Whose password it is: password managers keep it under this name. */
  username: string;
  errorOf: ErrorOf;
};

/** A new password, typed twice. */
export function NewPasswordFields({ username, errorOf }: NewPasswordFieldsProps) {
  return (
    <>
      <input className={styles.unseen} type="text" name="username" value={username} autoComplete="username" readOnly />
      <Field
        label="새 비밀번호"
        required
        error={errorOf("password")}
        hint="영문자, 숫자, 특수 문자를 포함하여 8~50자로 정해 주세요."
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="새 비밀번호 확인" required error={errorOf("confirmPassword")}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
    </>
  );
}
