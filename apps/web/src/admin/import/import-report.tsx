import { importKindWords, importProblemWords } from "@bulmo/contracts/import-problem";
import type { ImportReport as Report } from "@bulmo/contracts/import-report";
import { type Column, Table } from "@bulmo/ui/table";
import type { ReactNode } from "react";
import * as styles from "./import.css.ts";

const number = (count: number) => count.toLocaleString("ko-KR");

/** On a phone no head names the columns. */
const named = (name: string, count: number) => (
  <>
    <span className={styles.name}>{name} </span>
    {number(count)}
  </>
);

const counts: Column<Report["counts"][number]>[] = [
  { key: "kind", label: "종류", primary: true, cell: ({ kind }) => importKindWords[kind] },
  { key: "found", label: "옛 누리집", align: "end", cell: ({ found }) => named("옛 누리집", found) },
  { key: "moved", label: "옮김", align: "end", cell: ({ moved }) => named("옮김", moved) },
  { key: "before", label: "전에 옮김", align: "end", cell: ({ before }) => named("전에 옮김", before) },
  { key: "left", label: "남음", align: "end", cell: ({ left }) => named("남음", left) },
];

const boards: Column<Report["boards"][number]>[] = [
  { key: "title", label: "옛 게시판", primary: true, cell: ({ title, key }) => `${title} (${key})` },
  { key: "posts", label: "글", align: "end", cell: ({ postCount }) => named("글", postCount) },
  {
    key: "address",
    label: "새 주소",
    cell: ({ address }) => (address === null ? "옮기지 않음" : `/community/${address}`),
  },
];

const left: Column<Report["leftBehind"][number]>[] = [
  { key: "what", label: "무엇", primary: true, cell: ({ what }) => what },
  { key: "count", label: "수", align: "end", cell: ({ count }) => number(count) },
  { key: "why", label: "사유", cell: ({ why }) => why },
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Problem({ problem, count, examples }: Report["problems"][number]) {
  const more = count - examples.length;
  return (
    <li>
      <details>
        <summary className={styles.problem}>
          {importProblemWords[problem]} <span className={styles.count}>{number(count)}건</span>
        </summary>
        <ul className={styles.examples}>
          {[...new Set(examples)].map((example) => (
            <li key={example}>{example}</li>
          ))}
          {more > 0 && <li>그 밖에 {number(more)}건은 서버의 보고서 폴더에 있는 problems.jsonl에 모두 있습니다.</li>}
        </ul>
      </details>
    </li>
  );
}

/** Both sides, what is to be looked at, and what stays behind. */
export function ImportReport({ report }: { report: Report }) {
  return (
    <div className={styles.report}>
      <Part title="수">
        <Table caption="옮긴 수" columns={counts} rows={report.counts} rowKey={({ kind }) => kind} />
      </Part>
      {report.boards.length > 0 && (
        <Part title="게시판">
          <Table caption="게시판" columns={boards} rows={report.boards} rowKey={({ key }) => key} />
        </Part>
      )}
      {report.problems.length > 0 && (
        <Part title="살펴볼 것">
          <ul className={styles.problems}>
            {report.problems.map((problem) => (
              <Problem key={problem.problem} {...problem} />
            ))}
          </ul>
        </Part>
      )}
      {report.leftBehind.length > 0 && (
        <Part title="옮기지 않는 것">
          <Table caption="옮기지 않는 것" columns={left} rows={report.leftBehind} rowKey={({ what }) => what} />
        </Part>
      )}
    </div>
  );
}
