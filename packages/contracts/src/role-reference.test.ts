import { expect, test } from "vitest";
import { missingIn } from "./agreement-reference.ts";
import { hiddenName } from "./person-rule.ts";
import { hasRoleReference, referencesOf, withReferences } from "./role-reference.ts";

const officers = [
  { role: "회장", name: "한석록", phone: "000-0000-0001" },
  { role: "감사", name: "정초본", phone: "" },
  { role: "감사", name: "임백토", phone: "" },
];
const read = (line: string) => withReferences(line, referencesOf(officers, "어느 모임"));

test("PAG-05 PAG-09 an office in braces is told as the name of who holds it now, and so is the association", () => {
  expect(read("{협회 이름} 회장 {회장} 합장")).toBe("어느 모임 회장 한석록 합장");
  expect(read("감사 {감사}")).toBe("감사 정초본, 임백토");
  expect(read("사무국장 {사무국장} 드림")).toBe("사무국장 드림");
});

test("PAG-05 a reading over Hanja is no office", () => {
  expect(hasRoleReference("{佛母|불모} 합장")).toBe(false);
  expect(read("{佛母|불모} {회장}")).toBe("{佛母|불모} 한석록");
});

test("PAG-05 PAG-08 who is not public is named by nothing, and what nobody is told of is known", () => {
  const references = referencesOf([{ role: "사무국장", name: hiddenName, phone: "" }, ...officers], "어느 모임");
  expect(withReferences("사무국장 {사무국장}", references)).toBe("사무국장");
  const blocks = ["사무국장 {사무국장}", "전화 {사무국장 전화}", "회장 {회장}", "{사무국장}"].map((text) => ({ text }));
  expect(missingIn({ preface: "{협회 이름}", blocks }, references)).toEqual(["사무국장", "사무국장 전화"]);
});
