import { expect, test } from "vitest";
import { excerptOf } from "./marked-text.ts";

const shown = (...given: Parameters<typeof excerptOf>) =>
  excerptOf(...given)
    .map(({ text }) => text)
    .join("");

test("DAY-06 a line around a match begins with a whole word", () => {
  const text = `${"머리말 ".repeat(20)}Landscape in Gold on Red, 금니로 그린 산수`;
  expect(shown(text, ["금니"])).toBe("… 머리말 머리말 머리말 Landscape in Gold on Red, 금니로 그린 산수");
  expect(shown(text.slice(text.indexOf("andscape")), ["금니"], true)).toBe("… in Gold on Red, 금니로 그린 산수");
});

test("DAY-06 a match in one long word, and at the very beginning, is shown with it", () => {
  expect(shown(`${"가".repeat(50)}금니`, ["금니"])).toBe(`… ${"가".repeat(40)}금니`);
  expect(shown("금니로 그린 산수", ["금니"])).toBe("금니로 그린 산수");
  expect(shown("금니로 그린 산수", ["금니"], true)).toBe("… 금니로 그린 산수");
});
