import { expect, test } from "vitest";
import { toward } from "./particle.ts";

test.each([
  ["정회원", "으로"],
  ["명예회원", "으로"],
  ["원로", "로"],
  ["새내기", "로"],
  ["비구니 별", "로"],
  ["3급", "으로"],
  ["회원 1", "로"],
  ["회원 3", "으로"],
  ["정회원(서울)", "로"],
  ["VIP", "(으)로"],
  ["", "(으)로"],
])("DAY-10 ‘%s’ is followed by %s", (word, particle) => {
  expect(toward(word)).toBe(particle);
});
