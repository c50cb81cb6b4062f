import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import type { ReactNode } from "react";
import { firstExhibition, latestExhibition, type ListedExhibition } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { SampleMark } from "../navigation/sample-mark.tsx";
import * as styles from "./latest-exhibition.css.ts";

/** So many a database is filled with; those after them are the association's own. */
const filledExhibitions = 4;

const titleId = "latest-exhibition";

/**
 * The exhibition that the site leads to: which one was the last, when it was, and works of it. Where it is the only one,
 * its works hang in the strip.
 */
export function LatestExhibition({ children }: { children: ReactNode }) {
  const boards = useBoards();
  const latest = latestExhibition(boards);
  if (!latest || latest.n === firstExhibition(boards)?.n) return null;
  return (
    <section aria-labelledby={titleId} className={styles.band}>
      <div className={styles.room}>
        <Fragment name="latest exhibition">
          <Heading exhibition={latest} />
        </Fragment>
        {children}
      </div>
    </section>
  );
}

function Heading({ exhibition: { n, title, year, month, state } }: { exhibition: ListedExhibition }) {
  return (
    <div className={styles.heading}>
      <p className={styles.overline}>
        {state === "OPEN" ? "열리고 있는 전시" : "최근 전시"} {n <= filledExhibitions && <SampleMark />}
      </p>
      <h2 id={titleId} className={styles.title}>
        {keepTogether(title)}
      </h2>
      <p className={styles.time}>
        <time dateTime={`${year}-${String(month).padStart(2, "0")}`}>
          {year}년 {month}월
        </time>
      </p>
      <TextLink asChild variant="more">
        <Link to={sitePath(`/gallery/exhibition/${n}`)}>
          <VisuallyHidden>{title}</VisuallyHidden> 작품 보기
          <Icon name="chevron-right" />
        </Link>
      </TextLink>
    </div>
  );
}
