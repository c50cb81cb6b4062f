import { Button } from "@bulmo/ui/button";
import { type Column, Table } from "@bulmo/ui/table";
import { useBatchWords } from "./batch-words.ts";
import type { SheetLine } from "./sheet-line.ts";
import { outcomeOf, pairsOf, type SheetOutcome } from "./sheet-merge.ts";
import * as styles from "./sheet.css.ts";
import type { Work } from "./work.ts";

/** More would not be one form any more, but a browser that stands still. */
const mostLines = 500;

type Row = { line: SheetLine; outcome: SheetOutcome };

const outcomeWords: Record<SheetOutcome, string> = {
  MADE: "이미 올렸습니다",
  PICTURED: "사진과 맞음",
  WAITING: "사진을 기다림",
};

const columns: Column<Row>[] = [
  { key: "line", label: "줄", width: "4rem", phone: "lead", cell: ({ line }) => line.line },
  { key: "title", label: "제목", primary: true, cell: ({ line }) => line.texts.title || "(제목 없음)" },
  { key: "file", label: "사진 파일", cell: ({ line }) => <span className={styles.file}>{line.fileName}</span> },
  { key: "outcome", label: "결과", width: "45%", phone: "below", cell: (row) => <Outcome row={row} /> },
];

const Outcome = ({ row: { line, outcome } }: { row: Row }) => (
  <span className={styles.outcome}>
    <span>{outcomeWords[outcome]}</span>
    {line.issues.map(({ field, message }) => (
      <span key={`${field}${message}`} className={styles.fault}>
        {message}
      </span>
    ))}
  </span>
);

type SheetReportProps = {
  lines: readonly SheetLine[];
  works: readonly Work[];
  hasPicture: (work: Work) => boolean;
  isTaken: boolean;
  isRunning: boolean;
  onTake: () => void;
};

/** What each line would become, and what is wrong with it; the press that puts them into the form. */
export function SheetReport({ lines, works, hasPicture, isTaken, isRunning, onTake }: SheetReportProps) {
  const { one, unit } = useBatchWords();
  const rows = pairsOf(works, lines).map(({ line, work }) => ({ line, outcome: outcomeOf(work, hasPicture) }));
  const unfit = lines.filter(({ issues }) => issues.length > 0).length;
  const count = rows.filter(({ outcome }) => outcome !== "MADE").length;
  if (lines.length > mostLines)
    return (
      <p role="alert" className={styles.fault}>
        한 번에 {mostLines}줄까지 넣을 수 있습니다. 목록을 나누어 주세요.
      </p>
    );
  const found = `${one} ${lines.length}${unit}을 찾았습니다.${unfit > 0 ? ` 고칠 곳이 있는 줄이 ${unfit}개입니다.` : ""}`;
  return (
    <>
      <p role="status">{isTaken ? `${one} ${count}${unit}을 아래에 넣었습니다.` : found}</p>
      <div>
        <Button variant="primary" disabled={count === 0 || isRunning} onClick={onTake}>
          {one} {count}
          {unit} {isTaken ? "다시 넣기" : "넣기"}
        </Button>
      </div>
      <Table
        caption={`${one} 목록을 살펴본 결과`}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => line.line}
        isMarked={({ line }) => line.issues.length > 0}
      />
    </>
  );
}
