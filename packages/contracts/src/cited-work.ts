import type { ArtistRole } from "./work-artist-role.ts";

/** What a work says of itself, as its page and its citation need it; `dated` is EDTF (ISO 8601-2), lengths are centimetres. */
export type CitedWork = {
  title: string;
  author: string;
  artists?: readonly { name: string; latin?: string | undefined; role: ArtistRole }[] | null | undefined;
} & Partial<Record<"english" | "dated" | "kind" | "technique" | "height" | "width" | "depth" | "holder", string>>;

/** Where the work is shown, and where it is found. */
export type CitedIn = {
  /** What the association is called. */
  association: string;
  /** Title of the exhibition. */
  exhibition: string;
  /** Permanent address. */
  url: string;
};

/** They looked after a work, or attested it, and did not make it. */
export const notMakers: ReadonlySet<ArtistRole> = new Set(["ATTESTATION", "MOUNTING", "RESTORATION"]);

type Made = Pick<CitedWork, "artists" | "author">;

function makersOf({ artists, author }: Made, nameOf: (artist: NonNullable<CitedWork["artists"]>[number]) => string) {
  const makers = (artists ?? []).filter(({ role }) => !notMakers.has(role)).map(nameOf);
  const named = makers.length > 0 ? makers : [author];
  return [...new Set(named)].filter((name) => name !== "");
}

/** Who made it, each once; whoever its author's line names where nobody is named by role (WRK-09). */
export const citedAuthors = (made: Made): string[] => makersOf(made, ({ name }) => name);

/** The same for who does not read Hangul: by the name in Latin letters, the written one behind it. */
export const citedAuthorsAbroad = (made: Made): string[] =>
  makersOf(made, ({ name, latin }) => (latin ? `${latin} ${name}` : name));

/** Names of theirs in Latin letters, where they are known; a place in the list is that of `citedAuthors`. */
export const citedAuthorsInLatin = (made: Made): (string | undefined)[] =>
  citedAuthors(made).map((author) => made.artists?.find(({ name, latin }) => name === author && latin)?.latin);
