import { maximumGradeName } from "@bulmo/contracts/grade";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import * as styles from "./grade.css.ts";
import type { Outcome } from "./use-grade-acts.ts";

type GradeFormProps = {
  label: string;
  /** What it is called now; undefined for a new one. */
  name?: string;
  busy: boolean;
  onSave: (name: string) => Promise<Outcome>;
  /** The button that saves, and what else stands beside it. */
  children: ReactNode;
};

/** One name, written where it will stand. */
export function GradeForm({ label, name, busy, onSave, children }: GradeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const formError = useFormError();
  const isOld = name !== undefined;
  useEffect(() => {
    if (isOld) input.current?.select();
  }, [isOld]);
  const send = async (sent: HTMLFormElement) => {
    const outcome = await onSave(valuesOf(sent)["name"] ?? "");
    if (typeof outcome === "object") await formError.showError(sent, outcome);
    else if (outcome && !isOld) sent.reset();
  };
  return (
    <Form className={styles.form} busy={busy} onInput={formError.clearOnInput} onSubmit={send}>
      <div className={styles.field}>
        <Field label={label} error={formError.errorOf("name")}>
          <TextInput ref={input} name="name" defaultValue={name} maxLength={maximumGradeName} autoComplete="off" />
        </Field>
      </div>
      <div className={styles.formButtons}>{children}</div>
    </Form>
  );
}

/** What saves it. */
export const SaveButton = ({ busy, children }: { busy: boolean; children: string }) => (
  <Button type="submit" variant="primary" busy={busy}>
    {children}
  </Button>
);
