import type { AgreementText, Article, Clause } from "@bulmo/content/agreement-text";
import { Prose } from "@bulmo/ui/prose";
import { Fragment } from "react";

type Level = 2 | 3;

/** A text that members agree to, with its chapters at the given level of heading. */
export function AgreementProse({ agreement, level = 2 }: { agreement: AgreementText; level?: Level }) {
  const Chapter = level === 2 ? "h2" : "h3";
  return (
    <Prose>
      <p>{agreement.preface}</p>
      {agreement.chapters.map((chapter) => (
        <Fragment key={chapter.title}>
          <Chapter>{chapter.title}</Chapter>
          {chapter.articles.map((article) => (
            <ArticleText key={article.title} article={article} level={level} />
          ))}
        </Fragment>
      ))}
    </Prose>
  );
}

function ArticleText({ article: { title, clauses }, level }: { article: Article; level: Level }) {
  const Heading = level === 2 ? "h3" : "h4";
  return (
    <>
      <Heading>{title}</Heading>
      {clauses.map((clause) => (
        <ClauseText key={typeof clause === "string" ? clause : clause.text} clause={clause} />
      ))}
    </>
  );
}

function ClauseText({ clause }: { clause: Clause }) {
  if (typeof clause === "string") return <p>{clause}</p>;
  return (
    <>
      <p>{clause.text}</p>
      <ol>
        {clause.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </>
  );
}
