import type { FoundWork, WorkSearchInput } from "@bulmo/contracts/work-search";
import { collectTags } from "../../platform/cache/tag-collector.ts";
import type { Context } from "../../trpc.ts";
import { workTags } from "./open-work-index.ts";
import { choicesOf } from "./work-choices.ts";
import { findAndCount } from "./work-filter.ts";
import type { IndexedWork } from "./work-index.ts";
import { findWorksNumbered } from "./work-index.query.ts";
import { asWork } from "../post/work-row.ts";

type SearchContext = Pick<Context, "em" | "boards" | "workIndex" | "tagCollector">;

type Row = Awaited<ReturnType<typeof findWorksNumbered>>[number];

const asFound = (row: Row, { colours }: IndexedWork): FoundWork => ({
  number: row.id,
  ...asWork(row),
  ...(colours.length > 0 && { colours: [...colours] }),
});

/**
 * Works that every visitor sees, by what their records say and by the colours of their pictures, whoever asks: those of the
 * latest exhibition first. What is not there on the last page is on none.
 */
export async function searchWorks(context: SearchContext, { page: wanted, limit, ...query }: WorkSearchInput) {
  const { exhibitions } = (await context.boards()).listed;
  // Those of works that are found now are among them, and those of works that would be after the next change.
  collectTags(context.tagCollector, workTags(exhibitions.map(({ type }) => type)));
  const { works, people } = await context.workIndex();
  const { found, counts } = findAndCount(works, query);
  const totalPages = Math.max(1, Math.ceil(found.length / limit));
  const page = Math.min(wanted, totalPages);
  const shown = found.slice((page - 1) * limit, page * limit);
  const numbers = shown.map(({ id }) => id);
  const rows = new Map((await findWorksNumbered(context.em, numbers)).map((row) => [row.id, row]));
  return {
    list: shown.flatMap((work) => {
      const row = rows.get(work.id);
      return row ? [asFound(row, work)] : [];
    }),
    page,
    totalPages,
    total: found.length,
    choices: choicesOf(counts, { people, exhibitions, query }),
  };
}
