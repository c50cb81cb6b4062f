import { firstIssue } from "@bulmo/contracts/first-issue";
import { type PersonRecord, personCreateInput } from "@bulmo/contracts/person";
import { maximumPersonNote } from "@bulmo/contracts/person-rule";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { LimitedTextArea } from "@bulmo/ui/limited-text-area";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import type { FormValues } from "../../parts/form/form.tsx";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { PictureField } from "../../parts/upload/picture-field.tsx";
import { currentOf } from "../../session/call/call-error.ts";
import * as styles from "../editing/editing.css.ts";
import { isReversed } from "../editing/year.ts";
import { RecordForm, type RowFormProps } from "../editing/record-form.tsx";
import { comparisonOf, type PersonWriting } from "./person-comparison.ts";
import { hasWorks, valuesOfPerson, writtenIn } from "./person-values.ts";
import { possibleTeachers } from "./possible-teachers.ts";

type PersonFormProps = RowFormProps<PersonWriting> & {
  /** Undefined for a new one. */
  person?: PersonRecord;
  people: readonly PersonRecord[];
  teacherId: number | null;
};

/** A person, written where they stand. */
export const PersonForm = ({ person, people, teacherId, ...rest }: PersonFormProps) => (
  <RecordForm<PersonRecord, PersonWriting>
    row={person}
    board={person ? "person" : `person-of:${teacherId ?? "none"}`}
    valuesOf={(begun) => valuesOfPerson(begun, { people, teacherId: begun ? begun.teacherId : teacherId })}
    writtenIn={writtenIn}
    issueOf={(written) => firstIssue(personCreateInput, written)}
    doubtOf={doubtOf}
    theirsIn={(error) => currentOf(error, "PERSON_OVERTAKEN")}
    comparisonOf={(written, theirs) => comparisonOf(written, theirs, people)}
    {...rest}
  >
    {({ row, ...fields }) => <PersonFields person={row} people={people} {...fields} />}
  </RecordForm>
);

function doubtOf({ born, died, isLiving }: PersonWriting): string | undefined {
  const doubts = [
    isReversed(born, died) && "별세한 해가 태어난 해보다 앞섭니다.",
    died.trim() !== "" && isLiving && "별세한 해를 적으셨는데 ‘생존’에 표시되어 있습니다.",
  ].filter((doubt) => doubt !== false);
  return doubts.length > 0 ? doubts.join(" ") : undefined;
}

const facts = {
  hanja: "한자",
  latin: "로마자 이름",
  dharmaName: "법명이나 당호",
  born: "태어난 해",
  died: "별세한 해",
} as const;
/** The example stays on one line. */
const hints: Partial<Record<keyof typeof facts, string>> = {
  latin: "본인이 쓰는 표기를 적습니다. (예:\u00A0Kim\u00A0Il-seop)",
};

type PersonFieldsProps = {
  person: PersonRecord | undefined;
  people: readonly PersonRecord[];
  values: FormValues;
  errorOf: ErrorOf;
  note: () => void;
};

const PersonFields = ({ person, people, values, errorOf, note }: PersonFieldsProps) => (
  <>
    <div className={styles.fields}>
      <Field label="이름" required error={errorOf("name")}>
        <TextInput name="name" defaultValue={values["name"]} autoComplete="off" />
      </Field>
      {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
        <Field key={name} label={facts[name]} hint={hints[name]} error={errorOf(name)}>
          <TextInput name={name} defaultValue={values[name]} autoComplete="off" />
        </Field>
      ))}
      <Field label="스승">
        <Select name="teacherId" defaultValue={values["teacherId"]}>
          <option value="">없음</option>
          {possibleTeachers(people, person?.id).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
    {person && hasWorks(person) && (
      <Checkbox
        name="works"
        label={`이름을 바꾸면 작가로 적힌 작품 ${person.works.length}점에서도 바꿈`}
        defaultChecked={values["works"] !== undefined}
      />
    )}
    <PortraitField begun={values["portrait"] ?? ""} onChange={note} />
    <Field label="소개" error={errorOf("note")}>
      <LimitedTextArea name="note" defaultValue={values["note"]} maxLength={maximumPersonNote} />
    </Field>
    <Checkbox name="isLiving" label="생존" defaultChecked={values["isLiving"] !== undefined} />
    <Checkbox name="isPublic" label="이름을 누구에게나 공개" defaultChecked={values["isPublic"] !== undefined} />
    <FounderField isFounder={person?.isFounder ?? false} isChosen={values["isFounder"] !== undefined} />
  </>
);

function PortraitField({ begun, onChange }: { begun: string; onChange: () => void }) {
  const [portrait, setPortrait] = useState(begun);
  return (
    <PictureField
      label="초상"
      name="portrait"
      hint="이름이 공개되어 있으면 그분의 페이지에 실립니다."
      value={portrait}
      onChange={(url) => {
        setPortrait(url);
        onChange();
      }}
    />
  );
}

/** There is always one founder: another is chosen at the other, and nobody stops being it. */
const FounderField = ({ isFounder, isChosen }: { isFounder: boolean; isChosen: boolean }) =>
  isFounder ? (
    <p className={styles.hint}>
      세대를 세는 1세입니다. 다른 분을 1세로 하시려면 그분의 정보에서 고릅니다.
      <input type="hidden" name="isFounder" value="on" />
    </p>
  ) : (
    <Checkbox name="isFounder" label="세대를 세는 1세로 함" defaultChecked={isChosen} />
  );
