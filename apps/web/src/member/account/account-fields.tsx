import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { PasswordPair } from "../password/password-pair.tsx";

type AccountFieldsProps = { errorOf: ErrorOf; username?: string | undefined };

/** What one signs in with, as it is chosen. */
export const AccountFields = ({ errorOf, username }: AccountFieldsProps) => (
  <>
    <Field label="아이디" required error={errorOf("username")} hint="영문자와 숫자를 포함하여 8~50자로 정해 주세요.">
      <TextInput
        name="username"
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
    <PasswordPair label="비밀번호" errorOf={errorOf} />
  </>
);
