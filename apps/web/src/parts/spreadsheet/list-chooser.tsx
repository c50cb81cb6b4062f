import { csvOf } from "@bulmo/contracts/csv";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useId, useRef, useState } from "react";
import { saveFile } from "../download/save-file.ts";
import { type FieldNames, fieldsOf } from "@bulmo/contracts/list-column";
import { readSpreadsheet, type Rows, SpreadsheetError } from "./read-spreadsheet.ts";
import * as styles from "./spreadsheet.css.ts";

type ListChooserProps<Name extends string> = {
  names: FieldNames<Name>;
  /** What the list is called, its file and its empty form. */
  label: string;
  /** The same in a word, before 고르기. */
  noun: string;
  hint: string;
  /** Told of a list in which nothing stands. */
  nothing: string;
  isBusy: boolean;
  chosen: string | undefined;
  onChoose: (name: string, rows: Rows) => void;
};

/** Where a list is chosen, and where its form is had. What is no list is told beside it. */
export function ListChooser<Name extends string>(props: ListChooserProps<Name>) {
  const { names, label, noun, nothing, isBusy, chosen, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const hint = useId();
  const saveForm = () =>
    saveFile(
      `${label} 양식.csv`,
      csvOf(
        fieldsOf(names).map((field) => names[field][0]),
        [],
      ),
    );
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
          {chosen ? `다른 ${noun} 고르기` : `${noun} 고르기`}
        </Button>
        <Button onClick={saveForm}>
          <Icon name="download" />빈 양식 내려받기
        </Button>
      </div>
      <p id={hint} className={styles.hint}>
        {chosen ?? props.hint}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${label} 파일`}
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
