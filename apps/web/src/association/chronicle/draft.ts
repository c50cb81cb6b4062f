import type { ChronicleEntry } from "@bulmo/contracts/chronicle";
import type { DraftFields } from "../../parts/draft/draft.ts";
import { isBlank } from "@bulmo/contracts/text-rule";
import { sortByYear } from "./year-order.ts";

/** An entry while it is being edited; `key` stays with it wherever it is moved. */
export type DraftEntry = { key: string; year: string; date: string; title: string };

export type DraftField = "year" | "date" | "title";

export type DraftAction =
  | { type: "change"; key: string; field: DraftField; value: string }
  /** A blank one, below the entry that it was asked for at. */
  | { type: "add"; below: string }
  | { type: "sort"; latestFirst: boolean }
  | { type: "move"; key: string; over: string };

let made = 0;
const keyed = (entry: Omit<DraftEntry, "key">): DraftEntry => ({ key: `entry-${(made += 1)}`, ...entry });
const blank = () => keyed({ year: "", date: "", title: "" });

/** What is edited of a list: its entries, and a blank one at the end (HIS-04). */
export const draftOf = (list: readonly ChronicleEntry[]): DraftEntry[] => [
  ...list.map(({ year, date, title }) => keyed({ year, date, title })),
  blank(),
];

/** What is edited as the browser keeps it, blank entries too. */
export const fieldsOf = (draft: readonly DraftEntry[]): DraftFields => ({
  entries: JSON.stringify(draft.map(({ year, date, title }) => ({ year, date, title }))),
});

const isEntry = (value: unknown): value is Omit<DraftEntry, "key"> =>
  typeof value === "object" &&
  value !== null &&
  ["year", "date", "title"].every((name) => typeof (value as Record<string, unknown>)[name] === "string");

/** Null for what somebody else, or another build, left there. */
export function draftOfFields({ entries = "" }: DraftFields): DraftEntry[] | null {
  try {
    const value: unknown = JSON.parse(entries);
    return Array.isArray(value) && value.every(isEntry) ? value.map(keyed) : null;
  } catch {
    return null;
  }
}

function move(draft: readonly DraftEntry[], key: string, over: string): DraftEntry[] {
  const from = draft.findIndex((entry) => entry.key === key);
  const to = draft.findIndex((entry) => entry.key === over);
  const moved = draft[from];
  return moved && to !== -1 ? draft.toSpliced(from, 1).toSpliced(to, 0, moved) : [...draft];
}

export function changeDraft(draft: DraftEntry[], action: DraftAction): DraftEntry[] {
  if (action.type === "add") return draft.flatMap((entry) => (entry.key === action.below ? [entry, blank()] : [entry]));
  if (action.type === "sort") return sortByYear(draft, action.latestFirst);
  if (action.type === "move") return move(draft, action.key, action.over);
  const { key, field, value } = action;
  return draft.map((entry) => (entry.key === key ? { ...entry, [field]: value } : entry));
}

/** What is saved of it: the entries that have a text, numbered from 0 in their order (HIS-06, HIS-08). */
export const entriesOf = (draft: readonly DraftEntry[]): ChronicleEntry[] =>
  draft
    .filter(({ title }) => !isBlank(title))
    .map(({ year, date, title }, index) => ({ index, title: title.trim(), year: year.trim(), date: date.trim() }));

const written = ({ year, date, title }: Omit<ChronicleEntry, "index">) => JSON.stringify([year, date, title]);

/** Whether saving it would change the list. */
export function differs(draft: readonly DraftEntry[], list: readonly ChronicleEntry[]): boolean {
  return !isSameList(entriesOf(draft), list);
}

/** Whether two lists read alike, however their entries are numbered. */
export const isSameList = (one: readonly ChronicleEntry[], other: readonly ChronicleEntry[]): boolean =>
  one.map(written).join() === other.map(written).join();

/** Which entries of a list the other one does not have, word for word; by their place. */
export function indexesOnlyIn(list: readonly ChronicleEntry[], other: readonly ChronicleEntry[]): Set<number> {
  const known = new Set(other.map(written));
  return new Set(list.flatMap((entry, place) => (known.has(written(entry)) ? [] : [place])));
}
