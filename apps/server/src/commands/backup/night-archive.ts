import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** The archive of a night that was restored, and the same before it was. */
export const archiveOf = (night: string) => `bulmo-night-${night}.tar`;
export const uncheckedOf = (night: string) => `bulmo-night-${night}.unchecked.tar`;

const checkedName = /^bulmo-night-(?<night>\d{4}-\d{2}-\d{2})\.tar$/u;
const leftoverName = /^bulmo-night-\d{4}-\d{2}-\d{2}\.(?:unchecked\.tar(?:\.part)?|tar\.part)$/u;

const day = 24 * 60 * 60_000;

/** Weeks begin on Mondays; the first day of all counting was a Thursday. */
const weekOf = (night: string) => String(Math.floor((Date.parse(night) / day + 3) / 7));

/** How many of the latest nights, weeks and months have an archive; of a week and a month it is the last one. */
const periods: readonly [most: number, periodOf: (night: string) => string][] = [
  [7, (night) => night],
  [4, weekOf],
  [12, (night) => night.slice(0, 7)],
];

/** Of these nights, those whose archives may go. */
export function chooseExpired(nights: readonly string[]): string[] {
  const newestFirst = nights.toSorted().toReversed();
  const chosen = new Set(
    periods.flatMap(([most, periodOf]) =>
      [...Map.groupBy(newestFirst, periodOf).values()].slice(0, most).flatMap(([last]) => last ?? []),
    ),
  );
  return newestFirst.filter((night) => !chosen.has(night));
}

/** Removes archives of nights that are past. Nothing else of the directory, whoever has put it there, and not the newest. */
export async function removeExpired(directory: string, newest: string): Promise<string[]> {
  const nights = (await readdir(directory)).flatMap((name) => checkedName.exec(name)?.groups?.["night"] ?? []);
  // One that a wrong clock has dated after it must not push it out.
  const expired = chooseExpired(nights.filter((night) => night <= newest));
  for (const night of expired) await rm(join(directory, archiveOf(night)));
  return expired;
}

/** What a killed process has left of its night. */
export async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (leftoverName.test(name)) await rm(join(directory, name), { force: true });
}
