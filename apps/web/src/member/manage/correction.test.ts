import { expect, test } from "vitest";
import { differing, correctionOf, merge } from "./correction.ts";

const member = {
  _id: "1",
  id: "1",
  username: "painter01",
  name: "한가람",
  nickname: "가람",
  email: "garam@example.org",
  homepage: "",
  zonecode: "00048",
  address: "단청길 48",
  detailAddress: "2층",
  profile: "",
  career: "",
  activity: "",
  role: "회원",
  grade: null,
  isActive: true,
};

test("SEE-18 after a conflict what was typed stays, and what was not touched is as it stands now", () => {
  const seen = correctionOf(member);
  const current = { ...seen, nickname: "한솔", detailAddress: "3층" };
  const typed = { ...seen, email: "right@example.org", detailAddress: "4층" };
  expect(merge(seen, current, typed)).toEqual({
    ...seen,
    nickname: "한솔",
    email: "right@example.org",
    detailAddress: "4층",
  });
  expect(differing(seen, current)).toEqual(["nickname", "detailAddress"]);
});
