import type { ImportProblem, ImportReport } from "@bulmo/contracts/import-report";
import type { LeftBehind } from "./old-site.ts";

export type CountedKind = ImportReport["counts"][number]["kind"];

/** What became of one thing: it was brought, had been brought before, or stays behind. */
export type Outcome = "moved" | "before" | "left";

/** Examples of each problem; who reads the report looks for what to do, and not for a list of a thousand. */
const mostExamples = 20;

export type ReportCollector = ReturnType<typeof createReport>;

/** Counts on both sides, and what is to be looked at. */
export function createReport() {
  const counts = new Map<CountedKind, { found: number } & Record<Outcome, number>>();
  const problems = new Map<ImportProblem, { count: number; examples: string[] }>();
  const boards: ImportReport["boards"] = [];
  let leftBehind: LeftBehind[] = [];
  let lines: { problem: ImportProblem; example: string }[] = [];
  const countOf = (kind: CountedKind) => {
    const known = counts.get(kind) ?? { found: 0, moved: 0, before: 0, left: 0 };
    counts.set(kind, known);
    return known;
  };
  return {
    count(kind: CountedKind, outcome: Outcome, by = 1) {
      const counted = countOf(kind);
      counted.found += by;
      counted[outcome] += by;
    },
    /** `example` names the thing as the old site did, so that it is found there. */
    problem(problem: ImportProblem, example: string) {
      lines.push({ problem, example });
      const told = problems.get(problem) ?? { count: 0, examples: [] };
      told.count += 1;
      if (told.examples.length < mostExamples) told.examples.push(example.slice(0, 200));
      problems.set(problem, told);
    },
    board: (line: ImportReport["boards"][number]) => void boards.push(line),
    leave: (left: LeftBehind[]) => {
      leftBehind = left;
    },
    /** Every problem since the last time that somebody asked: a report has the first of each alone. */
    takeLines() {
      const taken = lines;
      lines = [];
      return taken;
    },
    read: (): ImportReport => ({
      counts: [...counts].map(([kind, counted]) => ({ kind, ...counted })),
      problems: [...problems].map(([problem, told]) => ({ problem, ...told })),
      boards: [...boards],
      leftBehind,
    }),
  };
}
