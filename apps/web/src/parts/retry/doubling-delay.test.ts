import { expect, test } from "vitest";
import { doublingDelay } from "./doubling-delay.ts";

test("each delay is twice the one before, up to the longest", () => {
  const delayAfter = doublingDelay(1_000, 6_000);
  expect([1, 2, 3, 4, 5, 5_000].map(delayAfter)).toEqual([1_000, 2_000, 4_000, 6_000, 6_000, 6_000]);
});
