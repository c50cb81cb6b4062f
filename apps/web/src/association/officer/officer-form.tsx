import { type OfficerRecord, officerUpdateInput } from "@bulmo/contracts/officer";
import { maximumPhone, maximumRemarks, maximumRole, officerTypes } from "@bulmo/contracts/officer-rule";
import { firstIssue } from "@bulmo/contracts/first-issue";
import type { PersonRecord } from "@bulmo/contracts/person";
import { labelOf } from "@bulmo/contracts/person-label";
import { personMessages } from "@bulmo/contracts/person";
import { maximumPersonName } from "@bulmo/contracts/person-rule";
import { isBlank } from "@bulmo/contracts/text-rule";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useEffect, useId, useRef, useState } from "react";
import { FieldConflict, type FieldComparison } from "../../parts/form/field-conflict.tsx";
import { Form, type FormValues, valuesOf } from "../../parts/form/form.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { currentOf } from "../../session/call/call-error.ts";
import * as styles from "../editing/editing.css.ts";
import { holderNamed } from "./holder.ts";
import { officerTypeNames } from "./officer-type-names.ts";
import { comparisonOf, type OfficerWriting } from "./officer-comparison.ts";

type OfficerFormProps = {
  /** Undefined for a new one. */
  officer?: OfficerRecord;
  people: readonly PersonRecord[];
  busy: boolean;
  /** Answers whether it was saved; `onRefused` looks at what the server said first. */
  onSave: (written: OfficerWriting, onRefused: (error: unknown) => boolean) => Promise<boolean>;
  onClose: () => void;
};

const writtenIn = (values: FormValues, people: readonly PersonRecord[]) => ({
  type: values["type"] as OfficerRecord["type"],
  role: values["role"] ?? "",
  remarks: values["remarks"] ?? "",
  phone: values["phone"] ?? "",
  ...holderNamed(values["name"] ?? "", people),
});

/** What is wrong with it, as the server would say. */
const issueOf = ({ personId, name, ...written }: ReturnType<typeof writtenIn>) =>
  firstIssue(officerUpdateInput, { id: 1, personId, name, ...written }) ??
  (personId === null && isBlank(name) ? { field: "name", message: personMessages.nameMissing } : null);

/** An office, written where it stands. */
export function OfficerForm({ officer, ...rest }: OfficerFormProps) {
  const [begun, setBegun] = useState(officer);
  // What another administrator saved is begun with anew.
  return <Sheet key={begun?.revision} officer={begun} onTake={setBegun} {...rest} />;
}

type SheetProps = Omit<OfficerFormProps, "officer"> & {
  officer: OfficerRecord | undefined;
  onTake: (theirs: OfficerRecord) => void;
};

function Sheet({ officer, people, busy, onSave, onClose, onTake }: SheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const conflict = useConflict<FieldComparison<OfficerRecord>>({ revision: officer?.revision, form });
  const send = async (sent: HTMLFormElement) => {
    const written = writtenIn(valuesOf(sent), people);
    const issue = issueOf(written);
    if (issue) return formError.showError(sent, issue);
    const isSaved = await onSave({ ...written, revision: conflict.revision() }, (error) => {
      const theirs = currentOf(error, "OFFICER_OVERTAKEN");
      if (theirs) conflict.setCurrent(comparisonOf(written, theirs, people));
      return theirs !== undefined;
    });
    if (isSaved) onClose();
  };
  return (
    <Form ref={form} className={styles.form} busy={busy} onInput={formError.clearOnInput} onSubmit={send}>
      <FieldConflict conflict={conflict} busy={busy} onTake={onTake} />
      <OfficerFields officer={officer} people={people} errorOf={formError.errorOf} />
      <div className={styles.tools}>
        <Button type="submit" variant="primary" busy={busy}>
          {officer ? "저장" : "추가"}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          취소
        </Button>
      </div>
    </Form>
  );
}

type OfficerFieldsProps = Pick<SheetProps, "officer" | "people"> & {
  errorOf: (field: string) => string | undefined;
};

function OfficerFields({ officer, people, errorOf }: OfficerFieldsProps) {
  const names = useId();
  const holder = people.find(({ id }) => id === officer?.personId);
  return (
    <div className={styles.fields}>
      <Field label="이름" required error={errorOf("name")} hint="문도의 이름을 고르거나 직접 적습니다.">
        <TextInput
          name="name"
          list={names}
          defaultValue={holder ? labelOf(holder, people) : officer?.name}
          maxLength={2 * maximumPersonName}
          autoComplete="off"
        />
      </Field>
      <datalist id={names}>
        {people.map((one) => (
          <option key={one.id} value={labelOf(one, people)}>
            {one.name}
          </option>
        ))}
      </datalist>
      <Field label="직책" required error={errorOf("role")}>
        <TextInput name="role" defaultValue={officer?.role} maxLength={maximumRole} autoComplete="off" />
      </Field>
      <Field label="직책의 종류">
        <Select name="type" defaultValue={officer?.type ?? "DIRECTOR"}>
          {officerTypes.map((type) => (
            <option key={type} value={type}>
              {officerTypeNames[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="비고" error={errorOf("remarks")}>
        <TextInput name="remarks" defaultValue={officer?.remarks} maxLength={maximumRemarks} autoComplete="off" />
      </Field>
      <Field label="전화번호" error={errorOf("phone")} hint="누구에게나 보입니다.">
        <TextInput name="phone" type="tel" defaultValue={officer?.phone} maxLength={maximumPhone} autoComplete="off" />
      </Field>
    </div>
  );
}
