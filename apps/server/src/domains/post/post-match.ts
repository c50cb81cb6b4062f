import type { EntityManager } from "@bulmo/entities/database";
import type { Search } from "./post-search.ts";
import { countMatches, fewestPassed, findPostRows, type PostFilter, type PostRow, readTotal } from "./post.query.ts";

/** What is found stands closer in some places than in others. */
const slack = 1.25;

/** `density`: the share of a board's posts that is found; `total`: of all its posts. */
type Board = {
  density: number;
  total: number;
  /** How many posts pass in the time in which one that the index names is read. */
  timesQuicker: number;
};

/**
 * Of how many of the latest posts `wanted` are found, when each is compared as it passes; undefined where the index is
 * quicker, which names all there are on the whole board.
 */
export function passedFor(wanted: number, { density, total, timesQuicker }: Board): number | undefined {
  const passed = Math.ceil((wanted / density) * slack);
  return passed <= density * total * timesQuicker ? passed : undefined;
}

/** So many for each row up to the page's last: a word that is rarer leaves the index little to sort. */
const passedForEach = 20;

/** Above this it is asked first whether it is worth it. */
const mostPassed = 50_000;

/** A post that passes is compared in a microsecond; one that the index names is fetched from wherever it lies. */
const passesQuicker = 5;

/** Of how many of the latest posts the page is to be made, or undefined where it is the index's. */
async function latestFor(em: EntityManager, filter: PostFilter, search: Search, last: number) {
  const latest = Math.max(fewestPassed, passedForEach * last);
  if (latest <= mostPassed) return latest;
  const probe = { ...filter, search: search.byScan };
  const density = (await countMatches(em, probe, { most: fewestPassed, latest: fewestPassed })) / fewestPassed;
  return passedFor(last, { density, total: await readTotal(em, filter), timesQuicker: passesQuicker });
}

/**
 * A frequent word fills its pages from the latest posts, and an index would find, read and sort every post that has it;
 * a rare one is the index's (docs/decisions/018).
 */
export async function findMatches(
  em: EntityManager,
  filter: PostFilter,
  search: Search,
  place: { offset: number; limit: number },
): Promise<PostRow[]> {
  const latest = await latestFor(em, filter, search, place.offset + place.limit);
  const near = latest ? await findPostRows(em, { ...filter, search: search.byScan }, { ...place, latest }) : [];
  if (near.length === place.limit) return near;
  return findPostRows(em, { ...filter, search: search.byIndex }, place);
}
