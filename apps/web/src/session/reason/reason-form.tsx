import {
  accessReasonLabels,
  accessReasons,
  type AccessReason,
  maximumReasonNote,
  reasonMessages,
} from "@bulmo/contracts/access-reason-text";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { ErrorState } from "@bulmo/ui/state";
import { TextInput } from "@bulmo/ui/text-input";
import { type ReactNode, useState } from "react";
import * as formStyles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import { messageOf } from "../call/call-error.ts";
import { trpc } from "../call/trpc.ts";

type ReasonFormProps = {
  /** Where the buttons are elsewhere: in the bar of a dialog. */
  id: string;
  onBusy?: (isBusy: boolean) => void;
  onGiven: () => unknown;
  children?: ReactNode;
};

type Missing = { field: "reason" | "note"; message: string };

function missingIn(reason: AccessReason | undefined, note: string): Missing | null {
  if (!reason) return { field: "reason", message: reasonMessages.missing };
  return reason === "OTHER" && note === "" ? { field: "note", message: reasonMessages.noteMissing } : null;
}

/** Why members' data is looked at: a choice, and a line that only the last of them needs. */
export function ReasonForm({ id, onBusy, onGiven, children }: ReasonFormProps) {
  const { mutateAsync } = trpc.audit.giveReason.useMutation();
  const utils = trpc.useUtils();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { issue, show, clear } = useFieldError<Missing>();
  const send = async (reason: AccessReason, note: string) => {
    setPending(true);
    onBusy?.(true);
    setFailure(null);
    try {
      utils.audit.getReason.setData(undefined, await mutateAsync({ reason, note }));
      await onGiven();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPending(false);
      onBusy?.(false);
    }
  };
  const submit = (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const note = (values["note"] ?? "").trim();
    const reason = accessReasons.find((known) => known === values["reason"]);
    const missing = missingIn(reason, note);
    if (reason && !missing) return send(reason, note);
    if (missing) show(missing, () => form.querySelector<HTMLElement>(`[name="${missing.field}"]`));
    return undefined;
  };
  return (
    <Form id={id} className={formStyles.form} busy={isPending} onInput={clear} onSubmit={submit}>
      <Field label="사유" required live error={issue?.field === "reason" && issue.message}>
        <Select name="reason" defaultValue="">
          <option value="">선택해 주세요</option>
          {accessReasons.map((known) => (
            <option key={known} value={known}>
              {accessReasonLabels[known]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="덧붙이는 말"
        live
        error={issue?.field === "note" && issue.message}
        hint="기타를 고르셨으면 어떤 일인지 적어 주세요."
      >
        <TextInput name="note" maxLength={maximumReasonNote} autoComplete="off" />
      </Field>
      {failure && <ErrorState>{failure}</ErrorState>}
      {children}
    </Form>
  );
}
