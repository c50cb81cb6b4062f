import { type ArtistRole, artistRoles, defaultRole } from "./work-artist-role.ts";

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
