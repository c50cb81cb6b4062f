import type { EntityManager } from "@bulmo/entities/database";
import { passedFor } from "./post-match.ts";
import type { Search } from "./post-search.ts";
import { countMatches, type PostFilter, type PostRow } from "./post.query.ts";

/** Nobody turns 700 pages; whoever finds more looks for a longer word (docs/decisions/018). */
export const mostFound = 10_000;

/** The share of the posts that is found, as far as a page of them tells; undefined where it tells nothing. */
function densityOf(shown: readonly PostRow[]): number | undefined {
  const [first, last] = [shown.at(0), shown.at(-1)];
  if (!first || !last || shown.length < 2) return undefined;
  return (shown.length - 1) / (first.standing - last.standing);
}

/**
 * Counts what a search finds, up to ten thousand; `shown` is a page of it. The index names all there are before the
 * first is counted: of a word in every third title of a long board the latest posts are counted as they pass.
 */
export async function countFound(
  em: EntityManager,
  filter: PostFilter,
  search: Search,
  shown: readonly PostRow[],
): Promise<number> {
  const density = densityOf(shown);
  // The index names all there are, and reads only as many as are counted.
  const passed = density && passedFor(mostFound, { density, total: shown[0]?.total ?? 0, timesQuicker: 1 });
  if (passed !== undefined) {
    const near = await countMatches(em, { ...filter, search: search.byScan }, { most: mostFound, latest: passed });
    if (near === mostFound) return near;
  }
  return countMatches(em, { ...filter, search: search.byIndex }, { most: mostFound });
}
