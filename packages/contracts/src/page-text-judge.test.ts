import { expect, test } from "vitest";
import { shapeIssues } from "./page-text-judge.ts";

const issuesOf = (fields: Record<string, string>) =>
  [...shapeIssues("business", { title: "", blocks: [], fields, lists: {} })].map(({ path }) => path.join("."));

const memorial = { memorialTitle: "다례재", memorialMonth: "4", memorialDay: "8", memorialPlace: "마곡사" };

test.each([
  ["nothing of it", {}, []],
  ["a memorial alone", memorial, []],
  [
    "a memorial's words without its day",
    { memorialText: "해마다 모입니다." },
    ["memorialTitle", "memorialMonth", "memorialDay", "memorialPlace"],
  ],
  ["words of a seminar without its title", { ...memorial, seminarText: "나눕니다." }, ["seminarTitle"]],
  ["an hour of exhibitions without their title", { exhibitionsWhen: "20회" }, ["exhibitionsTitle"]],
])(
  "PAG-04 an association that writes %s on its page of activities is asked for the rest of it",
  (_, fields, missing) => {
    expect(issuesOf(fields)).toEqual(missing.map((name) => `fields.${name}`));
  },
);
