import { describe, expect, test } from "vitest";
import { namesOf, parseAuthor } from "./parse-author.ts";

const known = namesOf([
  { id: 1, name: "일섭", hanja: "日燮", dharmaName: "금용" },
  { id: 2, name: "보응", hanja: "普應", dharmaName: "" },
  { id: 3, name: "이솔", hanja: "", dharmaName: "해월" },
  { id: 4, name: "김달", hanja: "金達", dharmaName: "" },
  { id: 5, name: "김달", hanja: "金月", dharmaName: "" },
]);

/** The numbers of people, the names of others, and roles other than the first. */
const told = (author: string) => {
  const parsed = parseAuthor(author, known);
  if (!parsed) return null;
  const names = parsed.artists.map(({ personId, name, role }) =>
    [personId ?? name, role === "ARTIST" ? "" : role].filter(Boolean).join(" "),
  );
  return parsed.isSure ? names : [...names, parsed.reason];
};

describe("WRK-01 an author line names people of the lineage", () => {
  test.each([
    ["일섭", ["1"]],
    ["금용 일섭", ["1"]],
    ["금용일섭 스님", ["1"]],
    ["금용", ["1"]],
    ["日燮", ["1"]],
    ["보응(普應)", ["2"]],
    ["보응 (수화승), 이솔", ["2 HEAD_PAINTER", "3"]],
    ["수화승 보응 · 출초 이솔", ["2 HEAD_PAINTER", "3 UNDERDRAWING"]],
    ["해월(이솔)", ["3"]],
    ["김달(金月)", ["5"]],
    // One person by two names, and somebody whom a slip names twice.
    ["금용·일섭", ["1"]],
    ["수화승 보응, 이솔, 보응(수화승), 보응", ["2 HEAD_PAINTER", "3", "2"]],
    ["이솔, 홍길동, 홍길동", ["3", "홍길동", "‘홍길동’: 문도에 없는 이름입니다."]],
    ["이솔, 홍길동", ["3", "홍길동", "‘홍길동’: 문도에 없는 이름입니다."]],
    ["이솔, 김달", ["3", "김달", "‘김달’: 같은 이름의 문도가 여럿입니다."]],
    ["이솔 외 3명", ["3", "‘외’에 드는 이들은 적혀 있지 않습니다."]],
    ["홍길동", null],
    ["김달", null],
    ["", null],
  ])("%s", (author, expected) => expect(told(author)).toEqual(expected));
});
