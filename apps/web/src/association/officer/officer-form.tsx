import { type OfficerRecord, officerUpdateInput } from "@bulmo/contracts/officer";
import { officerTypes } from "@bulmo/contracts/officer-rule";
import { firstIssue } from "@bulmo/contracts/first-issue";
import type { PersonRecord } from "@bulmo/contracts/person";
import { labelOf } from "@bulmo/contracts/person-label";
import { personMessages } from "@bulmo/contracts/person";
import { isBlank } from "@bulmo/contracts/text-rule";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useId } from "react";
import type { FormValues } from "../../parts/form/form.tsx";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { currentOf } from "../../session/call/call-error.ts";
import * as styles from "../editing/editing.css.ts";
import { RecordForm, type RowFormProps } from "../editing/record-form.tsx";
import { holderNamed } from "./holder.ts";
import { officerTypeNames } from "./officer-type-names.ts";
import { comparisonOf, type OfficerWriting } from "./officer-comparison.ts";

type OfficerFormProps = RowFormProps<OfficerWriting> & {
  /** Undefined for a new one. */
  officer?: OfficerRecord;
  /** The number of the term. */
  term: number;
  people: readonly PersonRecord[];
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

const writtenIn = (values: FormValues, people: readonly PersonRecord[]): OfficerWriting => ({
  type: values["type"] as OfficerRecord["type"],
  role: values["role"] ?? "",
  remarks: values["remarks"] ?? "",
  phone: values["phone"] ?? "",
  ...holderNamed(values["name"] ?? "", people),
});

/** What is wrong with it, as the server would say. */
const issueOf = ({ personId, name, ...written }: OfficerWriting) =>
  // In the order of the fields.
  personId === null && isBlank(name)
    ? { field: "name", message: personMessages.nameMissing }
    : firstIssue(officerUpdateInput, { id: 1, personId, name, ...written });

/** An office, written where it stands. */
export const OfficerForm = ({ officer, term, people, ...rest }: OfficerFormProps) => (
  <RecordForm<OfficerRecord, OfficerWriting>
    row={officer}
    board={officer ? "officer" : `officer-of:${term}`}
    valuesOf={(begun) => valuesOfOfficer(begun, people)}
    writtenIn={(values) => writtenIn(values, people)}
    issueOf={issueOf}
    theirsIn={(error) => currentOf(error, "OFFICER_OVERTAKEN")}
    comparisonOf={(written, theirs) => comparisonOf(written, theirs, people)}
    {...rest}
  >
    {({ values, errorOf }) => <OfficerFields values={values} people={people} errorOf={errorOf} />}
  </RecordForm>
);

type OfficerFieldsProps = { values: FormValues; people: readonly PersonRecord[]; errorOf: ErrorOf };

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
