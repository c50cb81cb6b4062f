import { expect, test } from "vitest";
import { type ImportRow, takenBy } from "./import-results.ts";

const row = (outcome: ImportRow["result"]["outcome"], email: string, username: string): ImportRow => ({
  written: {
    line: 2,
    name: "이름",
    email,
    username: "",
    nickname: "",
    zonecode: "",
    address: "",
    detailAddress: "",
    homepage: "",
    activity: "",
    career: "",
  },
  result: { line: 2, outcome, username, nickname: username, issues: [] },
});

test("IMP-06 what the lines above have is what they are registered with, and unfit ones have nothing", () => {
  expect(
    takenBy([
      row("NEW", "one@example.org", "one00001"),
      row("UNFIT", "two@example.org", ""),
      row("ALREADY", "three@example.org", "three001"),
    ]),
  ).toEqual([
    { email: "one@example.org", username: "one00001", nickname: "one00001" },
    { email: "three@example.org", username: "three001", nickname: "three001" },
  ]);
});
