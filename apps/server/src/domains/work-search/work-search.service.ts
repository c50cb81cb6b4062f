import type { FoundWork, WorkSearchInput } from "@bulmo/contracts/work-search";
import { collectTags } from "../../platform/cache/tag-collector.ts";
import { pageIn } from "../../platform/database/page-in.ts";
import type { Context } from "../../trpc.ts";
import { workTags } from "./open-work-index.ts";
import { choicesOf } from "./work-choices.ts";
import { findAndCount } from "./work-filter.ts";
import type { IndexedWork } from "./work-index.ts";
import { findFoundWorks } from "./work-index.query.ts";
import { asWork } from "../post/work-row.ts";

type SearchContext = Pick<Context, "em" | "boards" | "workIndex" | "tagCollector">;

type Row = Awaited<ReturnType<typeof findFoundWorks>>[number];

const asFound = (row: Row, { colours }: IndexedWork): FoundWork => ({
  number: row.id,
  ...asWork(row),
  ...(colours.length > 0 && { colours: [...colours] }),
});

/**
 * Works that every visitor sees, by what their records say and by the colours of their pictures, whoever asks: those of the
 * latest exhibition first. What is not there on the last page is on none.
 */
export async function searchWorks(context: SearchContext, { page, limit, ...query }: WorkSearchInput) {
  const { exhibitions } = (await context.boards()).listed;
  // Those of works that are found now are among them, and those of works that would be after the next change.
  collectTags(context.tagCollector, workTags(exhibitions.map(({ type }) => type)));
  const index = await context.workIndex();
  const { found, counts } = findAndCount(index, query);
  const { offset, ...paged } = pageIn({ page, limit }, found.length);
  const shown = found.slice(offset, offset + limit);
  const numbers = shown.map(({ id }) => id);
  const rows = new Map((await findFoundWorks(context.em, numbers)).map((row) => [row.id, row]));
  return {
    list: shown.flatMap((work) => {
      const row = rows.get(work.id);
      return row ? [asFound(row, work)] : [];
    }),
    ...paged,
    total: found.length,
    choices: choicesOf(counts, { people: index.people, exhibitions, query }),
  };
}
