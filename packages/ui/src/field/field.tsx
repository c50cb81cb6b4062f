import { useId, type ReactNode } from "react";
import { FieldContext } from "./field-context.ts";
import * as styles from "./field.css.ts";

export type FieldProps = {
  label: ReactNode;
  /** The id of the control, when something outside has to know it. */
  id?: string;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** The error is read out as it appears: nothing else tells of it, as a dialog would. */
  live?: boolean;
  children: ReactNode;
};

/** Label, hint and error around one control (TextInput, PasswordInput, Select or a `useFieldControl` of one's own). */
export function Field({ label, id, required = false, hint, error, live = false, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId} role={live ? "alert" : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}
