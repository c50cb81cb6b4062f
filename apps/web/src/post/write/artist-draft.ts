import type { Person } from "@bulmo/contracts/person";
import { labelOf } from "@bulmo/contracts/person-label";
import { isBlank } from "@bulmo/contracts/text-rule";
import { type ArtistRole, artistRoles, defaultRole } from "@bulmo/contracts/work-artist-role";

type Written = { personId: number | null; name: string; role: ArtistRole };

/** An artist in a form: somebody of the lineage, or whose name was typed. Its key is its own among them. */
export type ArtistDraft = Written & { key: number };

export const withBlank = (artists: readonly ArtistDraft[]): ArtistDraft[] => [
  ...artists,
  { key: Math.max(-1, ...artists.map(({ key }) => key)) + 1, personId: null, name: "", role: defaultRole },
];

/** As a form and a draft in the browser have them, whose fields are texts; empty for nobody. */
export const artistsText = (artists: readonly (Written & { key?: number })[] = []): string =>
  artists.length === 0
    ? ""
    : JSON.stringify(
        artists.map(({ key, personId, name, role }, place) => ({ key: key ?? place, personId, name, role })),
      );

/** Of a text that this wrote. */
export const artistsIn = (text: string): ArtistDraft[] => (text === "" ? [] : (JSON.parse(text) as ArtistDraft[]));

/** As the calls take them: a row in which nobody stands is nobody. */
export const writtenArtists = (text: string) =>
  artistsIn(text)
    .filter(({ personId, name }) => personId !== null || !isBlank(name))
    // Of who has a record the label was chosen, which tells more than the name.
    .map(({ personId, name, role }) => ({ personId, name: personId === null ? name : "", role }));

/** As one is found in the list of people: by the label, or by Hanja or full name where only one is called so. */
export function personNamed<Named extends Person>(typed: string, people: readonly Named[]): Named | undefined {
  const name = typed.trim();
  const labelled = people.find((one) => labelOf(one, people) === name);
  if (labelled || name === "") return labelled;
  const [only, ...others] = people.filter(
    ({ hanja, dharmaName, name: own }) => hanja === name || (dharmaName !== "" && `${dharmaName} ${own}` === name),
  );
  return others.length === 0 ? only : undefined;
}

/** What stands below the name of somebody of the lineage. */
export const knownAs = ({ dharmaName, name, hanja }: Person): string =>
  [dharmaName, name, hanja].filter(Boolean).join(" ");

export const roleChoices = Object.entries(artistRoles) as [ArtistRole, string][];
