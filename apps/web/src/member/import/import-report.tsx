import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { type Column, Table } from "@bulmo/ui/table";
import { saveFile } from "../../parts/download/save-file.ts";
import { countOf, type ImportRow, inOrder, issueText, outcomeWords, unfitCsv } from "./import-results.ts";
import * as styles from "./member-import.css.ts";
import type { Progress } from "./use-import.ts";

const columns: Column<ImportRow>[] = [
  { key: "line", label: "줄", width: "4rem", phone: "lead", cell: ({ result }) => result.line },
  { key: "name", label: "이름", width: "8rem", primary: true, cell: ({ written }) => written.name || "(이름 없음)" },
  { key: "email", label: "이메일", cell: ({ written }) => <span className={styles.email}>{written.email}</span> },
  { key: "names", label: "아이디와 닉네임", cell: ({ result }) => <Names result={result} /> },
  { key: "outcome", label: "결과", width: "34%", phone: "below", cell: (row) => <Outcome row={row} /> },
];

function Names({ result: { username, nickname } }: Pick<ImportRow, "result">) {
  return (
    <span className={styles.names}>
      {username}
      {nickname !== "" && <span className={styles.hint}>{nickname}</span>}
    </span>
  );
}

function Outcome({ row }: { row: ImportRow }) {
  const { outcome } = row.result;
  const isUnfit = outcome === "UNFIT";
  return (
    <span className={styles.names}>
      <span className={isUnfit ? styles.fault : undefined}>{outcomeWords[outcome]}</span>
      {isUnfit && <span className={styles.hint}>{issueText(row)}</span>}
    </span>
  );
}

type ImportReportProps = { rows: readonly ImportRow[]; progress: Progress | undefined; onRegister: () => void };

/** What would become of each line, what has, and the press that registers those who can be. */
export function ImportReport({ rows, progress, onRegister }: ImportReportProps) {
  const fresh = countOf(rows, "NEW");
  const unfit = countOf(rows, "UNFIT");
  const said = (["REGISTERED", "NEW", "ALREADY", "UNFIT"] as const).flatMap((outcome) => {
    const count = countOf(rows, outcome);
    return count === 0 ? [] : [`${outcomeWords[outcome]} ${count.toLocaleString("ko-KR")}명`];
  });
  return (
    <section aria-labelledby="import-report" className={styles.step}>
      <h2 id="import-report" className={styles.heading}>
        살펴본 결과
      </h2>
      <p role="status" className={styles.note}>
        {progress ? `${progress.done} / ${progress.total}명을 등록했습니다.` : said.join(", ")}
      </p>
      <div className={styles.buttons}>
        {fresh > 0 && (
          <Button variant="primary" busy={progress !== undefined} onClick={onRegister}>
            {fresh.toLocaleString("ko-KR")}명 등록하고 초대 메일 보내기
          </Button>
        )}
        {unfit > 0 && (
          <Button onClick={() => saveFile("등록하지 못한 회원.csv", unfitCsv(rows))}>
            <Icon name="download" />
            등록할 수 없는 줄 내려받기
          </Button>
        )}
      </div>
      <Table
        caption="명단을 살펴본 결과"
        columns={columns}
        rows={inOrder(rows)}
        rowKey={({ result }) => String(result.line)}
        isMarked={({ result }) => result.outcome === "UNFIT"}
      />
    </section>
  );
}
