import { expect, test } from "vitest";
import { createRateMeter, samplesPerWindow } from "./minimum-rate.ts";
import { serverTimeouts } from "./server.ts";

/** The seconds after which a sender is let go who sends so many bytes in each second; undefined who never is. */
function cutAfter(bytesAt: (second: number) => number, seconds = 300): number | undefined {
  const meter = createRateMeter(serverTimeouts, 0);
  let came = 0;
  for (let second = 1; second <= seconds; second += 1) {
    came += bytesAt(second);
    if (meter.isTooSlow(came)) return second;
  }
  return undefined;
}

/**
 * The seconds after which a reader is let go of whom the system tells in steps of so many bytes; undefined who never is
 * within an hour.
 */
function unreadAfter(rate: number, step: number): number | undefined {
  const between = serverTimeouts.answerRate.window / samplesPerWindow / 1_000;
  const meter = createRateMeter(serverTimeouts.answerRate, 0);
  for (let second = between; second <= 3_600; second += between)
    if (meter.isTooSlow(Math.floor((rate * second) / step) * step)) return second;
  return undefined;
}

/** 64 kbit/s: a phone that has used up its fast data, or stands at the edge of a cell. */
const phone = 8_000;

test("a look is a second on a live site", () => expect(serverTimeouts.window / samplesPerWindow).toBe(1_000));

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

/** What Linux tells of at once: measured between processes of one machine, where its buffer is 4 MB, and the least there is. */
const steps = [1_476_096, 300_000, 15_000];

test.each(steps)(
  "SEC-26 who reads a kilobyte every 29 s is let go after five minutes, told in steps of %i bytes",
  (step) => {
    expect(unreadAfter(1_000 / 29, step)).toBe(300);
  },
);

test.each(steps)("SEC-26 a phone with 64 kbit/s reads to the end, told in steps of %i bytes", (step) => {
  expect(unreadAfter(phone, step)).toBeUndefined();
});
