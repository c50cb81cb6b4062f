import { expect, test } from "vitest";
import { saidAs, toward, withParticle } from "./particle.ts";

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

test.each([
  ["작품", "작품이", "작품을", "작품은"],
  ["페이지", "페이지가", "페이지를", "페이지는"],
  ["‘계보’ 페이지", "‘계보’ 페이지가", "‘계보’ 페이지를", "‘계보’ 페이지는"],
  ["“연못”", "“연못”이", "“연못”을", "“연못”은"],
])("PAG-07 %s is spoken with the particles that fit it", (word, ...spoken) => {
  expect((["이", "을", "은"] as const).map((particle) => withParticle(word, particle))).toEqual(spoken);
});
