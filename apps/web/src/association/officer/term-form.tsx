import type { OfficerTerm } from "@bulmo/contracts/officer";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type FieldComparison, FieldConflict } from "../../parts/form/field-conflict.tsx";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { currentOf } from "../../session/call/call-error.ts";
import { createSubmissionStore, type SubmissionStore } from "../../session/call/send-once.ts";
import * as styles from "../editing/editing.css.ts";
import { useDoubt } from "../editing/use-doubt.ts";
import { useFirstField } from "../editing/use-first-field.ts";
import type { OpenForm } from "../editing/use-open-form.ts";
import { beginningDoubt, termDoubt } from "./term-doubt.ts";
import type { TermWriting } from "./use-term-acts.ts";

const labels = { title: "기수의 이름", startedIn: "시작한 때", endedIn: "끝난 때" };
const names = ["title", "startedIn", "endedIn"] as const;

const hints: Partial<Record<keyof typeof labels, string>> = { startedIn: "예:\u00A02026년\u00A03월" };

const TermField = ({ name, term }: { name: keyof typeof labels; term?: OfficerTerm }) => (
  <Field label={labels[name]} hint={hints[name]}>
    <TextInput name={name} defaultValue={term?.[name]} autoComplete="off" />
  </Field>
);

type FormProps = { open: Pick<OpenForm<never>, "register" | "close" | "closeFor">; busy: boolean };

/** What was typed is asked about before it is thrown away. Answers what closes the form once it is saved. */
function useClosing(form: RefObject<HTMLFormElement | null>, { open: { register, close } }: FormProps) {
  const { hasChanges, markSaved: discard } = useUnsavedChanges(form);
  useEffect(() => register({ hasChanges, discard }));
  return () => {
    discard();
    close();
  };
}

const Buttons = ({ label, busy, open }: FormProps & { label: string }) => (
  <div className={styles.tools}>
    <Button type="submit" variant="primary" busy={busy}>
      {label}
    </Button>
    <Button variant="quiet" disabled={busy} onClick={() => void open.closeFor(() => {})}>
      취소
    </Button>
  </div>
);

type TermBeginFormProps = FormProps & {
  /** The one that it closes; null where there is none. */
  last: OfficerTerm | null;
  /** Answers whether it was done. */
  onSave: (begun: { startedIn: string; last: OfficerTerm | null }, submission: SubmissionStore) => Promise<boolean>;
};

/** When the next term began. */
export function TermBeginForm({ last: standing, onSave, ...rest }: TermBeginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Where its answer was lost, the new term is the one that stands by then.
  const [last] = useState(standing);
  const [submission] = useState(() => createSubmissionStore());
  useFirstField(form);
  const close = useClosing(form, rest);
  const isMeant = useDoubt();
  const send = async (sent: HTMLFormElement) => {
    const { startedIn = "" } = valuesOf(sent);
    if ((await isMeant(beginningDoubt(startedIn, last))) && (await onSave({ startedIn, last }, submission))) close();
  };
  return (
    <Form ref={form} className={styles.form} busy={rest.busy} onSubmit={send}>
      <p className={styles.hint}>
        지금 기수의 임원들로 시작하며, 시작한 때를 적으면 지금 기수는 그때 끝난 것으로 적습니다.
      </p>
      <div className={styles.fields}>
        <TermField name="startedIn" />
      </div>
      <Buttons label="새 기수 시작" {...rest} />
    </Form>
  );
}

type TermFormProps = FormProps & {
  term: OfficerTerm;
  /** Answers whether it was saved; `onRefused` looks at what the server said first. */
  onSave: (
    written: TermWriting & { revision: number | undefined },
    onRefused: (error: unknown) => boolean,
  ) => Promise<boolean>;
};

/** What a term is called, and from when until when it was. */
export function TermForm({ term, ...rest }: TermFormProps) {
  const [begun, setBegun] = useState(term);
  // What another administrator saved is begun with anew.
  return <Sheet key={begun.revision} term={begun} onTake={setBegun} {...rest} />;
}

const comparisonOf = (mine: TermWriting, theirs: OfficerTerm): FieldComparison<OfficerTerm> => ({
  revision: theirs.revision,
  theirs,
  fields: names.map((name) => ({ name: labels[name], mine: mine[name], theirs: theirs[name] })),
});

function Sheet({ term, onSave, onTake, ...rest }: TermFormProps & { onTake: (theirs: OfficerTerm) => void }) {
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  const close = useClosing(form, rest);
  const isMeant = useDoubt();
  const conflict = useConflict<FieldComparison<OfficerTerm>>({ revision: term.revision, form });
  const send = async (sent: HTMLFormElement) => {
    const { title = "", startedIn = "", endedIn = "" } = valuesOf(sent);
    const written = { title, startedIn, endedIn };
    if (!(await isMeant(termDoubt(written)))) return;
    const isSaved = await onSave({ ...written, revision: conflict.revision() }, (error) => {
      const theirs = currentOf(error, "TERM_OVERTAKEN");
      if (theirs) conflict.setCurrent(comparisonOf(written, theirs));
      return theirs !== undefined;
    });
    if (isSaved) close();
  };
  return (
    <Form ref={form} className={styles.form} busy={rest.busy} onSubmit={send}>
      <FieldConflict conflict={conflict} busy={rest.busy} onTake={onTake} />
      <div className={styles.fields}>
        {names.map((name) => (
          <TermField key={name} name={name} term={term} />
        ))}
      </div>
      <Buttons label="기수 저장" {...rest} />
    </Form>
  );
}
