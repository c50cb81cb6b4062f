import { expect, test } from "vitest";
import { dropDuration } from "./drop-animation.ts";

test("HIS-09 the drop takes 0.33 to 0.55 s, by its distance", () => {
  expect([0, 750, 1_500, 9_000].map(dropDuration)).toEqual([330, 440, 550, 550]);
});
