import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import type { ErrorOf } from "../../parts/form/use-complaint.ts";

export function NameAndEmailFields({ errorOf }: { errorOf: ErrorOf }) {
  return (
    <>
      <Field label="이름" required error={errorOf("name")}>
        <TextInput name="name" autoComplete="name" />
      </Field>
      <Field label="이메일" required error={errorOf("email")}>
        <TextInput name="email" type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      </Field>
    </>
  );
}
