import type { ConfirmedWork, ProposedName, WorkProposal } from "@bulmo/contracts/work-proposal";
import { dateUnfit, isWorkDate } from "@bulmo/contracts/work-date";
import { isLength, lengthUnfit, workTexts } from "@bulmo/contracts/work-field";
import { artistsText, writtenArtists } from "../../post/write/artist-draft.ts";

/** What may be chosen of a work. */
export type Choice = ProposedName | "artists";

/** What an administrator changed of what is proposed: what is not named stands as it was proposed. */
export type Edit = { value?: string; isChosen?: boolean };
export type Edits = Readonly<Record<string, Partial<Record<Choice, Edit>>>>;

export type Proposed = {
  name: Choice;
  value: string;
  /** What stands in the record now; empty for nothing. */
  current: string;
  isSure: boolean;
  reason: string;
  isChosen: boolean;
};

export const keyOf = ({ type, index }: Pick<WorkProposal, "type" | "index">): string => `${type} ${index}`;

/** What is proposed of a work, as it is to be applied. What is sure, and writes over nothing, is chosen from the start. */
export function proposedOf(work: WorkProposal, edits: Edits): Proposed[] {
  const own = edits[keyOf(work)] ?? {};
  const { artistProposal } = work;
  const proposals = [
    ...work.proposals.map(({ start: _start, end: _end, ...proposal }) => ({
      ...proposal,
      current: work[proposal.name] ?? "",
    })),
    ...(artistProposal
      ? [{ ...artistProposal, name: "artists" as const, value: artistsText(artistProposal.artists), current: "" }]
      : []),
  ];
  return proposals.map(({ name, value, current, isSure, reason }) => ({
    name,
    current,
    isSure,
    reason,
    value: own[name]?.value ?? value,
    isChosen: own[name]?.isChosen ?? (isSure && current === ""),
  }));
}

export const chosenOf = (work: WorkProposal, edits: Edits) =>
  proposedOf(work, edits).filter(({ isChosen }) => isChosen);

/** What is wrong with a value that was typed; empty for nothing. */
export function faultOf({ name, value }: Pick<Proposed, "name" | "value">): string {
  if (name === "artists") return "";
  const { kind } = workTexts[name];
  if (kind === "length" && !isLength(value.trim())) return lengthUnfit;
  return kind === "date" && !isWorkDate(value.trim()) ? dateUnfit : "";
}

export type Sent = Pick<ConfirmedWork, "type" | "index"> &
  Partial<Record<ProposedName, string>> & { revision: number; artists?: ReturnType<typeof writtenArtists> };

type Valued = Pick<Proposed, "name" | "value">;

const asSent = (
  { type, index }: Pick<WorkProposal, "type" | "index">,
  revision: number,
  valued: readonly Valued[],
): Sent => ({
  type,
  index,
  revision,
  ...Object.fromEntries(
    valued.map(({ name, value }) => [name, name === "artists" ? writtenArtists(value) : value.trim()]),
  ),
});

/** What is sent of the works of which something is chosen, and whether anything is written over. */
export function sentOf(works: readonly WorkProposal[], edits: Edits) {
  const chosen = works
    .map((work) => ({ work, fields: chosenOf(work, edits) }))
    .filter(({ fields }) => fields.length > 0);
  return {
    works: chosen.map(({ work, fields }) => asSent(work, work.revision, fields)),
    /** The same works as they were. */
    before: chosen.map(({ work, fields }) =>
      asSent(
        work,
        work.revision,
        fields.map(({ name, current }) => ({ name, value: current })),
      ),
    ),
    count: chosen.reduce((sum, { fields }) => sum + fields.length, 0),
    overwritten: chosen.filter(({ fields }) => fields.some(({ current }) => current !== "")).length,
    unfit: chosen.flatMap(({ work, fields }) => fields.filter(faultOf).map(({ name }) => fieldId(work, name))),
  };
}

/** Where a field is found, to be put right. */
export const fieldId = (work: Pick<WorkProposal, "type" | "index">, name: Choice): string =>
  `proposal-${work.type}-${work.index}-${name}`;

export const withEdit = (edits: Edits, work: WorkProposal, name: Choice, edit: Edit): Edits => {
  const own = edits[keyOf(work)] ?? {};
  return { ...edits, [keyOf(work)]: { ...own, [name]: { ...own[name], ...edit } } };
};

export const withoutWorks = (edits: Edits, keys: readonly string[]): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.includes(key)));
