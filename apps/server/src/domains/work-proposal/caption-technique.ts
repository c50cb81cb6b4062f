import { readMaterials } from "@bulmo/contracts/material-word";
import { type CaptionPart, segmentsOf } from "./caption-part.ts";

// What a work is made of, and how.

type Word = { isKnown: boolean; grounds: number; media: number };

function judge(word: string): Word {
  const materials = readMaterials(word.normalize("NFC"));
  if (!materials) return { isKnown: false, grounds: 0, media: 0 };
  const grounds = materials.filter(({ isGround }) => isGround).length;
  return { isKnown: true, grounds, media: materials.length - grounds };
}

/** What a segment starts with where it says what it tells. */
const label =
  /^(?:재료\s*(?:와|및|·)?\s*기법|재료|기법|재질|바탕)\s*[:：]?\s+|^(?:재료\s*(?:와|및|·)?\s*기법|재료|기법|재질|바탕)\s*[:：]\s*/u;

type Told = { start: number; end: number; isSure: boolean; unknown: string[] };

/** More words than these, or more strange ones, are a sentence about something. */
const mostWords = 7;
const mostUnknown = 2;

function read({ end, text }: { end: number; text: string }): Told | null {
  const own = text.replace(label, "");
  const words = own.split(/\s+/u).map((word) => ({ word, ...judge(word) }));
  const unknown = words.filter(({ isKnown }) => !isKnown).map(({ word }) => word);
  const total = { media: 0, grounds: 0 };
  for (const word of words) {
    total.media += word.media;
    total.grounds += word.grounds;
  }
  const isMaterial = total.media > 0 || (total.grounds > 0 && unknown.length === 0);
  if (!isMaterial || unknown.length > mostUnknown || words.length > mostWords) return null;
  return { start: end - own.length, end, isSure: unknown.length === 0 && total.media > 0, unknown };
}

/** Whether nothing but commas and brackets stand between what is listed one after the other. */
const goesOn = (text: string, before: Told, after: Told) =>
  /^[\s,，;()（）·ㆍ/]*$/u.test(text.slice(before.end, after.start));

/** A bracket that is opened in a value is closed in it. */
const closed = (text: string, end: number, value: string) =>
  /[(（][^)）]*$/u.test(value) && /^[)）]/u.test(text.slice(end)) ? end + 1 : end;

const reasonOf = ({ isSure, unknown }: Told) => {
  if (isSure) return "";
  const strange = unknown.map((word) => `‘${word}’`).join(", ");
  return strange ? `${strange}: 재료인지 알 수 없습니다.` : "바탕만 적혀 있습니다.";
};

/** The material and technique that a caption tells, as it stands there: what is listed one after the other together. */
export function techniqueIn(text: string): CaptionPart[] {
  const listed: Told[] = [];
  for (const segment of segmentsOf(text)) {
    const told = read(segment);
    const before = listed.at(-1);
    if (!told) {
      if (before) break;
    } else if (!before) listed.push(told);
    else if (goesOn(text, before, told)) listed.push(told);
    else break;
  }
  const [first] = listed;
  const last = listed.at(-1);
  if (!first || !last) return [];
  const end = closed(text, last.end, text.slice(first.start, last.end));
  const unknown = listed.flatMap((one) => one.unknown);
  // A ground may stand before what is on it: 비단, 석채.
  const isSure = unknown.length === 0 && listed.some((one) => one.isSure);
  const whole = { start: first.start, end, isSure, unknown };
  return [
    {
      name: "technique",
      value: text.slice(first.start, end),
      start: first.start,
      end,
      isSure,
      reason: reasonOf(whole),
    },
  ];
}
