import { expect, test } from "vitest";
import { lengthsInEnglish } from "./lengths-in-english.ts";
import { lengthsOf } from "./work-caption.ts";

test.each([
  [{ height: "50", width: "125" }, "50×125 cm", "50×125 cm"],
  [{ kind: "SCULPTURE", height: "45", width: "30", depth: "20" }, "45×30×20 cm", "45×30×20 cm"],
  [{ kind: "SCULPTURE", height: "45" }, "높이 45 cm", "height 45 cm"],
  [{ kind: "CRAFT", width: "30", depth: "20" }, "너비 30 cm, 깊이 20 cm", "width 30 cm, depth 20 cm"],
  [{ kind: "PAINTING", height: "45" }, "세로 45 cm", "height 45 cm"],
  [{ width: "30" }, "가로 30 cm", "width 30 cm"],
  [{}, "", ""],
])("WRK-02 a work of %j is so large: %s", (work, korean, english) => {
  expect([lengthsOf(work), lengthsInEnglish(work)]).toEqual([korean, english]);
});
