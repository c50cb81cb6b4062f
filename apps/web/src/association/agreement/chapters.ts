import type { Article, Chapter, Clause } from "@bulmo/content/agreement-text";
import type { AgreementText } from "@bulmo/contracts/agreement";

type Grown<Part, Key extends keyof Part, Child> = Omit<Part, Key> & { [key in Key]: Child[] };
type GrownArticle = Grown<Article, "clauses", Clause>;
type GrownChapter = Grown<Chapter, "articles", GrownArticle>;

function lastOf<Part>(parts: Part[], begin: () => Part): Part {
  const last = parts.at(-1) ?? begin();
  if (parts.length === 0) parts.push(last);
  return last;
}

const newChapter = (title = ""): GrownChapter => ({ title, articles: [] });
const newArticle = (title = ""): GrownArticle => ({ title, clauses: [] });

/** A line of a list belongs to the paragraph above it. */
function withItem(clauses: Clause[], item: string): Clause[] {
  const last = clauses.at(-1) ?? "";
  const clause = typeof last === "string" ? { text: last, items: [] } : last;
  return [...clauses.slice(0, -1), { ...clause, items: [...clause.items, item] }];
}

/** The lines of a text as the chapters that are read; a draft may begin in the midst of one. */
export function chaptersOf({ blocks }: AgreementText): Chapter[] {
  const chapters: GrownChapter[] = [];
  for (const { type, text } of blocks) {
    if (type === "CHAPTER") {
      chapters.push(newChapter(text));
      continue;
    }
    const chapter = lastOf(chapters, newChapter);
    if (type === "ARTICLE") {
      chapter.articles.push(newArticle(text));
      continue;
    }
    const article = lastOf(chapter.articles, newArticle);
    if (type === "PARAGRAPH") article.clauses.push(text);
    else article.clauses = withItem(article.clauses, text);
  }
  return chapters;
}
