import { expect, test } from "vitest";
import { changed, chosenNames, countChosen, valuesIn, withChoice, withDecade, withoutYears } from "./work-query.ts";

const defined = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

test("WRK-04 a choice is added to what is asked for by the time it is pressed, and begins at the first page", () => {
  const gold = changed((query) => withChoice(query, "technique", "GOLD", true));
  expect(defined(gold({ technique: "INK", teacher: "4", page: "3" }))).toEqual({ technique: "INK,GOLD", teacher: "4" });
  // Pressed twice before the page has come.
  expect(defined(gold(gold({})))).toEqual({ technique: "GOLD" });
});

test("WRK-04 a choice is taken back without those beside it, and one that is gone already stays so", () => {
  const without = changed((query) => withChoice(query, "technique", "INK", false));
  expect(defined(without({ technique: "INK,GOLD" }))).toEqual({ technique: "GOLD" });
  expect(defined(without({ technique: "GOLD", kind: "PAINTING" }))).toEqual({ technique: "GOLD", kind: "PAINTING" });
  expect(defined(changed(withoutYears)({ from: "1990", to: "1999", size: "LARGE" }))).toEqual({ size: "LARGE" });
});

test("WRK-04 an artist whose name has a comma is one condition, and is taken back as one", () => {
  const query = { artist: "Kim, Hayeop", technique: "INK,GOLD" } as const;
  expect(chosenNames.flatMap((name) => valuesIn(query, name))).toEqual(["Kim, Hayeop", "INK", "GOLD"]);
  expect(countChosen({ ...query, from: "1990" })).toBe(4);
  expect(defined(withChoice(query, "artist", "Kim, Hayeop", false))).toEqual({ technique: "INK,GOLD" });
});

test("WRK-04 of what a work has once, one takes the place of another", () => {
  expect(defined(withChoice({ kind: "PAINTING" }, "kind", "SUTRA", true))).toEqual({ kind: "SUTRA" });
  expect(defined(withChoice({ kind: "SUTRA" }, "kind", "PAINTING", false))).toEqual({ kind: "SUTRA" });
  const nineties = withDecade({ from: "1980", to: "1989" }, "1990", true);
  expect(nineties).toEqual({ from: "1990", to: "1999" });
  expect(defined(withDecade(nineties, "1990", false))).toEqual({});
});
