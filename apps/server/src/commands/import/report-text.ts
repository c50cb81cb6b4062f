import { importKindWords, importProblemWords } from "@bulmo/contracts/import-problem";
import type { ImportReport } from "@bulmo/contracts/import-report";

type Written = { report: ImportReport; isDryRun: boolean; source: string };

/** The report for who sits before the computer. */
export function writeReport({ report, isDryRun, source }: Written): string {
  const moved = isDryRun ? "옮길 것" : "옮김";
  const counted = report.counts.map(
    ({ kind, found, moved: now, before, left }) =>
      `  ${importKindWords[kind]}: 옛 누리집 ${found} = ${moved} ${now} + 전에 옮김 ${before} + 남음 ${left}`,
  );
  const boards = report.boards.map(
    ({ key, title, postCount, address }) =>
      `  ${title} (${key}, 글 ${postCount}) → ${address === null ? "옮기지 않음" : `/community/${address}`}`,
  );
  const problems = report.problems.map(({ problem, count, examples }) => {
    const more = count > examples.length ? `\n      … 밖에 ${count - examples.length}건(problems.jsonl)` : "";
    return `  ${importProblemWords[problem]} (${count}건)\n${examples.map((one) => `      ${one}`).join("\n")}${more}`;
  });
  const left = report.leftBehind.map(({ what, count, why }) => `  ${what} ${count}: ${why}`);
  return [
    isDryRun ? `시험 실행입니다(${source}). 아무것도 바꾸지 않았습니다.` : `옮기기를 마쳤습니다(${source}).`,
    "",
    "수",
    ...counted,
    "",
    "게시판",
    ...boards,
    ...(problems.length > 0 ? ["", "살펴볼 것", ...problems] : []),
    ...(left.length > 0 ? ["", "옮기지 않는 것", ...left] : []),
    "",
  ].join("\n");
}
