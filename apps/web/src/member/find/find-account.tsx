import { firstIssue } from "@bulmo/contracts/first-issue";
import { type NameAndEmail, nameAndEmail } from "@bulmo/contracts/password";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useMutation } from "@tanstack/react-query";
import { valuesOf } from "../../parts/form/form.tsx";
import type { ErrorOf, useFormError } from "../../parts/form/use-form-error.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";

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

/** Looks for the member of a name and an address. Answers null once the reader has been told why there is none. */
export function useFindAccount({ showError }: ReturnType<typeof useFormError>) {
  const { client } = trpc.useUtils();
  const { notice } = useDialog();
  // A mutation, so that nothing of it is kept.
  const { mutateAsync, isPending } = useMutation({ mutationFn: (who: NameAndEmail) => client.auth.findId.query(who) });
  const find = async (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const wrong = firstIssue(nameAndEmail, values);
    if (wrong) {
      await showError(form, wrong);
      return null;
    }
    const who = nameAndEmail.parse(values);
    try {
      const { username } = await mutateAsync(who);
      return { ...who, username };
    } catch (error) {
      await notice(messageOf(error));
      return null;
    }
  };
  return { find, isPending };
}
