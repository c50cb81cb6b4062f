import type { OrderedWork } from "@bulmo/contracts/exhibition-order";
import { movedTo as placedAt } from "../../parts/sorting/moved.ts";

type Works = readonly OrderedWork[];

/** The works with one of them taken to a place, from 1; a place beyond the ends is the nearest end. */
export function movedTo(works: Works, index: number, place: number): Works {
  const from = works.findIndex((work) => work.index === index);
  const to = Math.min(Math.max(place, 1), works.length) - 1;
  return from >= 0 && to !== from ? placedAt(works, from, to) : works;
}

export const isSameOrder = (one: Works, other: Works): boolean =>
  one.length === other.length && one.every(({ index }, place) => index === other[place]?.index);

/** The numbers of the works that were put in order, from the first: what a call takes to bring that order back. */
export const placedIn = (works: Works): number[] => works.flatMap(({ index, isPlaced }) => (isPlaced ? [index] : []));

/** The place that somebody typed; undefined for what is none. */
export function placeTyped(text: string): number | undefined {
  const place = Number(text.trim());
  return text.trim() !== "" && Number.isInteger(place) && place >= 1 ? place : undefined;
}

const folded = (text: string) => text.normalize("NFC").toLowerCase();

/** Whether the term stands in the work's title or in the name of its author. */
export const bears = ({ title, author }: OrderedWork, term: string): boolean =>
  [title, author].some((text) => folded(text).includes(folded(term.trim())));
