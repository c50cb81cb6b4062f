import { Icon } from "@bulmo/ui/icon";
import { Link } from "../../parts/link/link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { type Exhibition, useNeighbours, worksPath } from "./exhibition.ts";
import * as styles from "./neighbours.css.ts";

type ExhibitionNeighboursProps = {
  of: Exhibition;
  /** The wall has closed with the next one. */
  hasNext: boolean;
};

/** The exhibitions before and after one, at the end of its page (EXH-05). One in preparation is none. */
export function ExhibitionNeighbours({ of, hasNext }: ExhibitionNeighboursProps) {
  const { previous, next } = useNeighbours(of);
  const shown = hasNext ? undefined : next;
  if (!previous && !shown) return null;
  return (
    <nav aria-label="앞뒤 전시" className={`${styles.frame} ${styles.apart}`}>
      {previous && (
        <Link to={worksPath(previous)} className={styles.neighbour}>
          <span className={styles.side}>
            <Icon name="chevron-left" />
            이전 전시
          </span>
          <span className={styles.title}>{keepTogether(previous.title)}</span>
        </Link>
      )}
      {shown && (
        <Link to={worksPath(shown)} className={`${styles.neighbour} ${styles.next}`}>
          <span className={styles.side}>
            다음 전시
            <Icon name="chevron-right" />
          </span>
          <span className={styles.title}>{keepTogether(shown.title)}</span>
        </Link>
      )}
    </nav>
  );
}
