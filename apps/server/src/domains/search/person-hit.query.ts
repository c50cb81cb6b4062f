import { personPath } from "@bulmo/contracts/person-address";
import type { SearchHit } from "@bulmo/contracts/search";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { excerptOf, markMatches } from "./marked-text.ts";
import { holdsAll, rankOf } from "./rank.ts";

/** Whoever is hidden is found by nobody: their page tells no name. */
const findPublic = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("person")
    .select(["id", "name", "hanja", "latin", "dharma_name", "born", "died", "note"])
    .where("is_public", "=", true)
    .orderBy("position")
    .orderBy("id")
    .execute();

/** People of the lineage, those whose name is just that first. */
export async function findPersonHits(em: EntityManager, words: readonly string[]): Promise<SearchHit[]> {
  const people = (await findPublic(em)).map((person) => ({
    path: personPath(person.id),
    name: [person.name, person.hanja].filter(Boolean).join(" "),
    names: [person.name, person.hanja, person.latin, person.dharma_name],
    years: person.born || person.died ? `${person.born}~${person.died}` : "",
    words: [person.dharma_name, person.latin, person.note].filter(Boolean).join(" · "),
  }));
  const isNamed = ({ names }: (typeof people)[number]) => names.some((name) => name.toLowerCase() === words.join(" "));
  return people
    .filter(({ name, words: text }) => holdsAll(`${name} ${text}`, words))
    .map((person) => ({
      person,
      rank: isNamed(person) ? -1 : rankOf({ title: person.name, words: person.words }, words),
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ person }) => ({
      title: markMatches(person.name, words),
      path: person.path,
      label: person.years,
      createdAt: null,
      excerpt: excerptOf(person.words, words),
    }));
}
