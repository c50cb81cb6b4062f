import type { Chapter } from "@bulmo/content/agreement-text";
import { Icon } from "@bulmo/ui/icon";
import * as styles from "./contents.css.ts";
import { withSectionIds } from "./section-ids.ts";

/** What a long text holds, to go to any of it: beside the text on a wide screen, folded above it on a narrow one. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <>
      <nav aria-label="차례" className={styles.beside}>
        <p className={styles.title}>차례</p>
        <ContentsList chapters={chapters} />
      </nav>
      <nav aria-label="차례" className={styles.above}>
        <details>
          <summary className={styles.summary}>
            차례
            <Icon name="chevron-down" />
          </summary>
          <ContentsList chapters={chapters} />
        </details>
      </nav>
    </>
  );
}

function ContentsList({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ol className={styles.chapters}>
      {withSectionIds({ chapters }).map(({ id, chapter, articles }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.chapter}>
            {chapter.title}
          </a>
          <ol>
            {articles.map(({ id: articleId, article }) => (
              <li key={articleId}>
                <a href={`#${articleId}`} className={styles.article}>
                  {article.title}
                </a>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
