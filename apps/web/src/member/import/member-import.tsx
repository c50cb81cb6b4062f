import { invitationDays } from "@bulmo/contracts/invitation-days";
import { useState } from "react";
import type { ImportedField } from "@bulmo/contracts/member-import";
import { type Columns, guessColumns } from "@bulmo/contracts/list-column";
import { ListChooser } from "../../parts/spreadsheet/list-chooser.tsx";
import type { Rows } from "../../parts/spreadsheet/read-spreadsheet.ts";
import { linesOf, memberFieldNames } from "./import-columns.ts";
import { ColumnFields } from "./column-fields.tsx";
import { ImportReport } from "./import-report.tsx";
import { type ImportRow, rowsOf } from "./import-results.ts";
import * as styles from "./member-import.css.ts";
import { useImport } from "./use-import.ts";

type Chosen = { name: string; rows: Rows; columns: Columns<ImportedField> };

/** Members who come from a spreadsheet: chosen, looked at line by line, registered and invited (IMP-06). */
export function MemberImport() {
  const [chosen, setChosen] = useState<Chosen>();
  const [report, setReport] = useState<ImportRow[]>();
  const { run, progress } = useImport();
  const choose = (name: string, rows: Rows) => {
    setReport(undefined);
    setChosen({ name, rows, columns: guessColumns(memberFieldNames, rows[0] ?? []) });
  };
  const change = (columns: Columns<ImportedField>) => {
    setReport(undefined);
    setChosen((before) => before && { ...before, columns });
  };
  const lines = chosen ? linesOf(chosen.rows, chosen.columns) : [];
  const look = async () => setReport(rowsOf(lines, await run(lines, true)));
  const register = async () => {
    const wanted = (report ?? []).filter(({ result }) => result.outcome === "NEW").map(({ written }) => written);
    const done = new Map((await run(wanted, false)).map((result) => [result.line, result]));
    setReport((before) => before?.map((row) => ({ ...row, result: done.get(row.result.line) ?? row.result })));
  };
  return (
    <div className={styles.page}>
      <p className={styles.note}>
        첫 줄에 항목의 이름이 있는 명단을 고르면 한 줄씩 살펴보고, 등록한 회원에게는 초대 메일을 보냅니다. 초대는{" "}
        {invitationDays}일 동안 쓸 수 있습니다. 이미 있는 회원은 그대로 두므로 같은 명단을 다시 골라도 됩니다.
      </p>
      <ListChooser
        names={memberFieldNames}
        label="회원 명단"
        noun="명단"
        hint="엑셀(.xlsx)이나 CSV 파일, 5MB까지. 이름과 이메일만 있어도 됩니다."
        nothing="명단에 회원이 없습니다. 첫 줄에 항목의 이름을, 둘째 줄부터 회원을 적어 주세요."
        isBusy={progress !== undefined}
        chosen={chosen?.name}
        onChoose={choose}
      />
      {chosen && (
        <ColumnFields
          headings={chosen.rows[0] ?? []}
          columns={chosen.columns}
          count={lines.length}
          progress={report ? undefined : progress}
          onChange={change}
          onLook={() => void look()}
        />
      )}
      {report && <ImportReport rows={report} progress={progress} onRegister={() => void register()} />}
    </div>
  );
}
