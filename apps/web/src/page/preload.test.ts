import { expect, test } from "vitest";
import { preloadFor } from "./preload.ts";

test("pages are loaded ahead of a click, unless the reader asked for data to be saved", () => {
  expect(preloadFor({})).toBe("intent");
  expect(preloadFor({ connection: { saveData: false } })).toBe("intent");
  expect(preloadFor({ connection: { saveData: true } })).toBe(false);
});
