import { readFileSync } from "node:fs";
import { representatives } from "@bulmo/testing/figures";
import { woff2 } from "fonteditor-core";
import { Blob, Face } from "harfbuzzjs";
import { beforeAll, describe, expect, test } from "vitest";
import { filesByCodePoint, fontRules } from "../harness/font-rules.ts";

beforeAll(async () => void (await woff2.init()));

const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step);
const codePointsOf = (text: string) => [...text].map((character) => character.codePointAt(0)!);
const shown = (codePoints: readonly number[]) => codePoints.map((point) => String.fromCodePoint(point)).join("");

const syllables = between(0xac_00, 0xd7_a3);
const jamo = between(0x31_31, 0x31_63);
/** Latin letters with the marks of transcribed Sanskrit among them. */
const signs = codePointsOf("「」『』〈〉·ㆍ―…※○●△□①㈜℃㎝㎡×￦āīūṛṅñṭḍṇśṣḥṃĀŚṢ");
const hanja = [...between(0x4e_00, 0x9f_ff), ...codePointsOf("々〇"), ...between(0xf9_00, 0xfa_0b)];
/** Twenty-one that Unicode added from 2018 on: elements of chemistry above all. Noto Serif CJK does not have them yet. */
const since2018 = between(0x9f_eb, 0x9f_ff);

const letters = { "jamo alone": jamo, syllables, signs };
const sans = ["fonts.css", "rare-sans.css"];
const faces = [
  ["the sans", "Bulmo Sans", "400 500", sans, letters],
  ["the sans in bold", "Bulmo Sans", "600 700", sans, letters],
  ["the serif", "Bulmo Serif", "500", ["fonts.css", "rare-serif.css"], letters],
  ["Hanja", "Bulmo Hanja", "400 700", ["hanja.css", "rare-hanja.css"], { hanja }],
] as const;

function cmapOf(file: URL): Set<number> {
  return new Set(new Face(new Blob(woff2.decode(readFileSync(file)))).collectUnicodes());
}

describe.each(faces)("PAG-10 %s", (_name, family, weight, sheets, blocks) => {
  const rules = fontRules(...sheets).filter((rule) => rule.weight === weight);
  const usual = filesByCodePoint(rules.filter((rule) => rule.family === family));
  const rare = filesByCodePoint(rules.filter((rule) => rule.family === `${family} Rare`));
  const fileOf = (point: number) => usual.get(point) ?? rare.get(point);
  const wanted = Object.values<readonly number[]>(blocks).flat();

  test.each(Object.entries<readonly number[]>(blocks))("has a file for each of its letters: %s", (_block, points) => {
    expect(shown(points.filter((point) => !fileOf(point) && !since2018.includes(point)))).toBe("");
  });

  test("has every letter in the file that its rule names", () => {
    const pointsOf = Map.groupBy(
      wanted.filter((point) => !since2018.includes(point)),
      (point) => fileOf(point)?.href ?? "",
    );
    expect(pointsOf.size).toBeGreaterThan(50);
    for (const [file, points] of representatives([...pointsOf], ...between(0, 99).map((step) => step * 16))) {
      const held = cmapOf(new URL(file));
      expect(shown(points.filter((point) => !held.has(point)))).toBe("");
    }
  });

  test("asks little of a page for a letter that is rare", () => {
    for (const file of new Set(rare.values())) expect(readFileSync(file).length).toBeLessThan(10_000);
  });

  test("is told of every letter that waits in a sheet of its own, and of nothing that no font draws", () => {
    const signals = fontRules("rare-signals.css").filter((rule) => rule.weight === weight);
    const told = filesByCodePoint(signals.filter((rule) => rule.family === `${family} Rare`));
    expect(shown([...rare.keys()].filter((point) => !told.has(point)))).toBe("");
    expect(
      [...told.keys()].filter((point) =>
        /\p{Default_Ignorable_Code_Point}|\p{Emoji_Presentation}|\s/u.test(shown([point])),
      ),
    ).toEqual([]);
  });
});
