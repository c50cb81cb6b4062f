import { expect, test } from "vitest";
import { neutralAgreement } from "./neutral-agreement.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

test.each([terms, privacy])("PAG-09 $title of another association say nothing of ours", (text) => {
  const words = JSON.stringify(neutralAgreement(text, { on: "2027-02-03", head: "이사장" }));
  expect(words).not.toMatch(/문도|불교|불화|다례|사찰|단청|스승|일섭|20(?!27)\d\d년/u);
  expect(words).toContain("{협회 이름}");
  expect(words).toContain("2027년 2월 3일부터");
  expect(words).not.toMatch(/사무국장|\{회장\}/u);
  // As long as ours: nothing was left out.
  expect(words.length).toBeGreaterThan(JSON.stringify(text).length * 0.95);
});
