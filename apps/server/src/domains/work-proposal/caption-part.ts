import type { ProposedName } from "@bulmo/contracts/work-proposal";

/** What a part of a caption says for one field of the record. `start` and `end` are where it stands there. */
export type CaptionPart = {
  name: ProposedName;
  value: string;
  start: number;
  end: number;
  /** Whether it says so by itself; what is concluded from it, or from a custom, tells why in `reason`. */
  isSure: boolean;
  reason: string;
};

export type Span = { start: number; end: number };

/** What no caption has: it stands where something was read, so that nothing else reads it too. */
const readMark = "\uE000";

/** The caption as what comes later sees it; it is as long as before. */
export const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce((left, { start, end }) => left.slice(0, start) + readMark.repeat(end - start) + left.slice(end), text);

const between = /[,，;；|_\n()（）[\]\uE000]|\s[·ㆍ/–—-]\s/gu;

/** What stands between commas, brackets and the like, without the spaces around it. */
export function segmentsOf(text: string): (Span & { text: string })[] {
  const ends = [...text.matchAll(between)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const bounds = [...ends, { start: text.length, end: text.length }];
  return bounds.flatMap(({ start: end }, place) => {
    const from = place === 0 ? 0 : (ends[place - 1]?.end ?? 0);
    const raw = text.slice(from, end);
    const own = raw.trim();
    const start = from + raw.indexOf(own);
    return own === "" ? [] : [{ start, end: start + own.length, text: own }];
  });
}
