import type { WorkProposal } from "@bulmo/contracts/work-proposal";

type Part = { text: string; kind: "read" | "unread" | "plain"; start: number };

type Told = Pick<WorkProposal, "caption" | "proposals" | "unread">;

/** A caption in the parts that were read, those that were not understood, and what lies between. */
export function markedParts({ caption, proposals, unread }: Told): Part[] {
  const spans = [
    ...proposals.map(({ start, end }) => ({ start, end, kind: "read" as const })),
    ...unread.map(({ start, end }) => ({ start, end, kind: "unread" as const })),
  ].toSorted((one, other) => one.start - other.start);
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, kind } of spans) {
    // Height and width are read from the same words.
    if (start < at) continue;
    if (start > at) parts.push({ text: caption.slice(at, start), kind: "plain", start: at });
    parts.push({ text: caption.slice(start, end), kind, start });
    at = end;
  }
  return at < caption.length ? [...parts, { text: caption.slice(at), kind: "plain", start: at }] : parts;
}
