import { expect, test } from "vitest";
import type { Board } from "../board/boards.ts";
import { publicPaths } from "./public-paths.ts";

const board = (type: string, fields: Partial<Board>) =>
  [type, { type, readers: "EVERYONE", address: type.toLowerCase(), exhibition: null, ...fields } as Board] as const;
const exhibition = (n: number, state: "DRAFT" | "ANNOUNCED" | "OPEN" | "PAST") =>
  board(`EXHIBITION_${n}`, {
    kind: "EXHIBITION",
    exhibition: {
      n,
      state,
      banner: "",
      hasDetails: false,
      year: 2026,
      month: 5,
      groups: [{ number: 3, name: "문하" }],
    },
  });

test("EXH-02 EXH-07 what may be found is what a visitor may read: of an announced exhibition its page alone", () => {
  const boards = [
    exhibition(5, "DRAFT"),
    exhibition(6, "ANNOUNCED"),
    exhibition(7, "OPEN"),
    exhibition(8, "PAST"),
    board("TALK", {}),
    board("OFFICE", { readers: "ADMINISTRATORS" }),
    board("MEMBERS", { readers: "MEMBERS" }),
    board("GRADED", { readers: "GRADES", readerGrades: [1] }),
  ];
  const pages = ["/", "/community/talk/detail", "/admin/board", "/sign-in"];
  expect(publicPaths(pages, { byType: new Map(boards), listed: { exhibitions: [], boards: [], menus: [] } })).toEqual([
    "/",
    "/gallery/exhibition/6",
    "/gallery/exhibition/7",
    "/gallery/exhibition/7/3",
    "/gallery/exhibition/8",
    "/gallery/exhibition/8/3",
    "/community/talk",
  ]);
});

test("PAG-07 a page that was added may be found, and one that is hidden not, with what lies below it", () => {
  const page = (address: string) => ({ id: null, address, title: "", isHidden: false, formerPaths: [] });
  const menus = [{ section: "about" as const, pages: [page("greeting"), page("support")] }];
  const own = ["/about/greeting", "/about/member-genealogy", "/about/member-genealogy/foreword", "/news/magoksa"];
  const listed = { exhibitions: [], boards: [], menus };
  expect(publicPaths(own, { byType: new Map(), listed })).toEqual([
    "/about/greeting",
    "/news/magoksa",
    "/about/support",
  ]);
});
