import { expect, test } from "vitest";
import { waitAtMost } from "./wait-at-most.ts";

const never = new Promise<void>(() => undefined);

test("work is waited for, no longer than it takes", async () => {
  let isDone = false;
  const work = Promise.resolve().then(() => {
    isDone = true;
  });
  const began = performance.now();
  await waitAtMost(60_000, work);
  expect(isDone).toBe(true);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test.each([10, 0, -5])("work that does not end is left after %i ms", async (time) => {
  await expect(waitAtMost(time, never)).resolves.toBeUndefined();
});

test("work that fails says so", async () => {
  await expect(waitAtMost(60_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
