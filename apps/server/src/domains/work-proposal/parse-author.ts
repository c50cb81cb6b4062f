import type { WorkArtist } from "@bulmo/contracts/work-artist";
import { type ArtistRole, artistRoles, defaultRole, maximumArtists } from "@bulmo/contracts/work-artist-role";

// Whom of the lineage the line of a work's author names.

export type KnownPerson = { id: number; name: string; hanja: string; dharmaName: string };

export type ParsedAuthor = { artists: WorkArtist[]; isSure: boolean; reason: string };

/** As it is looked for: without spaces, and without what is said out of respect. */
const keyOf = (name: string) => name.replace(/\s+/gu, "").toLowerCase();
const respect = /\s*(?:큰스님|스님|화백|선생님?|불모|작가|화사|금어|법사|거사|보살)(?:\s*님)?$/u;

/** Everybody by whatever they are called; who shares a name with somebody is told with them. */
export function namesOf(people: readonly KnownPerson[]): Map<string, KnownPerson[]> {
  const named = people.flatMap((person) => {
    const { name, hanja, dharmaName } = person;
    const names = [name, hanja, dharmaName, dharmaName && dharmaName + name, dharmaName && name + dharmaName];
    return [...new Set(names.map(keyOf))].filter(Boolean).map((key) => ({ key, person }));
  });
  return new Map([...Map.groupBy(named, ({ key }) => key)].map(([key, own]) => [key, own.map(({ person }) => person)]));
}

const roleNames = new Map(Object.entries(artistRoles).map(([role, label]) => [keyOf(label), role as ArtistRole]));

type Named = { name: string; people: KnownPerson[]; role: ArtistRole };

/** `보응(普應)`, `보응 (수화승)`, `수화승 보응`, `보응 스님`. */
function readName(written: string, known: ReadonlyMap<string, KnownPerson[]>): Named {
  const { outside = written, inside = "" } =
    /^(?<outside>[^(（]*)[(（](?<inside>[^)）]*)[)）]$/u.exec(written)?.groups ?? {};
  const [first = "", ...others] = outside.trim().split(/\s+/u);
  const before = others.length > 0 ? roleNames.get(keyOf(first)) : undefined;
  const name = (before ? others.join(" ") : outside.trim()).replace(respect, "") || outside.trim();
  const role = roleNames.get(keyOf(inside)) ?? before ?? defaultRole;
  const byName = known.get(keyOf(name)) ?? [];
  const besides = known.get(keyOf(inside)) ?? [];
  // Of several who share a name, the one whom the brackets name too.
  const both = byName.filter((person) => besides.includes(person));
  const people = both.length > 0 ? both : byName.length > 0 ? byName : besides;
  return { name: people.length === 1 ? name : written.trim(), people, role };
}

const whoAs = ({ personId, name, role }: WorkArtist) => `${role} ${personId ?? name}`;

/** Nobody stands twice in one role: 금용당·일섭 is one person by two names, and no record takes them twice. */
const eachOnce = (artists: readonly WorkArtist[]): WorkArtist[] =>
  artists.filter((artist, place) => artists.findIndex((other) => whoAs(other) === whoAs(artist)) === place);

/** Commas and the like; a dot or a slash may have no spaces around it. */
const between = /\s*[,，、;；·ㆍ/&+]\s*/u;
const andOthers = /\s+외\s*(?:\d+\s*(?:명|인))?$/u;

/**
 * The artists that a line names, or null where none of them is of the lineage. Who is not, and who shares a name with
 * another, stands among them by the name that is written.
 */
export function parseAuthor(author: string, known: ReadonlyMap<string, KnownPerson[]>): ParsedAuthor | null {
  const line = author.trim();
  const hasOthers = andOthers.test(line);
  const named = line
    .replace(andOthers, "")
    .split(between)
    .filter((name) => name.trim() !== "")
    .map((name) => readName(name, known));
  if (named.length > maximumArtists || !named.some(({ people }) => people.length === 1)) return null;
  const strange = named.filter(({ people }) => people.length === 0).map(({ name }) => `‘${name}’`);
  const shared = named.filter(({ people }) => people.length > 1).map(({ name }) => `‘${name}’`);
  const reasons = [
    strange.length > 0 && `${[...new Set(strange)].join(", ")}: 문도에 없는 이름입니다.`,
    shared.length > 0 && `${[...new Set(shared)].join(", ")}: 같은 이름의 문도가 여럿입니다.`,
    hasOthers && "‘외’에 드는 이들은 적혀 있지 않습니다.",
  ].filter((reason) => reason !== false);
  const artists = named.map(({ name, people, role }) => {
    const [person] = people.length === 1 ? people : [];
    return { personId: person?.id ?? null, name: person?.name ?? name, hanja: person?.hanja ?? "", role };
  });
  return { artists: eachOnce(artists), isSure: reasons.length === 0, reason: reasons.join(" ") };
}
