import { notMakers } from "@bulmo/contracts/cited-work";
import { personPath } from "@bulmo/contracts/person-address";
import { artistLine } from "@bulmo/contracts/work-artist-line";
import { type ArtistRole, artistRoles, defaultRole } from "@bulmo/contracts/work-artist-role";
import { workNumberPath } from "../work-address/work-path.ts";
import { nameAbroad, rolesInEnglish } from "@bulmo/contracts/work-english";
import type { WorkArtist } from "@bulmo/contracts/work-artist";
import { concept, type Concept, listed, namesInBoth, reference, statement } from "./linked-art.ts";
import { timeSpanOf } from "./time-span.ts";

/** Where the record of somebody of the lineage is, which is also what they are called by (WRK-08). */
export const personLinkedPath = (id: number) => `${personPath(id)}.jsonld`;

/** What AAT calls that which was done; it has no word of its own for the others. */
const techniques: Partial<Record<ArtistRole, Concept>> = {
  HEAD_PAINTER: concept(300054216, "Painting"),
  PAINTER: concept(300054216, "Painting"),
  SCULPTURE: concept(300264383, "Sculpting"),
  CALLIGRAPHY: concept(300053162, "Calligraphy"),
  RESTORATION: concept(300404519, "Conservation"),
};

type Made = { id: number; artists: readonly WorkArtist[] | null; author: string; dated: string };

/** Names that stand in one line are several people. */
const isSeveral = (author: string) => /[,;·&]|\s외\s/u.test(author);

/** By whom a work was made or looked after: who has no record of their own is named within the work's. */
function doneBy(publicUrl: string, { id: number, artists, author }: Made) {
  const id = publicUrl + workNumberPath(number);
  if (!artists || artists.length === 0)
    return author
      ? [{ who: reference(isSeveral(author) ? "Group" : "Person", `${id}#author`, author), role: defaultRole }]
      : [];
  return artists.map(({ personId, name, role }, place) => ({
    // Of whoever is hidden there is no number: nothing but the name that was written leaves.
    who: reference(
      "Person",
      personId === null ? `${id}#artist-${place + 1}` : publicUrl + personLinkedPath(personId),
      name,
    ),
    role,
  }));
}

type Done = ReturnType<typeof doneBy>[number];

/** What one of them did, by its name in both languages where it is more than having made it. */
const partOf = (type: "Production" | "Modification", { who, role }: Done) => ({
  type,
  ...listed("identified_by", role === defaultRole ? [] : namesInBoth(artistRoles[role], rolesInEnglish[role])),
  ...listed("technique", [techniques[role] ?? []].flat()),
  carried_out_by: [who],
});

/** The line that names them all, for who reads English: where one of them wrote their name in Latin letters. */
const lineAbroad = (artists: Made["artists"]): string =>
  artists?.some(({ latin }) => latin)
    ? artists
        .map((artist) =>
          artist.role === defaultRole ? nameAbroad(artist) : `${nameAbroad(artist)} (${rolesInEnglish[artist.role]})`,
        )
        .join("; ")
    : "";

/** How a work came to be: when, and by whom; everybody is named in words besides, whoever attested it too. */
export function productionOf(publicUrl: string, made: Made) {
  const makers = doneBy(publicUrl, made).filter(({ role }) => !notMakers.has(role));
  const words = made.artists ? artistLine(made.artists) : made.author;
  const production = {
    ...listed("referred_to_by", [
      ...statement(words, "production", "ko"),
      ...statement(lineAbroad(made.artists), "production", "en"),
    ]),
    ...(made.dated && { timespan: timeSpanOf(made.dated) }),
    ...listed(
      "part",
      makers.map((maker) => partOf("Production", maker)),
    ),
  };
  return Object.keys(production).length > 0 ? { produced_by: { type: "Production", ...production } } : {};
}

const isCare = ({ role }: Done) => role === "MOUNTING" || role === "RESTORATION";

/** Who mounted and who restored it. */
export const modificationsOf = (publicUrl: string, made: Made) =>
  listed(
    "modified_by",
    doneBy(publicUrl, made)
      .filter(isCare)
      .map((one) => partOf("Modification", one)),
  );
