import { csvOf } from "@bulmo/contracts/csv";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useId, useRef, useState } from "react";
import { saveFile } from "../../parts/download/save-file.ts";
import { fieldLabels } from "./import-columns.ts";
import * as styles from "./member-import.css.ts";
import { readSpreadsheet, type Rows, SpreadsheetError } from "./read-spreadsheet.ts";

const nothing = "명단에 회원이 없습니다. 첫 줄에 항목의 이름을, 둘째 줄부터 회원을 적어 주세요.";

const saveForm = () =>
  saveFile(
    "회원 명단 양식.csv",
    csvOf(
      fieldLabels.map(({ label }) => label),
      [],
    ),
  );

type ListChooserProps = { isBusy: boolean; chosen: string | undefined; onChoose: (name: string, rows: Rows) => void };

/** Where a list is chosen, and where its form is had. What is no list is told beside it. */
export function ListChooser({ isBusy, chosen, onChoose }: ListChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const hint = useId();
  const read = async (file: File) => {
    try {
      const rows = await readSpreadsheet(file);
      const isEmpty = rows.slice(1).every((row) => row.every((cell) => cell.trim() === ""));
      setError(isEmpty ? nothing : undefined);
      if (!isEmpty) onChoose(file.name, rows);
    } catch (fault) {
      if (!(fault instanceof SpreadsheetError)) throw fault;
      setError(fault.message);
    }
  };
  return (
    <div className={styles.chooser}>
      <div className={styles.buttons}>
        <Button variant={chosen ? "secondary" : "primary"} disabled={isBusy} onClick={() => input.current?.click()}>
          {chosen ? "다른 명단 고르기" : "명단 고르기"}
        </Button>
        <Button onClick={saveForm}>
          <Icon name="download" />빈 양식 내려받기
        </Button>
      </div>
      <p id={hint} className={styles.hint}>
        {chosen ?? "엑셀(.xlsx)이나 CSV 파일, 5MB까지. 이름과 이메일만 있어도 됩니다."}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="회원 명단 파일"
        aria-describedby={hint}
        accept=".xlsx,.csv,.txt,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file again, put right meanwhile, is a change too.
          target.value = "";
          if (file) void read(file);
        }}
      />
      {error && (
        <p role="alert" className={styles.fault}>
          {error}
        </p>
      )}
    </div>
  );
}
