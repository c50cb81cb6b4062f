import { expect, test } from "vitest";
import { takeNext } from "./fair-queue.ts";

const ticket = (name: string, bytes: number) => ({ name, bytes, overtaken: 0 });

function workOff(
  line: ReturnType<typeof ticket>[],
  arrivals: (turn: number) => ReturnType<typeof ticket>[] = () => [],
) {
  const order: string[] = [];
  for (let turn = 0; turn < 100; turn += 1) {
    const next = takeNext(line);
    if (!next) break;
    order.push(next.name);
    line.push(...arrivals(turn));
  }
  return order;
}

test("nobody is next in an empty line", () => expect(takeNext([])).toBeUndefined());

test("SEC-21 the smallest comes first, of equals the first", () => {
  const line = [ticket("large", 9), ticket("one", 1), ticket("two", 2), ticket("one too", 1)];
  expect(workOff(line)).toEqual(["one", "one too", "two", "large"]);
});

test("SEC-21 a large picture is overtaken four times, however many small ones come", () => {
  const line = [ticket("large", 9), ticket("small", 1)];
  const order = workOff(line, (turn) => (turn < 50 ? [ticket("small", 1)] : []));
  expect(order.indexOf("large")).toBe(4);
});

test("SEC-21 sixteen who wait are each overtaken four times at most, whatever sizes come", () => {
  const line = Array.from({ length: 16 }, (_, place) => ticket(`${place}`, 100 - place));
  const order = workOff(line, (turn) => (turn < 84 ? [ticket(`late ${turn}`, turn % 7)] : []));
  for (let place = 0; place < 16; place += 1) {
    const late = order
      .slice(0, order.indexOf(`${place}`))
      .filter((name) => name.startsWith("late") || Number(name) > place);
    expect(late.length).toBeLessThanOrEqual(4);
  }
});
