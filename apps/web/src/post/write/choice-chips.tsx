import { useId } from "react";
import * as styles from "./choice-chips.css.ts";

type ChoiceChipsProps = {
  label: string;
  name: string;
  /** Beside none of them, which is the first. */
  choices: readonly { value: string; word: string }[];
  initial: string;
  onChange: () => void;
};

/** One of a few words, or none, all of them in sight. */
export function ChoiceChips({ label, name, choices, initial, onChange }: ChoiceChipsProps) {
  const id = useId();
  return (
    <div className={styles.group} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.chips}>
        {[{ value: "", word: "선택 안 함" }, ...choices].map(({ value, word }) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial}
              className={styles.choice}
              onChange={onChange}
            />
            <span className={styles.word}>{word}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
