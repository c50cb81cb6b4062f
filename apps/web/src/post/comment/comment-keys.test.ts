import { expect, test } from "vitest";
import { createKeys } from "./comment-keys.ts";

test("CMT-03 words keep their key until they are there, and other words or boxes have others", () => {
  const keys = createKeys();
  const first = keys.of("", "댓글");
  expect(first).toMatch(/^[\w-]{16,64}$/u);
  expect(keys.of("", "댓글")).toBe(first);
  expect(keys.of("7", "댓글")).not.toBe(first);
  keys.settle("", first);
  expect(keys.of("", "댓글")).not.toBe(first);
  const changed = keys.of("", "고친 댓글");
  keys.settle("", first);
  expect(keys.of("", "고친 댓글")).toBe(changed);
});
