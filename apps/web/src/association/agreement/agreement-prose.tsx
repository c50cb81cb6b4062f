import type { Article, Clause } from "@bulmo/content/agreement-text";
import type { AgreementText } from "@bulmo/contracts/agreement";
import { Prose } from "@bulmo/ui/prose";
import { createElement, Fragment } from "react";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { chaptersOf } from "./chapters.ts";
import { withSectionIds } from "./section-ids.ts";

type Level = 2 | 3;

type AgreementProseProps = {
  text: AgreementText;
  /** Of its chapters' headings. */
  level?: Level;
  /** Alone on its page: its headings are places that links lead to. */
  hasPlaces?: boolean;
};

/** A text that members agree to. */
export function AgreementProse({ text, level = 2, hasPlaces = false }: AgreementProseProps) {
  const Chapter = level === 2 ? "h2" : "h3";
  return (
    <Prose>
      <p>{keepTogether(text.preface)}</p>
      {withSectionIds({ chapters: chaptersOf(text) }).map(({ id, chapter, articles }) => (
        <Fragment key={id}>
          <Chapter id={hasPlaces ? id : undefined}>{chapter.title}</Chapter>
          {articles.map(({ id: articleId, article }) => (
            <ArticleText key={articleId} id={hasPlaces ? articleId : undefined} article={article} level={level} />
          ))}
        </Fragment>
      ))}
    </Prose>
  );
}

type ArticleTextProps = { id: string | undefined; article: Article; level: Level };

// Two paragraphs may say the same: none is known by its words.
function ArticleText({ id, article: { title, clauses }, level }: ArticleTextProps) {
  const Heading = level === 2 ? "h3" : "h4";
  return (
    <>
      <Heading id={id}>{title}</Heading>
      {createElement(Fragment, null, ...clauses.map(asClause))}
    </>
  );
}

const asItem = (item: string) => <li>{keepTogether(item)}</li>;

function asClause(clause: Clause) {
  if (typeof clause === "string") return <p>{keepTogether(clause)}</p>;
  return (
    <>
      <p>{keepTogether(clause.text)}</p>
      {createElement("ol", null, ...clause.items.map(asItem))}
    </>
  );
}
