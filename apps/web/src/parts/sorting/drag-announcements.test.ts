import type { Active, Over } from "@dnd-kit/core";
import { expect, test } from "vitest";
import { announcementsFor } from "./drag-announcements.ts";

const draft = ["창립", ""].map((title, place) => ({ key: `e${place}`, title }));
const at = (place: number) => ({ id: `e${place}` }) as Active & Over;

test("HIS-07 a drag is told in Korean: what was lifted, where it is, where it was dropped", () => {
  const words = announcementsFor(draft, "항목", { hasBegun: true });
  expect(words.onDragStart({ active: at(0) })).toBe("‘창립’ 항목을 집었습니다. 지금 1번째 자리입니다.");
  expect(words.onDragOver({ active: at(0), over: at(0) })).toBeUndefined();
  expect(words.onDragOver({ active: at(0), over: at(1) })).toBe("‘창립’ 항목이 2개 가운데 2번째 자리에 있습니다.");
  expect(words.onDragOver({ active: at(0), over: at(0) })).toBe("‘창립’ 항목이 2개 가운데 1번째 자리에 있습니다.");
  expect(words.onDragEnd({ active: at(1), over: at(0) })).toBe("빈 항목을 2개 가운데 1번째 자리에 놓았습니다.");
  expect(words.onDragCancel({ active: at(1), over: null })).toContain("빈 항목은 제자리에 있습니다.");
});

test("ADM-21 works are put in order as the history is, and called works", () => {
  const words = announcementsFor(draft, "작품", { hasBegun: true });
  expect(words.onDragOver({ active: at(0), over: at(1) })).toBe("‘창립’ 작품이 2개 가운데 2번째 자리에 있습니다.");
  expect(words.onDragEnd({ active: at(1), over: at(0) })).toBe("제목 없는 작품을 2개 가운데 1번째 자리에 놓았습니다.");
});

test("EXH-08 boards are put in order the same way, and called boards", () => {
  const words = announcementsFor([{ key: "NOTICE", title: "공지사항" }, ...draft], "게시판", { hasBegun: true });
  const notice = { id: "NOTICE" } as Active & Over;
  expect(words.onDragOver({ active: notice, over: at(1) })).toBe(
    "‘공지사항’ 게시판이 3개 가운데 3번째 자리에 있습니다.",
  );
  expect(words.onDragEnd({ active: notice, over: notice })).toBe(
    "‘공지사항’ 게시판을 3개 가운데 1번째 자리에 놓았습니다.",
  );
});

test("PAG-04 people are put in order the same way, and counted as people are", () => {
  const words = announcementsFor(draft, "사람", { hasBegun: true });
  expect(words.onDragOver({ active: at(0), over: at(1) })).toBe("‘창립’ 님이 2명 가운데 2번째 자리에 있습니다.");
  expect(words.onDragEnd({ active: at(1), over: at(0) })).toBe("이름 없는 사람을 2명 가운데 1번째 자리에 놓았습니다.");
});
