import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { Button } from "@bulmo/ui/button";
import { type ReactNode, useRef, useState } from "react";
import { type Beginning, Drafted } from "../../parts/draft/drafted.tsx";
import { type FieldComparison, FieldConflict } from "../../parts/form/field-conflict.tsx";
import { Form, type FormValues, valuesOf } from "../../parts/form/form.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { type ErrorOf, useFormError } from "../../parts/form/use-form-error.ts";
import type { SubmissionStore } from "../../session/call/send-once.ts";
import * as styles from "./editing.css.ts";
import { useDraftedForm } from "./use-drafted-form.ts";
import { useDoubt } from "./use-doubt.ts";
import { useFirstField } from "./use-first-field.ts";
import type { OpenForm } from "./use-open-form.ts";

/** What was written, with the revision that it was made from; undefined for what is new. */
export type Revised<Written> = Written & { revision: number | undefined };

/** `onRefused` looks at what the server said first, and answers whether it was told. */
export type Sending = { onRefused: (error: unknown) => boolean; submission: SubmissionStore };

/** Answers whether it was saved. */
type Save<Written> = (written: Revised<Written>, sending: Sending) => Promise<boolean>;

/** What the form of a row stands in, and what its editor does with it. */
export type RowFormProps<Written> = {
  open: Pick<OpenForm<never>, "userId" | "register" | "closeFor">;
  busy: boolean;
  onSave: Save<Written>;
  onClose: () => void;
};

type Fields<Row> = {
  /** What is edited, as the form began with it; undefined for what is new. */
  row: Row | undefined;
  /** What its fields begin with. */
  values: FormValues;
  errorOf: ErrorOf;
  /** To be called where something was changed that is no field's. */
  note: () => void;
};

type SheetProps<Row, Written> = RowFormProps<Written> & {
  row: Row | undefined;
  writtenIn: (values: FormValues, row: Row | undefined) => Written;
  /** What is wrong with it, as the server would say. */
  issueOf: (written: Written) => FirstIssue | null;
  /** What is asked before it is saved, where it is hardly meant. */
  doubtOf?: (written: Written) => string | undefined;
  /** What another administrator saved, where that is why it was refused. */
  theirsIn: (error: unknown) => Row | undefined;
  comparisonOf: (written: Written, theirs: Row) => FieldComparison<Row>;
  children: (fields: Fields<Row>) => ReactNode;
};

type RecordFormProps<Row, Written> = SheetProps<Row, Written> & {
  /** Of what kind it is, or for what is new where it is added: by which its draft is found. */
  board: string;
  valuesOf: (row: Row | undefined) => FormValues;
};

type Revisioned = { id: number; revision: number };

/** One row of a list, written where it stands: the form begins with it or with the draft of it that was taken up. */
export function RecordForm<Row extends Revisioned, Written extends object>(props: RecordFormProps<Row, Written>) {
  const { board, valuesOf: valuesOfRow, ...sheet } = props;
  const { row, open, onClose } = sheet;
  const [{ begun, round }, setBegun] = useState({ begun: row, round: 0 });
  const standing = valuesOfRow(begun);
  // What was added by a sending of before stands in the list.
  const onTake = (theirs: Row) => (row ? setBegun({ begun: theirs, round: round + 1 }) : onClose());
  return (
    <Drafted
      key={round}
      userId={open.userId}
      board={board}
      index={row?.id}
      initial={{ fields: standing, revision: begun?.revision }}
    >
      {(beginning) => (
        <Sheet
          {...sheet}
          row={begun}
          beginning={beginning}
          values={beginning.restored?.fields ?? standing}
          onTake={onTake}
        />
      )}
    </Drafted>
  );
}

type BegunProps<Row> = {
  beginning: Beginning;
  values: FormValues;
  /** What another administrator saved is begun with anew. */
  onTake: (theirs: Row) => void;
};

function Sheet<Row extends Revisioned, Written extends object>(props: SheetProps<Row, Written> & BegunProps<Row>) {
  const { row, beginning, values, open, busy, onTake, onClose, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  useFirstField(form);
  const conflict = useConflict<FieldComparison<Row>>({ revision: beginning.restored?.revision ?? row?.revision, form });
  const isNew = row === undefined;
  const drafted = useDraftedForm({ form, open, beginning, isNew, revision: conflict.revision });
  const { note, discard } = drafted;
  const send = useSending(props, { formError, conflict, ...drafted });
  const take = (theirs: Row) => {
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
      {children({ row, values, errorOf: formError.errorOf, note })}
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

type SendingState<Row> = Pick<ReturnType<typeof useDraftedForm>, "submission" | "discard"> & {
  formError: Pick<ReturnType<typeof useFormError>, "showError">;
  conflict: Pick<ReturnType<typeof useConflict<FieldComparison<Row>>>, "revision" | "setCurrent">;
};

/** Sends what a form holds, once nothing is wrong with it and what is doubtful is meant; closes it when it is saved. */
function useSending<Row extends Revisioned, Written extends object>(
  { row, writtenIn, issueOf, doubtOf, theirsIn, comparisonOf, onSave, onClose }: SheetProps<Row, Written>,
  { formError, conflict, submission, discard }: SendingState<Row>,
) {
  const isMeant = useDoubt();
  return async (sent: HTMLFormElement) => {
    const written = writtenIn(valuesOf(sent), row);
    const issue = issueOf(written);
    if (issue) return formError.showError(sent, issue);
    if (!(await isMeant(doubtOf?.(written)))) return undefined;
    const onRefused = (error: unknown) => {
      const theirs = theirsIn(error);
      if (theirs) conflict.setCurrent(comparisonOf(written, theirs));
      return theirs !== undefined;
    };
    if (!(await onSave({ ...written, revision: conflict.revision() }, { onRefused, submission }))) return undefined;
    discard();
    onClose();
    return undefined;
  };
}
