import { describe, expect, test } from "vitest";
import { bears, isSameOrder, movedTo, placedIn, placeTyped } from "./order-draft.ts";

const works = [1, 2, 3, 4].map((index) => ({
  index,
  title: `작품 ${index}`,
  author: "김금어",
  thumbnail: "",
  isPlaced: index > 2,
}));
const numbers = (ordered: readonly { index: number }[]) => ordered.map(({ index }) => index);

describe("EXH-04 works that are put in order", () => {
  test.each([
    [1, 4, [2, 3, 4, 1]],
    [4, 1, [4, 1, 2, 3]],
    [2, 3, [1, 3, 2, 4]],
    [3, 99, [1, 2, 4, 3]],
    [3, 0, [3, 1, 2, 4]],
    [9, 1, [1, 2, 3, 4]],
  ])("%i taken to place %i makes %j", (index, place, order) => {
    expect(numbers(movedTo(works, index, place))).toEqual(order);
  });

  test("an order is the same only where every work stands where it stood", () => {
    expect(isSameOrder(works, [...works])).toBe(true);
    expect(isSameOrder(works, movedTo(works, 1, 2))).toBe(false);
    expect(isSameOrder(works, works.slice(1))).toBe(false);
  });

  test("what is taken back are the works that had a place, in their order", () => {
    expect(placedIn(works)).toEqual([3, 4]);
  });

  test("a place that is typed is a whole number from 1", () => {
    expect([" 3 ", "0", "-1", "1.5", "", "둘"].map(placeTyped)).toEqual([
      3,
      ...Array.from({ length: 5 }, () => undefined),
    ]);
  });

  test("a work is found by what stands in its title or in its author's name", () => {
    const found = (term: string) => numbers(works.filter((work) => bears(work, term)));
    expect(["품 2", " 작품 ", "금어", "없음"].map(found)).toEqual([[2], [1, 2, 3, 4], [1, 2, 3, 4], []]);
    expect(found("작품 3".normalize("NFD"))).toEqual([3]);
  });
});
