import { privacy } from "@bulmo/content/privacy";
import { terms } from "@bulmo/content/terms";
import type { AgreementText } from "@bulmo/contracts/agreement";
import { expect, test } from "vitest";
import { chaptersOf } from "./chapters.ts";

type Blocks = AgreementText["blocks"];

/** As the server tells a text. */
const blocksOf = ({ chapters }: typeof terms): Blocks =>
  chapters.flatMap((chapter) => [
    { type: "CHAPTER" as const, text: chapter.title },
    ...chapter.articles.flatMap((article) => [
      { type: "ARTICLE" as const, text: article.title },
      ...article.clauses.flatMap((clause): Blocks =>
        typeof clause === "string"
          ? [{ type: "PARAGRAPH", text: clause }]
          : [
              { type: "PARAGRAPH", text: clause.text },
              ...clause.items.map((text) => ({ type: "ITEM" as const, text })),
            ],
      ),
    ]),
  ]);

test.each([terms, privacy])("PAG-08 the lines of $title are read as the chapters that they were", (text) => {
  expect(chaptersOf({ preface: "", blocks: blocksOf(text) })).toEqual(text.chapters);
});

test("PAG-08 a draft that begins in the midst of a chapter is shown all the same", () => {
  expect(chaptersOf({ preface: "", blocks: [{ type: "ITEM", text: "하나" }] })).toEqual([
    { title: "", articles: [{ title: "", clauses: [{ text: "", items: ["하나"] }] }] },
  ]);
});
