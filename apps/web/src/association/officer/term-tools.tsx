import type { OfficerRecords, OfficerTerm } from "@bulmo/contracts/officer";
import { maximumTermTitle, maximumTermYear } from "@bulmo/contracts/officer-rule";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import * as styles from "../editing/editing.css.ts";
import type { OfficerActs } from "./use-officer-acts.ts";
import { useTermActs } from "./use-term-acts.ts";

type TermToolsProps = {
  list: OfficerRecords;
  acts: OfficerActs;
  /** Which term is to be edited next; undefined is the present one. */
  onTerm: (number: number | undefined) => void;
};

/** What is done with a term as a whole (PAG-05). */
export function TermTools({ list, acts, onTerm }: TermToolsProps) {
  const { term, terms } = list;
  const [open, setOpen] = useState<"begin" | "change" | null>(null);
  const termActs = useTermActs(acts.attempt, onTerm);
  if (open === "begin")
    return (
      <TermForm
        label="새 기수 시작"
        hint="지금 기수의 임원들로 시작하며, 시작한 때를 적으면 지금 기수는 그때 끝난 것으로 적습니다."
        fields={["startedIn"]}
        busy={acts.isPending}
        onClose={() => setOpen(null)}
        onSave={async ({ startedIn = "" }) => {
          if (await termActs.begin(startedIn, term)) setOpen(null);
        }}
      />
    );
  if (open === "change" && term)
    return (
      <TermForm
        label="기수 저장"
        term={term}
        fields={["title", "startedIn", "endedIn"]}
        busy={acts.isPending}
        onClose={() => setOpen(null)}
        onSave={async ({ title = "", startedIn = "", endedIn = "" }) => {
          if (await termActs.update(term, { title, startedIn, endedIn })) setOpen(null);
        }}
      />
    );
  return (
    <div className={styles.tools}>
      {(!term || term.isCurrent) && (
        <Button size="small" onClick={() => setOpen("begin")}>
          새 기수 시작
        </Button>
      )}
      {term && (
        <Button size="small" onClick={() => setOpen("change")}>
          기수 고치기
        </Button>
      )}
      {term && terms.length > 1 && (
        <Button size="small" disabled={acts.isPending} onClick={() => void termActs.remove(term, list.officers)}>
          기수 지우기
        </Button>
      )}
    </div>
  );
}

const labels = { title: "기수의 이름", startedIn: "시작한 때", endedIn: "끝난 때" };
const longest = { title: maximumTermTitle, startedIn: maximumTermYear, endedIn: maximumTermYear };

type TermFormProps = {
  label: string;
  hint?: string;
  term?: OfficerTerm;
  fields: readonly (keyof typeof labels)[];
  busy: boolean;
  onSave: (values: Record<string, string>) => Promise<void>;
  onClose: () => void;
};

const TermForm = ({ label, hint, term, fields, busy, onSave, onClose }: TermFormProps) => (
  <Form className={styles.form} busy={busy} onSubmit={(sent) => onSave(valuesOf(sent))}>
    {hint && <p className={styles.hint}>{hint}</p>}
    <div className={styles.fields}>
      {fields.map((name) => (
        <Field key={name} label={labels[name]}>
          <TextInput name={name} defaultValue={term?.[name]} maxLength={longest[name]} autoComplete="off" />
        </Field>
      ))}
    </div>
    <div className={styles.tools}>
      <Button type="submit" variant="primary" busy={busy}>
        {label}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={onClose}>
        취소
      </Button>
    </div>
  </Form>
);
