import { describe, expect, test } from "vitest";
import { firstBoardList } from "../../../testing/boards.ts";
import { adminMenu } from "./admin-menu.ts";
import {
  currentOf,
  destinationOf,
  isWithin,
  navigationOf,
  type NavigationItem,
  sectionOf,
  trailOf,
} from "./navigation.ts";

const navigation = navigationOf(firstBoardList);
const at = (path: string) => path as NavigationItem["to"];
const item = (label: string, path: string, children?: NavigationItem[]): NavigationItem => ({
  label,
  to: at(path),
  children,
});

const group = item("첫째 문하", "/gallery/exhibition/2/1");
const second = item("제2회", "/gallery/exhibition/2", [group, item("둘째 문하", "/gallery/exhibition/2/2")]);
const gallery = item("전시", "/gallery", [item("제1회", "/gallery/exhibition/1"), second]);

describe("navigation", () => {
  test("NAV-03 a top item leads to its first child", () => {
    expect(navigation.map(destinationOf)).toEqual([
      "/about/greeting",
      "/member/executives",
      "/news/major-business",
      "/gallery/exhibition/1",
      "/community/notice",
    ]);
    expect(destinationOf(gallery)).toBe("/gallery/exhibition/1");
  });

  test("NAV-07 NAV-08 exhibitions 2 to 4 have a third level of 7, 7 and 9 groups, exhibition 1 has none", () => {
    const exhibitions = navigation.find(({ to }) => to === "/gallery");
    expect(exhibitions?.children?.map(({ children = [] }) => children.length)).toEqual([0, 7, 7, 9]);
    expect(exhibitions?.children?.[3]?.children?.[8]?.to).toBe("/gallery/exhibition/4/9");
  });

  test("NAV-18 an item with children leads to its first child, one without to itself", () => {
    expect(destinationOf(second)).toBe("/gallery/exhibition/2/1");
    expect(destinationOf(group)).toBe("/gallery/exhibition/2/1");
  });

  test("NAV-18 the selected state follows the address and does not mistake a longer number for a shorter", () => {
    expect(isWithin(group, "/gallery/exhibition/2/1")).toBe(true);
    expect(isWithin(group, "/gallery/exhibition/2/12")).toBe(false);
    expect(isWithin(second, "/gallery/exhibition/2/detail")).toBe(true);
  });

  test("NAV-01 an address knows its section and the way to it, three levels deep", () => {
    expect(sectionOf("/community/qna/detail", navigation)?.to).toBe("/community");
    expect(sectionOf("/", navigation)).toBeUndefined();
    expect(trailOf("/gallery/exhibition/2/1", [gallery])).toEqual([gallery, second, group]);
  });

  test("NAV-18 an item is the page only at its own address, and above it the way to the page", () => {
    expect(currentOf(second, "/gallery/exhibition/2")).toBe("page");
    expect(currentOf(second, "/gallery/exhibition/2/1")).toBe("true");
    expect(currentOf(second, "/gallery/exhibition/1")).toBe(false);
  });

  test("NAV-18 correcting a post is not the page for writing one, though their address is the same", () => {
    const path = "/admin/content-manage/edit";
    const places = adminMenu.flatMap(({ items }) => items);
    const write = trailOf(path, places).at(-1)!;
    expect(currentOf(write, path, { type: "notice" })).toBe("page");
    expect(currentOf(write, path, { type: "notice", index: 3 })).toBe(false);
    expect(trailOf(path, places, { index: 3 }).map(({ label }) => label)).toEqual(["게시물 관리"]);
  });
});
