import { type ImportRun as ImportRunAnswer, importReport, importSources } from "@bulmo/contracts/import-report";
import type { EntityManager } from "@bulmo/entities/database";
import { ImportRun } from "@bulmo/entities/import.entity";

/** Nobody looks through more; an evening has a dozen. */
const mostRuns = 20;

/** A report that this version cannot read, of a later one for instance, is left out. */
function toAnswer(run: ImportRun): ImportRunAnswer[] {
  const source = importSources.find((known) => known === run.source);
  const report = importReport.safeParse(run.report);
  if (!source || !report.success) return [];
  return [
    {
      id: run.id,
      source,
      isDryRun: run.isDryRun,
      startedAt: run.startedAt.toISOString(),
      finishedAt: run.finishedAt?.toISOString() ?? null,
      report: report.data,
    },
  ];
}

/** The latest looks at old sites and moves from them, the newest first. */
export async function listImports(em: EntityManager): Promise<{ list: ImportRunAnswer[] }> {
  const runs = await em.find(ImportRun, {}, { orderBy: { startedAt: "desc" }, limit: mostRuns });
  return { list: runs.flatMap(toAnswer) };
}
