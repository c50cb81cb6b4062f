import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { AccountFields } from "../account/account-fields.tsx";

type AdministratorFieldsProps = { typed: Readonly<Record<string, string>>; errorOf: ErrorOf };

/** Who may change everything from now on, by the rules of a sign-up. */
export const AdministratorFields = ({ typed, errorOf }: AdministratorFieldsProps) => (
  <>
    <AccountFields errorOf={errorOf} username={typed["username"]} />
    <Field label="이름" required error={errorOf("name")}>
      <TextInput name="name" defaultValue={typed["name"]} autoComplete="name" />
    </Field>
    <Field label="닉네임" required error={errorOf("nickname")} hint="게시물과 댓글에 이 이름이 표시됩니다.">
      <TextInput name="nickname" defaultValue={typed["nickname"]} autoComplete="nickname" />
    </Field>
    <Field label="이메일" required error={errorOf("email")} hint="비밀번호를 잊으셨을 때 이 주소로 메일을 보냅니다.">
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
