import { expect, test } from "vitest";
import { createPace, looks } from "./body-pace.ts";
import { patience } from "./server.ts";

/** The seconds after which a sender is let go who sends so many bytes in each second; undefined who never is. */
function cutAfter(bytesAt: (second: number) => number, seconds = 300): number | undefined {
  const pace = createPace(patience, 0);
  let came = 0;
  for (let second = 1; second <= seconds; second += 1) {
    came += bytesAt(second);
    if (pace.isTooSlow(came)) return second;
  }
  return undefined;
}

/** 64 kbit/s: a phone that has used up its fast data, or stands at the edge of a cell. */
const phone = 8_000;

test("a look is a second on a live site", () => expect(patience.silence / looks).toBe(1_000));

test("SEC-21 whoever trickles is let go after half a minute, whoever stops as well", () => {
  expect(cutAfter(() => 1)).toBe(30);
  expect(cutAfter(() => 1_000)).toBe(30);
  expect(cutAfter((second) => (second % 29 === 0 ? 1_000 : 0))).toBe(30);
  expect(cutAfter((second) => (second <= 60 ? phone : 0))).toBeLessThanOrEqual(91);
});

test("SEC-21 a phone with 64 kbit/s passes, with a tunnel of 25 s in every minute too", () => {
  expect(cutAfter(() => phone)).toBeUndefined();
  expect(cutAfter((second) => (second % 60 < 25 ? 0 : phone))).toBeUndefined();
  expect(cutAfter((second) => (second < 25 ? 0 : phone))).toBeUndefined();
});
