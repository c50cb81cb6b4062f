import { expect, test } from "vitest";
import { hasRoleReference, withHolders } from "./role-reference.ts";

const officers = [
  { role: "회장", name: "한석록" },
  { role: "감사", name: "정초본" },
  { role: "감사", name: "임백토" },
];

test("PAG-05 an office in braces is told as the name of who holds it now", () => {
  expect(withHolders("일섭문도회 회장 {회장} 합장", officers)).toBe("일섭문도회 회장 한석록 합장");
  expect(withHolders("감사 {감사}", officers)).toBe("감사 정초본, 임백토");
  expect(withHolders("사무국장 {사무국장} 드림", officers)).toBe("사무국장 드림");
});

test("PAG-05 a reading over Hanja is no office", () => {
  expect(hasRoleReference("{佛母|불모} 합장")).toBe(false);
  expect(withHolders("{佛母|불모} {회장}", officers)).toBe("{佛母|불모} 한석록");
});
