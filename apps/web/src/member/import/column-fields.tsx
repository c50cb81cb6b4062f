import { Button } from "@bulmo/ui/button";
import type { ImportedField } from "@bulmo/contracts/member-import";
import { ColumnChoices } from "../../parts/spreadsheet/column-choices.tsx";
import type { Columns } from "@bulmo/contracts/list-column";
import { memberFieldNames } from "./import-columns.ts";
import * as styles from "./member-import.css.ts";
import type { Progress } from "./use-import.ts";

type ColumnFieldsProps = {
  headings: readonly string[];
  columns: Columns<ImportedField>;
  /** How many lines there are. */
  count: number;
  progress: Progress | undefined;
  onChange: (columns: Columns<ImportedField>) => void;
  onLook: () => void;
};

/** Which column of the list tells what. */
export function ColumnFields({ headings, columns, count, progress, onChange, onLook }: ColumnFieldsProps) {
  const isReady = columns.name !== undefined && columns.email !== undefined;
  return (
    <section aria-labelledby="import-columns" className={styles.step}>
      <h2 id="import-columns" className={styles.heading}>
        명단의 항목
      </h2>
      <ColumnChoices
        names={memberFieldNames}
        required={["name", "email"]}
        headings={headings}
        columns={columns}
        disabled={progress !== undefined}
        onChange={onChange}
      />
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
