import { useId } from "react";
import * as styles from "./group-chips.css.ts";

type GroupChipsProps = { groups: readonly string[]; initial: string; onChange: () => void };

/** The disciple group that a work belongs to, or none (ADM-19). */
export function GroupChips({ groups, initial, onChange }: GroupChipsProps) {
  const label = useId();
  const choices = [
    { value: "", word: "선택 안 함" },
    ...groups.map((word, place) => ({ value: String(place + 1), word })),
  ];
  return (
    <div className={styles.group} role="radiogroup" aria-labelledby={label}>
      <span id={label} className={styles.label}>
        문하
      </span>
      <div className={styles.chips}>
        {choices.map(({ value, word }) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name="subType"
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
