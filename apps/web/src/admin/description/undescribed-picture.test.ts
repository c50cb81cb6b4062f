import { expect, test } from "vitest";
import { nextLeft } from "./undescribed-picture.ts";

const keys = ["A 1 1", "A 1 2", "A 2 1", "A 3 1"];
const saved = { status: "saved", isDecorative: false } as const;
const failed = { status: "failed", reason: "", isGone: false } as const;

test("ATT-07 one goes on with the next picture that is left, and from the last with those before", () => {
  expect(nextLeft(keys, "A 1 1", {})).toBe("A 1 2");
  expect(nextLeft(keys, "A 1 1", { "A 1 2": saved, "A 2 1": failed })).toBe("A 2 1");
  expect(nextLeft(keys, "A 1 1", { "A 1 2": { status: "saving" }, "A 2 1": { ...failed, isGone: true } })).toBe(
    "A 3 1",
  );
  expect(nextLeft(keys, "A 3 1", { "A 1 1": saved })).toBe("A 1 2");
  expect(nextLeft(["A 1 1"], "A 1 1", {})).toBeUndefined();
});
