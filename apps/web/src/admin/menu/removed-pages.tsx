import type { SitePage } from "@bulmo/contracts/site-page";
import { pathOfPage } from "@bulmo/contracts/page-section";
import { Button } from "@bulmo/ui/button";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { formatRecent } from "../../parts/text/date.ts";
import * as styles from "./menu.css.ts";
import type { PageActs } from "./use-page-acts.ts";

type RemovedPagesProps = { pages: readonly SitePage[]; acts: PageActs };

/** Those that were removed, the last first: each comes back with its text and its addresses. */
export function RemovedPages({ pages, acts }: RemovedPagesProps) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.section} aria-label="지운 쪽">
      <h2 className={styles.title}>지운 쪽</h2>
      <ul className={rows.list}>
        {pages.map((page) => (
          <li key={page.id} className={rows.row}>
            <div className={rows.facts}>
              <p className={rows.name}>{page.title}</p>
              <p className={rows.details}>
                <span>{pathOfPage(page)}</span>
                <span>{page.removedAt && formatRecent(page.removedAt)} 지움</span>
              </p>
            </div>
            <Button
              size="small"
              aria-label={`${page.title} 되살리기`}
              disabled={acts.isPending}
              onClick={() => void acts.restore(page)}
            >
              되살리기
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
