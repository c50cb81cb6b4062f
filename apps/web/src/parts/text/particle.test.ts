import { expect, test } from "vitest";
import { saidAs, toward } from "./particle.ts";

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
  ["VIP", "로"],
  ["TEAM", "으로"],
  ["", "(으)로"],
])("DAY-10 ‘%s’ is followed by %s", (word, particle) => {
  expect(toward(word)).toBe(particle);
});

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
