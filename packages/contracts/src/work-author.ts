import { workFields } from "./work-field.ts";

/** The author of a work that names none: its artists, or the first of more than an author's name has room for (WRK-01). */
export function authorOf(artists: readonly { name: string }[]): string {
  const [first = "", ...others] = new Set(artists.map(({ name }) => name));
  const fits = (name: string) => Array.from(name).length <= workFields.author.longest;
  const written = [[first, ...others].join(", "), `${first} 외 ${others.length}명`];
  return written.find(fits) ?? first;
}
