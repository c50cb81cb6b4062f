import type { AgreementText } from "@bulmo/content/agreement-text";

/** Its chapters and articles with the names that links call them by; articles are counted through, as they are cited. */
export function withSectionIds({ chapters }: Pick<AgreementText, "chapters">) {
  let count = 0;
  return chapters.map((chapter, place) => ({
    id: `chapter-${place + 1}`,
    chapter,
    articles: chapter.articles.map((article) => {
      count += 1;
      return { id: `article-${count}`, article };
    }),
  }));
}
