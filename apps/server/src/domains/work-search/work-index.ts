import type { PictureColour } from "@bulmo/contracts/picture-colour";
import { techniquesIn } from "@bulmo/contracts/material-word";
import { type WorkSize, workSizeOf, type WorkTechnique } from "@bulmo/contracts/work-facet";
import { areFew, decadesOf, type Years, yearsOf } from "./work-years.ts";

/** What the database says of a work that is looked for. */
export type WorkFacts = {
  id: number;
  /** Number of the exhibition in which it hangs. */
  exhibition: number;
  title: string;
  hanja: string;
  english: string;
  author: string;
  caption: string;
  dated: string;
  kind: string;
  technique: string;
  height: string;
  width: string;
  depth: string;
  holder: string;
  inscription: string;
  credit: string;
  /** What the group is called in which it hangs; empty for none. */
  group: string;
  colours: readonly PictureColour[];
  /** People of the lineage who are public, by number, and others by the names that the work bears. */
  artists: readonly (number | string)[];
};

/** A work by what it is found by. */
export type IndexedWork = {
  id: number;
  exhibition: number;
  kind: string;
  techniques: readonly WorkTechnique[];
  colours: readonly PictureColour[];
  size: WorkSize | undefined;
  years: Years | undefined;
  decades: readonly number[];
  artists: readonly string[];
  teachers: readonly number[];
  /** Small letters, for words that are looked for anywhere. */
  words: string;
  /** Its values of all facets, each a place in the index's list of them. */
  codes: readonly number[];
  /** It touches decades that are not among its own: its years have no end, or are more than a century. */
  isWide: boolean;
};

/** What one may choose of: a work has one or several values of each. */
const valuesOf = {
  artist: ({ artists }) => artists,
  teacher: ({ teachers }) => teachers,
  exhibition: ({ exhibition }) => [exhibition],
  kind: ({ kind }) => (kind ? [kind] : []),
  technique: ({ techniques }) => techniques,
  colour: ({ colours }) => colours,
  size: ({ size }) => (size ? [size] : []),
  decade: ({ decades }) => decades,
} as const satisfies Record<string, (work: Described) => readonly (string | number)[]>;
export type Facet = keyof typeof valuesOf;

export const facets = Object.keys(valuesOf) as Facet[];

type FacetValue = { facet: Facet; value: string | number };

type Described = Omit<IndexedWork, "codes">;

/** Numbers for values: ten thousand works are counted by a list of numbers in a tenth of the time that names take. */
function createCodes() {
  const values: FacetValue[] = [];
  const known = Object.fromEntries(facets.map((facet) => [facet, new Map<string | number, number>()])) as Record<
    Facet,
    Map<string | number, number>
  >;
  const codeOf = (facet: Facet, value: string | number): number => {
    const code = known[facet].get(value) ?? values.length;
    if (code === values.length) {
      known[facet].set(value, code);
      values.push({ facet, value });
    }
    return code;
  };
  return {
    values,
    of: (work: Described) =>
      facets.flatMap((facet) => {
        const own: readonly (string | number)[] = valuesOf[facet](work);
        return own.map((value) => codeOf(facet, value));
      }),
  };
}

export type PublicPerson = { id: number; name: string; latin: string; teacherId: number | null };

/** All works that every visitor sees, those of the latest exhibition first and each as it hangs there, and their people. */
export type WorkIndex = {
  works: readonly IndexedWork[];
  people: ReadonlyMap<number, PublicPerson>;
  /** By code. */
  values: readonly FacetValue[];
};

function wordsOf(work: WorkFacts, names: readonly string[]): string {
  const { title, hanja, english, author, technique, caption, holder, inscription, credit, group } = work;
  const said = [title, hanja, english, author, technique, caption, holder, inscription, credit, group, ...names];
  return said.join("\n").normalize("NFC").toLowerCase();
}

/** `dated` and `technique` of many works are the same: what is made of one is made once. */
const once = <Value>(make: (text: string) => Value) => {
  const made = new Map<string, Value>();
  return (text: string): Value => {
    const known = made.get(text);
    if (known !== undefined || made.has(text)) return known as Value;
    const value = make(text);
    made.set(text, value);
    return value;
  };
};

export function createWorkIndex(facts: readonly WorkFacts[], people: WorkIndex["people"]): WorkIndex {
  const techniquesOf = once(techniquesIn);
  const yearsOfDate = once(yearsOf);
  const teachersOf = (artists: WorkFacts["artists"]) =>
    artists.flatMap((artist) => {
      const teacherId = typeof artist === "number" ? people.get(artist)?.teacherId : null;
      return teacherId && people.has(teacherId) ? [teacherId] : [];
    });
  const namesOf = (artists: WorkFacts["artists"]) =>
    artists.flatMap((artist) => {
      const person = typeof artist === "number" ? people.get(artist) : undefined;
      return person ? [person.name, person.latin] : [];
    });
  const codes = createCodes();
  const works = facts.map((work) => {
    const years = yearsOfDate(work.dated);
    const described = {
      id: work.id,
      exhibition: work.exhibition,
      kind: work.kind,
      techniques: techniquesOf(work.technique),
      colours: work.colours,
      size: workSizeOf([work.height, work.width, work.depth]),
      years,
      decades: years ? decadesOf(years) : [],
      artists: [...new Set(work.artists.map(String))],
      teachers: [...new Set(teachersOf(work.artists))],
      words: wordsOf(work, namesOf(work.artists)),
      isWide: years !== undefined && !areFew(years),
    };
    return { ...described, codes: codes.of(described) };
  });
  return { works, people, values: codes.values };
}
