import { type WorkField, type WorkFieldName, workFieldNames, workFields } from "@bulmo/contracts/work-field";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextArea, TextInput } from "@bulmo/ui/text-input";
import { type ReactNode, useState } from "react";
import * as styles from "./work-input.css.ts";

type Control = Pick<
  React.InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  "name" | "value" | "defaultValue" | "onChange" | "onInput"
>;

type WorkInputProps = {
  field: WorkFieldName;
  id?: string;
  hasHint: boolean;
  error: string | undefined;
  control: Control;
};

/** One field of a work, as what it holds is written. */
export function WorkInput({ field, id, hasHint, error, control }: WorkInputProps) {
  const { label, hint }: WorkField = workFields[field];
  return (
    <Field {...(id && { id })} label={label} hint={hasHint && hint} error={error}>
      {controlOf(workFields[field], control)}
    </Field>
  );
}

function controlOf({ kind, choices = {} }: WorkField, control: Control) {
  if (kind === "text") return <TextArea {...control} />;
  if (kind !== "choice")
    return <TextInput {...control} autoComplete="off" {...(kind === "length" && { inputMode: "decimal" })} />;
  return (
    <Select {...control}>
      <option value="">선택 안 함</option>
      {Object.entries(choices).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </Select>
  );
}

const isRecord = (field: WorkFieldName) => "isRecord" in workFields[field];

/** What a work says of itself on the wall. */
export const wallFields = workFieldNames.filter((field) => !isRecord(field));
/** What museums ask for beside it. */
export const recordFields = workFieldNames.filter(isRecord);

type RecordInputsProps = {
  /** Open from the start: something is written there, or wrong. */
  isOpen: boolean;
  children: ReactNode;
};

/** Most works are hung without a record: its fields come when they are asked for. */
export function RecordInputs({ isOpen, children }: RecordInputsProps) {
  const [wasOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.record}
      open={isOpen || wasOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>작품 기록</summary>
      <p className={styles.lead}>미술관이 작품을 찾고 견주고 인용할 때 쓰는 내용입니다. 아는 것만 적어 주세요.</p>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
