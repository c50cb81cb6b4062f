import type { ExhibitionItem } from "@bulmo/contracts/post";
import { formatDate } from "../../parts/text/date.ts";
import { FramedWork } from "./framed-work.tsx";
import { nameOf, onWall, ratioOf } from "./proportion.ts";
import { firstRow, placesOf } from "./wall.ts";
import { WorkLink } from "./work-link.tsx";
import * as styles from "./work-wall.css.ts";

type WorkWallProps = { label: string; works: readonly ExhibitionItem[]; group?: number };

/** The works of a page, each with its label below (GAL-02). */
export function WorkWall({ label, works, group }: WorkWallProps) {
  const ratios = works.map(({ thumbnail }) => ratioOf(thumbnail));
  const places = placesOf(ratios);
  const seenAtOnce = firstRow(ratios);
  return (
    <ul aria-label={label} className={styles.wall}>
      {works.map((work, at) => (
        <li key={work.index} className={styles.work} style={onWall(ratios[at] ?? 1, places[at])}>
          <WorkLink work={work} group={group} titleClass={styles.title}>
            <div className={styles.frame}>
              <FramedWork
                thumbnail={work.thumbnail}
                alt={nameOf(work)}
                sizes={places[at]?.sizes ?? ""}
                isFirst={at < seenAtOnce}
              />
            </div>
          </WorkLink>
          <p className={styles.author}>{work.author}</p>
          {work.caption && <p className={styles.quiet}>{work.caption}</p>}
          <time dateTime={work.createdAt} className={styles.quiet}>
            등록 {formatDate(work.createdAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
