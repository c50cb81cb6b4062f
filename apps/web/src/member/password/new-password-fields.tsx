import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import * as styles from "./new-password-fields.css.ts";
import { PasswordPair } from "./password-pair.tsx";

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
      <PasswordPair label="새 비밀번호" errorOf={errorOf} />
    </>
  );
}
