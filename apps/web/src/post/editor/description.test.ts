import { expect, test } from "vitest";
import { isUndescribed, saidOf } from "./description.ts";

test("BRD-30 ATT-07 a picture is described by words, or decorative and then without any", () => {
  expect(saidOf({ description: " 달 ", isDecorative: false })).toEqual({ description: "달", isDecorative: false });
  expect(saidOf({ description: "달", isDecorative: true })).toEqual({ description: "", isDecorative: true });
  expect(isUndescribed({ description: "  ", isDecorative: false })).toBe(true);
  expect(isUndescribed({ description: "", isDecorative: true })).toBe(false);
  expect(isUndescribed({ description: "달", isDecorative: false })).toBe(false);
});
