import { privacy } from "@bulmo/content/privacy";
import { terms } from "@bulmo/content/terms";
import { expect, test } from "vitest";
import { withSectionIds } from "./section-ids.ts";

test.each([terms, privacy])("ASC-15 ASC-16 an article of $title is linked to by the number it is cited by", (text) => {
  const articles = withSectionIds(text).flatMap((chapter) => chapter.articles);
  expect(articles.length).toBeGreaterThan(5);
  for (const { id, article } of articles) expect(article.title).toContain(`제${id.replace("article-", "")}조`);
  const ids = withSectionIds(text).flatMap((chapter) => [chapter.id, ...chapter.articles.map(({ id }) => id)]);
  expect(new Set(ids).size).toBe(ids.length);
});
