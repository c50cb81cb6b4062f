import type { Grade } from "@bulmo/contracts/grade";
import { Checkbox } from "@bulmo/ui/checkbox";
import { useId } from "react";
import * as choice from "../../parts/form/choice-list.css.ts";
import * as styles from "./board.css.ts";

type GradeBoxesProps = {
  label: string;
  name: string;
  /** Those that can be chosen. */
  grades: readonly Grade[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  error: string | undefined;
};

/** Some of the grades, one or more. */
export function GradeBoxes({ label, name, grades, chosen, onChange, error }: GradeBoxesProps) {
  const errorId = `${useId()}-error`;
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset className={choice.list} aria-describedby={error && errorId}>
      <legend className={choice.legend}>{label}</legend>
      {grades.length === 0 && <p className={choice.note}>읽을 수 있는 등급을 먼저 골라 주세요.</p>}
      <div className={styles.boxes}>
        {grades.map(({ id, name: word }) => (
          <Checkbox
            key={id}
            name={name}
            value={id}
            label={word}
            checked={chosen.includes(id)}
            onCheckedChange={(state) => toggle(id, state === true)}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={choice.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
