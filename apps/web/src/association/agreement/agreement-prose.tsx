import type { AgreementText, Article, Clause } from "@bulmo/content/agreement-text";
import { Prose } from "@bulmo/ui/prose";
import { Fragment } from "react";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { withSectionIds } from "./section-ids.ts";

type Level = 2 | 3;

type AgreementProseProps = {
  agreement: AgreementText;
  /** Of its chapters' headings. */
  level?: Level;
  /** Alone on its page: its headings are places that links lead to. */
  hasPlaces?: boolean;
};

/** A text that members agree to. */
export function AgreementProse({ agreement, level = 2, hasPlaces = false }: AgreementProseProps) {
  const Chapter = level === 2 ? "h2" : "h3";
  return (
    <Prose>
      <p>{keepTogether(agreement.preface)}</p>
      {withSectionIds(agreement).map(({ id, chapter, articles }) => (
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

function ArticleText({ id, article: { title, clauses }, level }: ArticleTextProps) {
  const Heading = level === 2 ? "h3" : "h4";
  return (
    <>
      <Heading id={id}>{title}</Heading>
      {clauses.map((clause) => (
        <ClauseText key={typeof clause === "string" ? clause : clause.text} clause={clause} />
      ))}
    </>
  );
}

function ClauseText({ clause }: { clause: Clause }) {
  if (typeof clause === "string") return <p>{keepTogether(clause)}</p>;
  return (
    <>
      <p>{keepTogether(clause.text)}</p>
      <ol>
        {clause.items.map((item) => (
          <li key={item}>{keepTogether(item)}</li>
        ))}
      </ol>
    </>
  );
}
