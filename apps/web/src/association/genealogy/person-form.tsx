import { firstIssue } from "@bulmo/contracts/first-issue";
import { type PersonRecord, personCreateInput } from "@bulmo/contracts/person";
import { maximumPersonNote } from "@bulmo/contracts/person-rule";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { LimitedTextArea } from "@bulmo/ui/limited-text-area";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useEffect, useRef, useState } from "react";
import type { Beginning } from "../../parts/draft/drafted.tsx";
import { FieldConflict, type FieldComparison } from "../../parts/form/field-conflict.tsx";
import { Form, type FormValues, valuesOf } from "../../parts/form/form.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { type ErrorOf, useFormError } from "../../parts/form/use-form-error.ts";
import { PictureField } from "../../parts/upload/picture-field.tsx";
import { currentOf } from "../../session/call/call-error.ts";
import type { SubmissionStore } from "../../session/call/send-once.ts";
import * as styles from "../editing/editing.css.ts";
import { DraftedRecord } from "../editing/drafted-record.tsx";
import { useDraftedForm } from "../editing/use-drafted-form.ts";
import type { OpenForm } from "../editing/use-open-form.ts";
import { comparisonOf, type PersonWriting } from "./person-comparison.ts";
import { hasWorks, valuesOfPerson, worksIn, writtenIn } from "./person-values.ts";
import { possibleTeachers } from "./possible-teachers.ts";

type PersonFormProps = {
  /** Undefined for a new one. */
  person?: PersonRecord;
  people: readonly PersonRecord[];
  teacherId: number | null;
  open: Pick<OpenForm<unknown>, "userId" | "register" | "closeFor">;
  busy: boolean;
  /** Answers whether it was saved; `onRefused` looks at what the server said first. */
  onSave: (
    written: PersonWriting & { revision: number | undefined; works: PersonRecord["works"] },
    onRefused: (error: unknown) => boolean,
    submission: SubmissionStore,
  ) => Promise<boolean>;
  onClose: () => void;
};

/** A person, written where they stand. */
export const PersonForm = ({ person, teacherId, ...rest }: PersonFormProps) => (
  <DraftedRecord
    row={person}
    userId={rest.open.userId}
    board={person ? "person" : `person-of:${teacherId ?? "none"}`}
    valuesOf={(begun) => valuesOfPerson(begun, { people: rest.people, teacherId: begun ? begun.teacherId : teacherId })}
    onClose={rest.onClose}
  >
    {({ row, ...begun }) => <Sheet person={row} {...begun} {...rest} />}
  </DraftedRecord>
);

type SheetProps = Omit<PersonFormProps, "person" | "teacherId"> & {
  person: PersonRecord | undefined;
  beginning: Beginning;
  /** What it begins with. */
  values: FormValues;
  onTake: (theirs: PersonRecord) => void;
};

function Sheet({ person, people, beginning, values: begun, open, busy, onSave, onClose, onTake }: SheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const { restored } = beginning;
  const revision = restored?.revision ?? person?.revision;
  const conflict = useConflict<FieldComparison<PersonRecord>>({ revision, form });
  const { note, submission, discard } = useDraftedForm({
    form,
    open,
    beginning,
    isNew: person === undefined,
    revision: conflict.revision,
  });
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
      submission,
    );
    if (!isSaved) return;
    discard();
    onClose();
  };
  const take = (theirs: PersonRecord) => {
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
      <PersonFields person={person} people={people} values={begun} errorOf={formError.errorOf} onPortrait={note} />
      <div className={styles.tools}>
        <Button type="submit" variant="primary" busy={busy}>
          {person ? "저장" : "추가"}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => void open.closeFor(onClose)}>
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

type PersonFieldsProps = Pick<SheetProps, "person" | "people" | "values"> & {
  errorOf: ErrorOf;
  onPortrait: () => void;
};

const PersonFields = ({ person, people, values, errorOf, onPortrait }: PersonFieldsProps) => (
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
    <PortraitField begun={values["portrait"] ?? ""} onChange={onPortrait} />
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
      hint="이름이 공개되어 있으면 그분의 쪽에 실립니다."
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
