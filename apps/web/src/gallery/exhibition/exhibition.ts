import type { ListedExhibition } from "@bulmo/contracts/board-list";
import { notFound, redirect } from "@tanstack/react-router";
import type { BoardList } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";
import { type SitePath, sitePath } from "../../page/site-path.ts";

/** What pages know of an exhibition. */
export type Exhibition = ListedExhibition;

/** What an address calls an exhibition: its number in the path, its type in a work's query. */
type ExhibitionName = { number: string; type?: string };

/** Where everything leads that names no exhibition (GAL-04). */
const toFirstExhibition = () => redirect({ to: sitePath(listPath(1)), statusCode: 302 });

/** Throws the way to the first exhibition for what names none. The type wins over the number (requirements/decisions.md). */
export function exhibitionAt({ exhibitions }: BoardList, { number, type }: ExhibitionName): Exhibition {
  const found = exhibitions.find((one) => (type === undefined ? String(one.n) === number : one.type === type));
  if (!found) throw toFirstExhibition();
  return found;
}

export const exhibitionNumbered = (boards: BoardList, n: number): Exhibition =>
  exhibitionAt(boards, { number: String(n) });

/** Those before and after one, of all that everybody sees; `first` is where the last leads. */
export function useNeighbours({ n }: Pick<Exhibition, "n">) {
  const { exhibitions } = useBoards();
  const at = exhibitions.findIndex((one) => one.n === n);
  return { previous: exhibitions[at - 1], next: exhibitions[at + 1], first: exhibitions[0] };
}

export const useExhibition = (n: number): Exhibition => exhibitionNumbered(useBoards(), n);

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
