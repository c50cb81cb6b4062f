import { expect, test } from "vitest";
import { errorWord } from "./error-word.ts";

test("SEC-26 of an error its kind and its code are written down, and not its message", () => {
  expect(errorWord(new TypeError("someone@example.org"))).toBe("TypeError");
  expect(errorWord(Object.assign(new Error("someone@example.org"), { code: "ECONNREFUSED" }))).toBe(
    "Error ECONNREFUSED",
  );
  expect(errorWord(Object.assign(new Error("someone@example.org"), { code: 550 }))).toBe("Error");
  expect(errorWord("someone@example.org")).toBe("Error");
});
