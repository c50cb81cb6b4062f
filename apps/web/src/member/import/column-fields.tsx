import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { choicesOf, type Columns, fieldLabels } from "./import-columns.ts";
import * as styles from "./member-import.css.ts";
import type { Progress } from "./use-import.ts";

const needed = new Set(["name", "email"]);

type ColumnFieldsProps = {
  headings: readonly string[];
  columns: Columns;
  /** How many lines there are. */
  count: number;
  progress: Progress | undefined;
  onChange: (columns: Columns) => void;
  onLook: () => void;
};

/** Which column of the list tells what; found by the headings, and to be changed where they say something else. */
export function ColumnFields({ headings, columns, count, progress, onChange, onLook }: ColumnFieldsProps) {
  const choices = choicesOf(headings);
  const isReady = columns.name !== undefined && columns.email !== undefined;
  return (
    <section aria-labelledby="import-columns" className={styles.step}>
      <h2 id="import-columns" className={styles.heading}>
        명단의 항목
      </h2>
      <div className={styles.fields}>
        {fieldLabels.map(({ field, label }) => (
          <Field key={field} label={label} required={needed.has(field)}>
            <Select
              value={String(columns[field] ?? "")}
              disabled={progress !== undefined}
              onChange={({ target: { value } }) => {
                const { [field]: _before, ...others } = columns;
                onChange(value === "" ? others : { ...others, [field]: Number(value) });
              }}
            >
              <option value="">없음</option>
              {choices.map(({ at, label: heading }) => (
                <option key={at} value={at}>
                  {heading}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {!isReady && <p className={styles.fault}>이름과 이메일이 있는 열을 골라 주세요.</p>}
      <div className={styles.buttons}>
        <Button variant="primary" busy={progress !== undefined} disabled={!isReady || count === 0} onClick={onLook}>
          {progress
            ? `${progress.done} / ${progress.total}명 살펴보는 중`
            : `${count.toLocaleString("ko-KR")}명 살펴보기`}
        </Button>
      </div>
    </section>
  );
}
