import { firstIssue } from "@bulmo/contracts/first-issue";
import { type PersonRecord, personCreateInput } from "@bulmo/contracts/person";
import { maximumPersonFact, maximumPersonName, maximumPersonNote } from "@bulmo/contracts/person-rule";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { LimitedTextArea } from "@bulmo/ui/limited-text-area";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useEffect, useRef, useState } from "react";
import { FieldConflict, type FieldComparison } from "../../parts/form/field-conflict.tsx";
import { Form, type FormValues, valuesOf } from "../../parts/form/form.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { type ErrorOf, useFormError } from "../../parts/form/use-form-error.ts";
import { PictureField } from "../../parts/upload/picture-field.tsx";
import { currentOf } from "../../session/call/call-error.ts";
import * as styles from "../editing/editing.css.ts";
import { comparisonOf, type PersonWriting } from "./person-comparison.ts";
import { possibleTeachers } from "./possible-teachers.ts";

type PersonFormProps = {
  /** Undefined for a new one. */
  person?: PersonRecord;
  people: readonly PersonRecord[];
  teacherId: number | null;
  busy: boolean;
  /** Answers whether it was saved; `onRefused` looks at what the server said first. */
  onSave: (
    written: PersonWriting & { revision: number | undefined; works: PersonRecord["works"] },
    onRefused: (error: unknown) => boolean,
  ) => Promise<boolean>;
  onClose: () => void;
};

const writtenIn = (values: FormValues): PersonWriting => ({
  name: values["name"] ?? "",
  hanja: values["hanja"] ?? "",
  latin: values["latin"] ?? "",
  dharmaName: values["dharmaName"] ?? "",
  born: values["born"] ?? "",
  died: values["died"] ?? "",
  teacherId: values["teacherId"] ? Number(values["teacherId"]) : null,
  portrait: values["portrait"] ?? "",
  note: values["note"] ?? "",
  isLiving: values["isLiving"] !== undefined,
  isPublic: values["isPublic"] !== undefined,
  isFounder: values["isFounder"] !== undefined,
});

/** The works whose author is written anew with the name. */
const worksIn = (values: FormValues, person: PersonRecord | undefined) =>
  values["works"] === undefined ? [] : (person?.works ?? []);

/** A person, written where they stand. */
export function PersonForm({ person, teacherId, ...rest }: PersonFormProps) {
  const [begun, setBegun] = useState(person);
  // What another administrator saved is begun with anew.
  return (
    <Sheet
      key={begun?.revision}
      person={begun}
      teacherId={begun ? begun.teacherId : teacherId}
      onTake={setBegun}
      {...rest}
    />
  );
}

type SheetProps = Omit<PersonFormProps, "person"> & {
  person: PersonRecord | undefined;
  onTake: (theirs: PersonRecord) => void;
};

function Sheet({ person, people, teacherId, busy, onSave, onClose, onTake }: SheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const conflict = useConflict<FieldComparison<PersonRecord>>({ revision: person?.revision, form });
  const send = async (sent: HTMLFormElement) => {
    const values = valuesOf(sent);
    const written = writtenIn(values);
    const issue = firstIssue(personCreateInput, written);
    if (issue) return formError.showError(sent, issue);
    const isSaved = await onSave(
      { ...written, works: worksIn(values, person), revision: conflict.revision() },
      (error) => {
        const theirs = currentOf(error, "PERSON_OVERTAKEN");
        if (theirs) conflict.setCurrent(comparisonOf(written, theirs, people));
        return theirs !== undefined;
      },
    );
    if (isSaved) onClose();
  };
  return (
    <Form ref={form} className={styles.form} busy={busy} onInput={formError.clearOnInput} onSubmit={send}>
      <FieldConflict conflict={conflict} busy={busy} onTake={onTake} />
      <PersonFields person={person} people={people} teacherId={teacherId} errorOf={formError.errorOf} />
      <div className={styles.tools}>
        <Button type="submit" variant="primary" busy={busy}>
          {person ? "저장" : "추가"}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          취소
        </Button>
      </div>
    </Form>
  );
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

type PersonFieldsProps = Pick<SheetProps, "person" | "people" | "teacherId"> & { errorOf: ErrorOf };

const PersonFields = ({ person, people, teacherId, errorOf }: PersonFieldsProps) => (
  <>
    <div className={styles.fields}>
      <Field label="이름" required error={errorOf("name")}>
        <TextInput name="name" defaultValue={person?.name} maxLength={maximumPersonName} autoComplete="off" />
      </Field>
      {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
        <Field key={name} label={facts[name]} hint={hints[name]} error={errorOf(name)}>
          <TextInput name={name} defaultValue={person?.[name]} maxLength={maximumPersonFact} autoComplete="off" />
        </Field>
      ))}
      <Field label="스승">
        <Select name="teacherId" defaultValue={teacherId ?? ""}>
          <option value="">없음</option>
          {possibleTeachers(people, person?.id).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
    {person && person.works.length > 0 && (
      <Checkbox
        name="works"
        label={`이름을 바꾸면 작가로 적힌 작품 ${person.works.length}점에서도 바꿈`}
        defaultChecked={people.filter(({ name }) => name === person.name).length === 1}
      />
    )}
    <PortraitField person={person} />
    <Field label="소개" error={errorOf("note")}>
      <LimitedTextArea name="note" defaultValue={person?.note} maxLength={maximumPersonNote} />
    </Field>
    <Checkbox name="isLiving" label="생존" defaultChecked={person?.isLiving ?? true} />
    <Checkbox name="isPublic" label="이름을 누구에게나 공개" defaultChecked={person?.isPublic ?? true} />
    <FounderField isFounder={person?.isFounder ?? false} isFirst={people.every(({ isFounder }) => !isFounder)} />
  </>
);

function PortraitField({ person }: { person: PersonRecord | undefined }) {
  const [portrait, setPortrait] = useState(person?.portrait ?? "");
  return (
    <PictureField
      label="초상"
      name="portrait"
      hint="이름이 공개되어 있으면 그분의 쪽에 실립니다."
      value={portrait}
      onChange={setPortrait}
    />
  );
}

/** There is always one founder: another is chosen at the other, and nobody stops being it. */
const FounderField = ({ isFounder, isFirst }: { isFounder: boolean; isFirst: boolean }) =>
  isFounder ? (
    <p className={styles.hint}>
      세대를 세는 1세입니다. 다른 분을 1세로 하시려면 그분의 정보에서 고릅니다.
      <input type="hidden" name="isFounder" value="on" />
    </p>
  ) : (
    <Checkbox name="isFounder" label="세대를 세는 1세로 함" defaultChecked={isFirst} />
  );
