import { Field } from "@bulmo/ui/field";
import { PasswordInput } from "@bulmo/ui/password-input";
import { TextInput } from "@bulmo/ui/text-input";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";

type AdministratorFieldsProps = { typed: Readonly<Record<string, string>>; errorOf: ErrorOf };

/** Who may change everything from now on, by the rules of a sign-up. */
export const AdministratorFields = ({ typed, errorOf }: AdministratorFieldsProps) => (
  <>
    <Field label="아이디" required error={errorOf("username")} hint="영문자와 숫자를 포함하여 8~50자로 정해 주세요.">
      <TextInput
        name="username"
        defaultValue={typed["username"]}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
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
    <Field label="이름" required error={errorOf("name")}>
      <TextInput name="name" defaultValue={typed["name"]} autoComplete="name" />
    </Field>
    <Field label="닉네임" required error={errorOf("nickname")} hint="게시물과 댓글에 이 이름이 표시됩니다.">
      <TextInput name="nickname" defaultValue={typed["nickname"]} autoComplete="nickname" />
    </Field>
    <Field label="이메일" required error={errorOf("email")} hint="비밀번호를 잊으셨을 때 이 주소로 편지를 보냅니다.">
      <TextInput
        name="email"
        defaultValue={typed["email"]}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
    </Field>
  </>
);
