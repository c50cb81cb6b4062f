import type { FirstIssue } from "@bulmo/contracts/first-issue";
import type { SitePage } from "@bulmo/contracts/site-page";
import { pathOfPage } from "@bulmo/contracts/page-section";
import { Button } from "@bulmo/ui/button";
import { useRef, useState } from "react";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { formatRecent } from "../../parts/text/date.ts";
import * as styles from "./menu.css.ts";
import { RestoreForm } from "./restore-form.tsx";
import type { PageActs } from "./use-page-acts.ts";

type RemovedPagesProps = { pages: readonly SitePage[]; acts: PageActs };

/** Those that were removed, the last first: each comes back with its text and its addresses. */
export function RemovedPages({ pages, acts }: RemovedPagesProps) {
  const removed = pages.filter(({ removedAt }) => removedAt);
  if (removed.length === 0) return null;
  return (
    <section className={styles.section} aria-label="지운 페이지">
      <h2 className={styles.title}>지운 페이지</h2>
      <ul className={rows.list}>
        {removed.map((page) => (
          <li key={page.id} className={styles.removed}>
            <RemovedPage page={page} pages={pages} acts={acts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To its own address; where something else stands there by now, to another one. */
function RemovedPage({ page, pages, acts }: RemovedPagesProps & { page: SitePage }) {
  const [refused, setRefused] = useState<FirstIssue | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    button.current?.focus();
    setRefused(null);
  };
  const restore = async () => setRefused(await acts.restore({ id: page.id }, page.title));
  return (
    <>
      <div className={styles.facts}>
        <div className={rows.facts}>
          <p className={rows.name}>{page.title}</p>
          <p className={rows.details}>
            <span>{pathOfPage(page)}</span>
            <span>{page.removedAt && formatRecent(page.removedAt)} 지움</span>
          </p>
        </div>
        <Button
          ref={button}
          size="small"
          aria-label={`${page.title} 되살리기`}
          aria-expanded={refused ? true : undefined}
          disabled={acts.isPending}
          onClick={() => void restore()}
        >
          되살리기
        </Button>
      </div>
      {refused && <RestoreForm page={page} pages={pages} acts={acts} onCancel={cancel} />}
    </>
  );
}
