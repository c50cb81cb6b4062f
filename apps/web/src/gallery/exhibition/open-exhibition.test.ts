import { isNotFound, isRedirect } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { noBoards } from "../../page/board/board-list.ts";
import type { Exhibition } from "./exhibition.ts";
import { openExhibition, type OpenContext } from "./open-exhibition.ts";

const exhibition = (n: number): Exhibition => ({
  n,
  type: `EXHIBITION_${n}`,
  title: `제${n}회`,
  banner: `제${n}회`,
  year: 2027,
  month: 5,
  state: "OPEN",
  hasDetails: false,
  groups: [],
});

/** With whoever has been signed in nothing more is known than that there is somebody. */
const context = (exhibitions: Exhibition[], isSignedIn = false): OpenContext => ({
  boards: { ...noBoards, exhibitions },
  queries: { board: { list: { fetch: () => Promise.resolve({ ...noBoards, exhibitions }) } } } as never,
  isSignedIn,
});

const thrown = (opened: Promise<unknown>) => opened.catch((error: unknown) => error);

test("GAL-04 an unknown number leads to the first exhibition that there is, when that with the number 1 was removed", async () => {
  expect(await openExhibition(context([exhibition(7), exhibition(8)]), { number: "8" })).toMatchObject({ n: 8 });
  const led = await thrown(openExhibition(context([exhibition(7), exhibition(8)]), { number: "1" }));
  expect(isRedirect(led) && [led.options.to, led.status]).toEqual(["/gallery/exhibition/7", 302]);
});

test("GAL-04 it leads nowhere where there is no exhibition, and for who may know of more", async () => {
  expect(isNotFound(await thrown(openExhibition(context([]), { number: "1" })))).toBe(true);
  expect(isNotFound(await thrown(openExhibition(context([exhibition(7)], true), { number: "1" })))).toBe(true);
});
