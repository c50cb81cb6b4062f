import { expect, test } from "vitest";
import { hasRuby, splitRuby } from "./split-ruby.ts";

test("ASC-12 a reading is taken out of the text and kept beside its Hanja", () => {
  expect(splitRuby("{佛母|불모}의 길은 {一筆|일필}이다.")).toEqual([
    { word: "佛母", reading: "불모" },
    "의 길은 ",
    { word: "一筆", reading: "일필" },
    "이다.",
  ]);
});

test("a text without readings stays whole, and an unfinished mark is shown as it was written", () => {
  expect(splitRuby("불모(佛母)의 길")).toEqual(["불모(佛母)의 길"]);
  expect(splitRuby("{佛母}의 길")).toEqual(["{佛母}의 길"]);
  expect(splitRuby("")).toEqual([]);
  expect([hasRuby("{佛|불}"), hasRuby("佛")]).toEqual([true, false]);
});

test("PAG-01 a text of thousands of readings is taken apart in one go", () => {
  const pieces = splitRuby("{佛|불} ".repeat(10_000));
  expect(pieces).toHaveLength(20_000);
  expect(pieces.at(-1)).toBe(" ");
});
