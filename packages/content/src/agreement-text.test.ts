import { expect, test } from "vitest";
import type { AgreementText } from "./agreement-text.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

const articlesOf = ({ chapters }: AgreementText) => chapters.flatMap(({ articles }) => articles);

const wordsOf = (agreement: AgreementText) =>
  articlesOf(agreement)
    .flatMap(({ clauses }) => clauses)
    .flatMap((clause) => (typeof clause === "string" ? [clause] : [clause.text, ...clause.items]))
    .join("\n");

test.each([terms, privacy])("the articles of $title are numbered without a gap", (agreement) => {
  articlesOf(agreement).forEach(({ title }, place) => expect(title).toMatch(new RegExp(`^제${place + 1}조 \\(`, "u")));
});

test.each([
  ["7일 전부터"],
  ["30일 전에"],
  ["6개월 동안 보관"],
  ["7일 안에 신청을 거둘"],
  ["3영업일 안에"],
  ["연 24%의 지연이자"],
  ["2022년 6월 1일부터 시행"],
])("ASC-15 the terms say: %s", (figure) => {
  expect(wordsOf(terms)).toContain(figure);
});

test("ASC-16 the privacy policy says since when it is in force", () => {
  expect(wordsOf(privacy)).toContain("2021년 1월 11일부터 시행");
});
