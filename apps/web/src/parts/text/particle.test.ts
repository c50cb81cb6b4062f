import { expect, test } from "vitest";
import { saidAs } from "./particle.ts";

test.each([
  ["큰 괘불", "이라고"],
  ["감로도", "라고"],
  ["점안식(1999)", "라고"],
  ["사진 1.", "이라고"],
  ["2026", "이라고"],
  ["No. 5", "라고"],
  ["PNG", "라고"],
  ["FILM", "이라고"],
  ["“연못”", "이라고"],
  ["…", "라고"],
])("ATT-07 %s takes %s", (word, particle) => {
  expect(saidAs(word)).toBe(particle);
});
