import type { SitePage } from "@bulmo/contracts/site-page";
import { pathOfPage } from "@bulmo/contracts/page-section";
import { Button } from "@bulmo/ui/button";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { SortableRow } from "../../parts/sorting/sortable-row.tsx";
import * as styles from "./menu.css.ts";
import type { PageActs } from "./use-page-acts.ts";

type PageRowProps = { page: SitePage; acts: PageActs };

/** What is known of a page, with its handle. */
export function PageRow({ page, acts }: PageRowProps) {
  const { id, title, isFixed, isHidden, revision } = page;
  const path = pathOfPage(page);
  const toggle = () => acts.update({ id, revision, isHidden: !isHidden }, title, isHidden ? "shown" : "hidden");
  return (
    <SortableRow id={String(id)} noun="페이지" name={title}>
      <div className={actionRows.row}>
        <div>
          <p className={actionRows.name}>{title}</p>
          <p className={rows.details}>
            {isHidden && <span className={styles.hidden}>숨김</span>}
            <span>{path}</span>
            {!isFixed && <span>추가한 페이지</span>}
          </p>
        </div>
        <div className={actionRows.buttons}>
          <Button asChild size="small">
            <Link to={sitePath(path)} aria-label={`${title} 보기`}>
              보기
            </Link>
          </Button>
          <Button
            size="small"
            aria-label={`${title} ${isHidden ? "보이기" : "숨기기"}`}
            disabled={acts.isPending}
            onClick={() => void toggle()}
          >
            {isHidden ? "보이기" : "숨기기"}
          </Button>
          <Button asChild size="small">
            <Link to={sitePath("/admin/menu")} search={{ edit: String(id) }} aria-label={`${title} 고치기`}>
              고치기
            </Link>
          </Button>
        </div>
      </div>
    </SortableRow>
  );
}
