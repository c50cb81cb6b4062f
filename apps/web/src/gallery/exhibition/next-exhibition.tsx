import { Icon } from "@bulmo/ui/icon";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Link } from "../../parts/link/link.tsx";
import { type Exhibition, useNeighbours, worksPath } from "./exhibition.ts";
import * as styles from "./next-exhibition.css.ts";

/** The end of a wall leads on: to the exhibition after it, from the latest to the first. */
export function NextExhibition({ after }: { after: Exhibition }) {
  const { next: later, first } = useNeighbours(after);
  const next = later ?? first;
  if (!next || next.n === after.n) return null;
  return (
    <Link to={worksPath(next)} className={styles.tile}>
      <span className={styles.overline}>{later ? "다음 전시" : "첫 전시"}</span>
      <span className={styles.title}>{keepTogether(next.title)}</span>
      <span className={styles.overline}>
        {next.year}년 {next.month}월
      </span>
      <span className={styles.way}>
        <Icon name="chevron-right" />
      </span>
    </Link>
  );
}
