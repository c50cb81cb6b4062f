import { expect, test } from "vitest";
import { buyongsaInscription } from "./buyongsa-inscription.ts";
import { buyongsa } from "./buyongsa.ts";
import { foreword } from "./foreword.ts";
import { greeting } from "./greeting.ts";
import { ilsub } from "./ilsub.ts";
import { magoksaInscription } from "./magoksa-inscription.ts";
import { magoksa } from "./magoksa.ts";
import { missionStatement } from "./mission-statement.ts";
import { steleInscription } from "./monumental-forest.ts";
import { type Passage, textsOf } from "./writing.ts";

const annotation = /\{([^|{}]*)\|([^|{}]*)\}/gu;
const wordsOf = (passages: readonly Passage[]) => passages.flatMap(textsOf).join("\n");
/** As long as it is to the reader: readings stand over the line and not in it, and blanks are not counted. */
const lengthOf = (passages: readonly Passage[]) =>
  wordsOf(passages).replaceAll(annotation, "$1").replaceAll(/\s/gu, "").length;

const inscriptions = [magoksaInscription, buyongsaInscription, steleInscription];
const annotated = [...inscriptions, foreword];

test.each([
  ["the greeting", greeting.passages, 800],
  ["the mission statement", missionStatement.passages, 800],
  ["the master's life", ilsub.passages, 1000],
])("ASC-01 %s is as long as such a text is", (_name, passages, least) => {
  expect(lengthOf(passages)).toBeGreaterThan(least);
});

test.each([magoksa, buyongsa])("ASC-12 $name has a long history and everything beside it", (temple) => {
  expect(lengthOf(temple.history)).toBeGreaterThan(1500);
  expect(temple.hanja).toMatch(/\p{Script=Han}/u);
  expect(Object.values(temple.contact).every(Boolean)).toBe(true);
  expect(temple.painters.people.length).toBeGreaterThan(1);
});

test.each(inscriptions)("ASC-12 ASC-13 the inscription $titleHanja is long, mixed and marked as a sample", (text) => {
  expect(lengthOf(text.passages)).toBeGreaterThan(800);
  const shown = wordsOf(text.passages).replaceAll(annotation, "$1");
  expect(shown.match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(100);
  expect(shown.match(/\p{Script=Hangul}/gu)?.length).toBeGreaterThan(300);
  expect(text.sample).toBe(true);
});

test.each(annotated)("each Hanja of $titleHanja carries a Hangul syllable as its reading", ({ passages }) => {
  const text = wordsOf(passages);
  for (const [, hanja, reading] of text.matchAll(annotation)) {
    expect(hanja).toMatch(/^\p{Script=Han}+$/u);
    expect(`${hanja}: ${reading}`).toMatch(new RegExp(`: \\p{Script=Hangul}{${hanja?.length}}$`, "u"));
  }
  expect(text.replaceAll(annotation, "")).not.toMatch(/[{}|]|\p{Script=Han}/u);
});

test("ASC-14 the foreword is marked as a sample and signed", () => {
  expect(foreword.sample).toBe(true);
  expect(lengthOf(foreword.passages)).toBeGreaterThan(800);
  expect(foreword.signature?.length).toBeGreaterThan(0);
});

test.each(inscriptions)("ASC-12 ASC-13 the inscription $titleHanja ends in a verse, line by line", ({ passages }) => {
  const last = passages.at(-1);
  if (!last || !("stanzas" in last)) throw new Error("no verse");
  expect(last.heading).toBe("명");
  for (const lines of last.stanzas) expect(lines.length).toBeGreaterThan(1);
});
