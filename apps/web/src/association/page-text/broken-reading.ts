import type { PageText, PageTextBlock } from "@bulmo/contracts/page-text";
import { everyAnnotation } from "../longform/split-ruby.ts";

const begun = /\{[^|{}\n]*\|[^{}\n]*\}?/u;
const ended = /\|[^\s|{}]*\}/u;
const barless = /\{[^|{}\n]*\}/gu;

/** Whether Hangul comes after Hanja. */
const isRead = (words: string) => /\p{Script=Hangul}/u.test(words.slice(words.search(/\p{Script=Han}|$/u)));

/** Most characters of it that are told. */
const longest = 20;

const beginningOf = (part: string) => (part.length > longest ? `${part.slice(0, longest)}…` : part);

/**
 * What in a text was meant as a reading, `{佛母|불모}`, and is none: without one of its braces, empty, with a bar too many, or
 * with none between Hanja and Hangul. Other braces without a bar may be meant as such. Empty where there is none.
 */
export function brokenReading(text: string): string {
  const unparted = text.match(barless)?.find(isRead);
  if (unparted) return beginningOf(unparted);
  if (!text.includes("|")) return "";
  const rest = text.replaceAll(everyAnnotation, " ");
  const found = begun.exec(rest)?.[0];
  if (found !== undefined) return beginningOf(found.trimEnd());
  const end = ended.exec(rest);
  if (!end) return "";
  const before = rest.slice(0, end.index);
  return beginningOf(before.slice(before.search(/[^\s{}|]*$/u)) + end[0]);
}

const wordsOf = (block: PageTextBlock): readonly string[] => {
  if (block.type === "PICTURE") return [block.caption];
  return block.type === "STANZA" ? block.lines : [block.text];
};

/** The same of all that a page shows of a text, in the order in which it is read. */
export function brokenReadingsIn({ title, titleHanja, lead, blocks, signature, fields, lists }: PageText): string[] {
  const rows = Object.values(lists).flat();
  const all = [title, titleHanja, lead, ...blocks.flatMap(wordsOf), ...signature];
  return [...all, ...[fields, ...rows].flatMap((row) => Object.values(row))].map(brokenReading).filter(Boolean);
}

/** Most that are named in one question. */
const most = 3;

/** What is asked before such a text is published; undefined where all readings are sound. */
export function brokenReadingsQuestion(text: PageText): string | undefined {
  const broken = brokenReadingsIn(text);
  if (broken.length === 0) return undefined;
  const named = broken.slice(0, most).map((part) => `‘${part}’`);
  const more = broken.length > most ? ` 등 ${broken.length}곳` : "";
  return `한자의 음이 바르게 적히지 않은 곳이 있습니다: ${named.join(", ")}${more}. 적힌 그대로 보이게 됩니다. 이대로 공개하시겠습니까?`;
}
