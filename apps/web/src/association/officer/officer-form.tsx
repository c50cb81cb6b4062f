import { type OfficerRecord, officerUpdateInput } from "@bulmo/contracts/officer";
import { officerTypes } from "@bulmo/contracts/officer-rule";
import { firstIssue } from "@bulmo/contracts/first-issue";
import type { PersonRecord } from "@bulmo/contracts/person";
import { labelOf } from "@bulmo/contracts/person-label";
import { personMessages } from "@bulmo/contracts/person";
import { isBlank } from "@bulmo/contracts/text-rule";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useEffect, useId, useRef } from "react";
import type { Beginning } from "../../parts/draft/drafted.tsx";
import { FieldConflict, type FieldComparison } from "../../parts/form/field-conflict.tsx";
import { Form, type FormValues, valuesOf } from "../../parts/form/form.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { currentOf } from "../../session/call/call-error.ts";
import type { SubmissionStore } from "../../session/call/send-once.ts";
import * as styles from "../editing/editing.css.ts";
import { DraftedRecord } from "../editing/drafted-record.tsx";
import { useDraftedForm } from "../editing/use-drafted-form.ts";
import type { OpenForm } from "../editing/use-open-form.ts";
import { holderNamed } from "./holder.ts";
import { officerTypeNames } from "./officer-type-names.ts";
import { comparisonOf, type OfficerWriting } from "./officer-comparison.ts";

type OfficerFormProps = {
  /** Undefined for a new one. */
  officer?: OfficerRecord;
  /** The number of the term. */
  term: number;
  people: readonly PersonRecord[];
  open: Pick<OpenForm<unknown>, "userId" | "register" | "closeFor">;
  busy: boolean;
  /** Answers whether it was saved; `onRefused` looks at what the server said first. */
  onSave: (
    written: OfficerWriting,
    onRefused: (error: unknown) => boolean,
    submission: SubmissionStore,
  ) => Promise<boolean>;
  onClose: () => void;
};

/** What the form begins with; undefined for a new one. */
function valuesOfOfficer(officer: OfficerRecord | undefined, people: readonly PersonRecord[]): FormValues {
  const holder = people.find(({ id }) => id === officer?.personId);
  return {
    name: holder ? labelOf(holder, people) : (officer?.name ?? ""),
    role: officer?.role ?? "",
    type: officer?.type ?? "DIRECTOR",
    remarks: officer?.remarks ?? "",
    phone: officer?.phone ?? "",
  };
}

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
export const OfficerForm = ({ officer, term, ...rest }: OfficerFormProps) => (
  <DraftedRecord
    row={officer}
    userId={rest.open.userId}
    board={officer ? "officer" : `officer-of:${term}`}
    valuesOf={(begun) => valuesOfOfficer(begun, rest.people)}
    onClose={rest.onClose}
  >
    {({ row, ...begun }) => <Sheet officer={row} {...begun} {...rest} />}
  </DraftedRecord>
);

type SheetProps = Omit<OfficerFormProps, "officer" | "term"> & {
  officer: OfficerRecord | undefined;
  beginning: Beginning;
  /** What it begins with. */
  values: FormValues;
  onTake: (theirs: OfficerRecord) => void;
};

function Sheet({ officer, people, beginning, values, open, busy, onSave, onClose, onTake }: SheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const begun = beginning.restored?.revision ?? officer?.revision;
  const conflict = useConflict<FieldComparison<OfficerRecord>>({ revision: begun, form });
  const { revision } = conflict;
  const isNew = officer === undefined;
  const { note, submission, discard } = useDraftedForm({ form, open, beginning, isNew, revision });
  const send = async (sent: HTMLFormElement) => {
    const written = writtenIn(valuesOf(sent), people);
    const issue = issueOf(written);
    if (issue) return formError.showError(sent, issue);
    const onRefused = (error: unknown) => {
      const theirs = currentOf(error, "OFFICER_OVERTAKEN");
      if (theirs) conflict.setCurrent(comparisonOf(written, theirs, people));
      return theirs !== undefined;
    };
    if (!(await onSave({ ...written, revision: revision() }, onRefused, submission))) return;
    discard();
    onClose();
  };
  const take = (theirs: OfficerRecord) => {
    discard();
    onTake(theirs);
  };
  return (
    <Form
      ref={form}
      className={styles.form}
      busy={busy}
      onInput={formError.clearOnInput}
      onChange={note}
      onSubmit={send}
    >
      <FieldConflict conflict={conflict} busy={busy} onTake={take} />
      <OfficerFields values={values} people={people} errorOf={formError.errorOf} />
      <div className={styles.tools}>
        <Button type="submit" variant="primary" busy={busy}>
          {isNew ? "추가" : "저장"}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => void open.closeFor(onClose)}>
          취소
        </Button>
      </div>
    </Form>
  );
}

type OfficerFieldsProps = Pick<SheetProps, "values" | "people"> & {
  errorOf: (field: string) => string | undefined;
};

function OfficerFields({ values, people, errorOf }: OfficerFieldsProps) {
  const names = useId();
  return (
    <div className={styles.fields}>
      <Field label="이름" required error={errorOf("name")} hint="문도의 이름을 고르거나 직접 적습니다.">
        <TextInput name="name" list={names} defaultValue={values["name"]} autoComplete="off" />
      </Field>
      <datalist id={names}>
        {people.map((one) => (
          <option key={one.id} value={labelOf(one, people)}>
            {one.name}
          </option>
        ))}
      </datalist>
      <Field label="직책" required error={errorOf("role")}>
        <TextInput name="role" defaultValue={values["role"]} autoComplete="off" />
      </Field>
      <Field label="직책의 종류">
        <Select name="type" defaultValue={values["type"]}>
          {officerTypes.map((type) => (
            <option key={type} value={type}>
              {officerTypeNames[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="비고" error={errorOf("remarks")}>
        <TextInput name="remarks" defaultValue={values["remarks"]} autoComplete="off" />
      </Field>
      <Field label="전화번호" error={errorOf("phone")} hint="누구에게나 보입니다.">
        <TextInput name="phone" type="tel" defaultValue={values["phone"]} autoComplete="off" />
      </Field>
    </div>
  );
}
