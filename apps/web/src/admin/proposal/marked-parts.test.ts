import { expect, test } from "vitest";
import { markedParts } from "./marked-parts.ts";

const caption = "견본 작품 · 비단에 석채, 50×125cm";
const read = { isSure: true, reason: "", value: "" };

test("WRK-01 a caption is shown in parts: what was read, once, what was not, and what lies between", () => {
  const parts = markedParts({
    caption,
    proposals: [
      { name: "technique", start: 8, end: 14, ...read },
      { name: "height", start: 16, end: 24, ...read },
      { name: "width", start: 16, end: 24, ...read },
    ],
    unread: [{ start: 0, end: 5 }],
  });
  expect(parts.map(({ text, kind }) => [text, kind])).toEqual([
    ["견본 작품", "unread"],
    [" · ", "plain"],
    ["비단에 석채", "read"],
    [", ", "plain"],
    ["50×125cm", "read"],
  ]);
  expect(markedParts({ caption, proposals: [], unread: [] })).toEqual([{ text: caption, kind: "plain", start: 0 }]);
  expect(markedParts({ caption: "", proposals: [], unread: [] })).toEqual([]);
});
