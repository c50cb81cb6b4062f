import { csvOf } from "@bulmo/contracts/csv";
import type { ImportedLine, ImportedResult, ImportOutcome, TakenNames } from "@bulmo/contracts/member-import";

/** A line with what became of it, or would. */
export type ImportRow = { written: ImportedLine; result: ImportedResult };

export const outcomeWords: Record<ImportOutcome, string> = {
  NEW: "등록할 수 있음",
  REGISTERED: "등록함",
  ALREADY: "이미 회원",
  UNFIT: "등록할 수 없음",
};

export const rowsOf = (lines: readonly ImportedLine[], results: readonly ImportedResult[]): ImportRow[] =>
  lines.flatMap((written, place) => {
    const result = results[place];
    return result ? [{ written, result }] : [];
  });

const isOf = (outcome: ImportOutcome) => (row: ImportRow) => row.result.outcome === outcome;

export const countOf = (rows: readonly ImportRow[], outcome: ImportOutcome): number =>
  rows.filter(isOf(outcome)).length;

/** What these lines have, so that none below gets the same: a line that is unfit gets nothing. */
export const takenBy = (rows: readonly ImportRow[]): TakenNames[] =>
  rows
    .filter((row) => !isOf("UNFIT")(row))
    .map(({ written: { email }, result: { username, nickname } }) => ({ email, username, nickname }));

/** Lines first that somebody has to look at. */
export const inOrder = (rows: readonly ImportRow[]): ImportRow[] => [
  ...rows.filter(isOf("UNFIT")),
  ...rows.filter((row) => !isOf("UNFIT")(row)),
];

export const issueText = ({ result }: ImportRow): string => result.issues.map(({ message }) => message).join(" ");

/** Those that were not registered, to be put right in a spreadsheet and chosen again. */
export const unfitCsv = (rows: readonly ImportRow[]): string =>
  csvOf(
    ["줄", "이름", "이메일", "아이디", "닉네임", "사유"],
    rows
      .filter(isOf("UNFIT"))
      .map((row) => [
        String(row.result.line),
        row.written.name,
        row.written.email,
        row.written.username,
        row.written.nickname,
        issueText(row),
      ]),
  );
