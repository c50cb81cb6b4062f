import type { BoardList } from "@bulmo/contracts/board-list";
import { colourNames, kindNames, sizeNames, techniqueNames } from "@bulmo/contracts/work-facet";
import type { WorkChoice, WorkChoices } from "@bulmo/contracts/work-search";
import type { Counts, WorkQuery } from "./work-filter.ts";
import type { WorkIndex } from "./work-index.ts";

/** Names at the top of a list, by their number of works; whoever is looked for stands there besides. */
const mostNames = 60;

type Count = ReadonlyMap<string | number, number>;

/** Of a list of words those that works have, in the list's order. */
const inOrder = (names: readonly string[], counts: Count): WorkChoice[] =>
  names.flatMap((value) => {
    const count = counts.get(value);
    return count ? [{ value, count }] : [];
  });

/** Those with the most works first. */
function byCount(counts: Count, labelOf: (value: string) => string, chosen: string): WorkChoice[] {
  const choices = [...counts].map(([value, count]) => ({ value: String(value), label: labelOf(String(value)), count }));
  const sorted = choices.toSorted(
    (one, other) => other.count - one.count || one.label.localeCompare(other.label, "ko"),
  );
  const shown = sorted.filter(({ value }, place) => place < mostNames || value === chosen);
  // What is chosen has a name also where nothing is found by it.
  const isShown = chosen === "" || shown.some(({ value }) => value === chosen);
  return isShown ? shown : [...shown, { value: chosen, label: labelOf(chosen), count: 0 }];
}

type Known = { people: WorkIndex["people"]; exhibitions: BoardList["exhibitions"]; query: WorkQuery };

/** What one may choose, each with the number of works that there would be (WRK-04). */
export function choicesOf(counts: Counts, { people, exhibitions, query }: Known): WorkChoices {
  const nameOf = (value: string) => people.get(Number(value))?.name ?? value;
  return {
    artist: byCount(counts.artist, nameOf, query.artist),
    teacher: byCount(counts.teacher, nameOf, query.teacher === undefined ? "" : String(query.teacher)),
    exhibition: exhibitions.flatMap(({ n, title }) => {
      const count = counts.exhibition.get(n) ?? 0;
      return count > 0 || n === query.exhibition ? [{ value: String(n), label: title, count }] : [];
    }),
    kind: inOrder(kindNames, counts.kind),
    technique: inOrder(techniqueNames, counts.technique),
    colour: inOrder(colourNames, counts.colour),
    size: inOrder(sizeNames, counts.size),
    decade: [...counts.decade]
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([value, count]) => ({ value: String(value), count })),
  };
}
