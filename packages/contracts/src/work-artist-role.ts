// Who made a work, and what each did for it. Without zod: the page of a work shows these.

/** What somebody did for a work, in the words of museums and of the records on paintings; the first where none is named. */
export const artistRoles = {
  ARTIST: "작가",
  HEAD_PAINTER: "수화승",
  PAINTER: "화승",
  UNDERDRAWING: "출초",
  COLOURING: "채색",
  DANCHEONG: "단청",
  SCULPTURE: "조각",
  GILDING: "개금",
  CALLIGRAPHY: "글씨",
  MOUNTING: "장황",
  ATTESTATION: "증명",
  RESTORATION: "보존 처리",
  REPLICA: "모사",
} as const;
export type ArtistRole = keyof typeof artistRoles;

export const defaultRole: ArtistRole = "ARTIST";

/** More names than the record of any painting of ours has. */
export const maximumArtists = 30;

type Named = { name: string };

const roleOf = (word: string | undefined) =>
  (Object.keys(artistRoles) as ArtistRole[]).find((role) => artistRoles[role] === word || role === word);

/** What would be read as the end of a name, or as a role, stands in quotes. */
const quoted = (name: string) => {
  const [, word] = /\(([^()]*)\)$/u.exec(name) ?? [];
  return /[;"]/u.test(name) || roleOf(word?.trim()) ? `"${name.replaceAll('"', '""')}"` : name;
};

/**
 * `보응 (수화승); 홍길동`: in a line, as a table has them, and as `artistsOfLine` reads them again. Who made the work alone
 * is named without a role.
 */
export const artistLine = (artists: readonly (Named & { role: ArtistRole })[]): string =>
  artists
    .map(({ name, role }) => (role === defaultRole ? quoted(name) : `${quoted(name)} (${artistRoles[role]})`))
    .join("; ");

/** One of such a line: between semicolons, but for those in quotes. */
const artistForm = /(?:"(?:[^"]|"")*"|[^;"\n])+/gu;

/** The artists of such a line, and of the lines of a cell. What stands in brackets and is no role belongs to the name. */
export const artistsOfLine = (line: string): (Named & { role: ArtistRole })[] =>
  (line.match(artistForm) ?? []).flatMap((part) => {
    const [, before = "", word] = /^(.*?)\s*\(([^()]*)\)$/su.exec(part.trim()) ?? [];
    const role = roleOf(word?.trim());
    const written = (role ? before : part).trim();
    const name = /^".*"$/su.test(written) ? written.slice(1, -1).replaceAll('""', '"') : written;
    return name === "" ? [] : [{ name, role: role ?? defaultRole }];
  });

/** Above that line. */
export const artistsLabel = "작가와 역할";
