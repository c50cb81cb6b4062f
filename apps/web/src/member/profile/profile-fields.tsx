import type { User } from "@bulmo/contracts/user";
import { Field } from "@bulmo/ui/field";
import { TextArea, TextInput } from "@bulmo/ui/text-input";
import { PersonFields } from "../person/person-fields.tsx";
import { TextLines } from "./text-lines.tsx";
import { AddressFields } from "../address/address-fields.tsx";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";

type ProfileFieldsProps = { user: User; errorOf: ErrorOf; readOnly?: boolean; onAddressFound?: () => void };

/** The same fields to read and to change (MYP-02, MYP-03). */
export function ProfileFields({ user, errorOf, readOnly, onAddressFound }: ProfileFieldsProps) {
  const Text = readOnly ? TextLines : TextInput;
  return (
    <>
      <Field label="경력" error={errorOf("career")}>
        <TextArea name="career" defaultValue={user.career} readOnly={readOnly} />
      </Field>
      <Field label="아이디" required>
        <Text value={user.username} readOnly autoComplete="username" />
      </Field>
      <PersonFields initial={user} errorOf={errorOf} readOnly={readOnly} Text={Text} />
      <AddressFields initial={user} errorOf={errorOf} readOnly={readOnly} Text={Text} onFound={onAddressFound} />
      <Field label="활동 사항" error={errorOf("activity")}>
        <TextArea name="activity" defaultValue={user.activity} readOnly={readOnly} />
      </Field>
    </>
  );
}
