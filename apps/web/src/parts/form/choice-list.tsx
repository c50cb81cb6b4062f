import { useId } from "react";
import * as styles from "./choice-list.css.ts";

type Choice<Value extends string> = {
  value: Value;
  word: string;
  hint: string;
  /** Cannot be chosen just now; its hint says why. */
  isLocked?: boolean;
};

type ChoiceListProps<Value extends string> = {
  label: string;
  name: string;
  choices: readonly Choice<Value>[];
  /** Null while none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Of all of them, why none can be chosen just now. */
  locked?: string | undefined;
  error?: string | undefined;
};

/** One of a few, each with a line that says what it means. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { label, name, choices, value, onChange, locked, error } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const lockedId = `${id}-locked`;
  const describedBy = [error && errorId, locked && lockedId].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset className={styles.list} aria-describedby={describedBy}>
      <legend className={styles.legend}>{label}</legend>
      {locked && (
        <p id={lockedId} className={styles.note}>
          {locked}
        </p>
      )}
      {choices.map((choice) => {
        const choiceId = `${id}-${choice.value}`;
        return (
          <label key={choice.value} htmlFor={choiceId} className={styles.choice}>
            <input
              id={choiceId}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={(locked !== undefined && choice.value !== value) || choice.isLocked}
              aria-labelledby={`${choiceId}-word`}
              aria-describedby={`${choiceId}-hint`}
              className={styles.radio}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <span id={`${choiceId}-word`} className={styles.word}>
                {choice.word}
              </span>
              <span id={`${choiceId}-hint`} className={styles.hint}>
                {choice.hint}
              </span>
            </span>
          </label>
        );
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
