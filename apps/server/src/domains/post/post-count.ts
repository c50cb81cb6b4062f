import type { EntityManager } from "@bulmo/entities/database";
import type { Search } from "./post-search.ts";
import { countMatches, type PostFilter, type PostRow } from "./post.query.ts";

/** Nobody turns 700 pages; whoever finds more looks for a longer word (docs/decisions/018). */
const mostFound = 10_000;

/** What is found stands closer in some places than in others. */
const slack = 1.25;

/**
 * How many of the latest posts hold ten thousand, as far as a page of them tells; undefined where the index would find
 * fewer than that, of all that have the word.
 */
function passedForAll(shown: readonly PostRow[]): number | undefined {
  const [first, last] = [shown.at(0), shown.at(-1)];
  if (!first || !last || shown.length < 2) return undefined;
  const apart = (first.index - last.index) / (shown.length - 1);
  const passed = Math.ceil(mostFound * apart * slack);
  return passed <= first.total / apart ? passed : undefined;
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
  const passed = passedForAll(shown);
  if (passed !== undefined) {
    const near = await countMatches(em, { ...filter, search: search.onePassing }, { most: mostFound, latest: passed });
    if (near === mostFound) return near;
  }
  return countMatches(em, { ...filter, search: search.byIndex }, { most: mostFound });
}
