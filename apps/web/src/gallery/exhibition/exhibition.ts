import { type Exhibition, exhibitions } from "@bulmo/content/exhibition";
import { notFound, redirect } from "@tanstack/react-router";
import { type SitePath, sitePath } from "../../page/site-path.ts";

/** What an address calls an exhibition: its number in the path, its type in a work's query. */
type ExhibitionName = { number: string; type?: string };

/** Where everything leads that names no exhibition (GAL-04). */
const toFirstExhibition = () => redirect({ to: sitePath(listPath(1)), statusCode: 302 });

/** Throws the way to the first exhibition for what names none. The type wins over the number (requirements/decisions.md). */
export function exhibitionAt({ number, type }: ExhibitionName): Exhibition {
  const found = exhibitions.find((one) => (type === undefined ? String(one.n) === number : one.type === type));
  if (!found) throw toFirstExhibition();
  return found;
}

export function exhibitionNumbered(n: number): Exhibition {
  return exhibitionAt({ number: String(n) });
}

/** The group of an address, from 1; undefined for one that the exhibition does not have. */
export function groupNumber({ groups }: Exhibition, group: string | undefined): number | undefined {
  const number = group !== undefined && /^[1-9]\d?$/u.test(group) ? Number(group) : 0;
  return number >= 1 && number <= groups.length ? number : undefined;
}

/** Throws the not-found page for a group that the exhibition does not have (NAV-08). */
export function groupAt(exhibition: Exhibition, group: string): number {
  const number = groupNumber(exhibition, group);
  if (number === undefined) throw notFound();
  return number;
}

/** A group's name. */
export const groupName = ({ groups }: Exhibition, group: number | undefined) => groups[(group ?? 0) - 1];

function listPath(n: number, group?: number): string {
  return group === undefined ? `/gallery/exhibition/${n}` : `/gallery/exhibition/${n}/${group}`;
}

/** The list of an exhibition, or of one of its groups. */
export const worksPath = ({ n }: Exhibition, group?: number): SitePath => sitePath(listPath(n, group));
