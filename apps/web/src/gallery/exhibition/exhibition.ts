import type { ListedExhibition } from "@bulmo/contracts/board-list";
import { notFound } from "@tanstack/react-router";
import { useBoards } from "../../page/board/boards.ts";
import { type SitePath, sitePath } from "../../page/site-path.ts";

/** What pages know of an exhibition. */
export type Exhibition = ListedExhibition;

/** Those before and after one, of all that everybody sees; `first` is where the last leads. */
export function useNeighbours({ n }: Pick<Exhibition, "n">) {
  const { exhibitions } = useBoards();
  const [before, after] = [exhibitions.filter((one) => one.n < n), exhibitions.filter((one) => one.n > n)];
  return { previous: before.at(-1), next: after[0], first: exhibitions[0] };
}

/** The group of an address, from 1; undefined for one that the exhibition does not have. */
export const groupNumber = ({ groups }: Exhibition, group: string | undefined): number | undefined =>
  groups.find(({ number }) => String(number) === group)?.number;

/** Throws the not-found page for a group that the exhibition does not have (NAV-08). */
export function groupAt(exhibition: Exhibition, group: string): number {
  const number = groupNumber(exhibition, group);
  if (number === undefined) throw notFound();
  return number;
}

/** A group's name. */
export const groupName = ({ groups }: Pick<Exhibition, "groups">, group: number | undefined) =>
  groups.find(({ number }) => number === group)?.name;

function listPath(n: number, group?: number): string {
  return group === undefined ? `/gallery/exhibition/${n}` : `/gallery/exhibition/${n}/${group}`;
}

/** The list of an exhibition, or of one of its groups. */
export const worksPath = ({ n }: Pick<Exhibition, "n">, group?: number): SitePath => sitePath(listPath(n, group));
