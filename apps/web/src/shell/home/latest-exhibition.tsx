import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { latestExhibition } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { SampleMark } from "../navigation/sample-mark.tsx";
import * as styles from "./latest-exhibition.css.ts";

/** So many a database is filled with; those after them are the association's own. */
const filledExhibitions = 4;

const titleId = "latest-exhibition";

/** The board of the hero: which exhibition was the last, when it was, and the way to its works. */
export function LatestExhibition() {
  const latest = latestExhibition(useBoards());
  if (!latest) return null;
  const { n, title, year, month, state } = latest;
  return (
    <section aria-labelledby={titleId} className={styles.band}>
      <Fragment name="latest exhibition">
        <div className={styles.board}>
          <p className={styles.overline}>
            {state === "OPEN" ? "열리고 있는 전시" : "최근 전시"} {n <= filledExhibitions && <SampleMark />}
          </p>
          <h2 id={titleId} className={styles.title}>
            {title}
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
      </Fragment>
    </section>
  );
}
