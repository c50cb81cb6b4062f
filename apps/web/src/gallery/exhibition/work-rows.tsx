import type { ExhibitionItem } from "@bulmo/contracts/post";
import { FramedWork } from "./framed-work.tsx";
import { ratioOf, withRatio } from "./proportion.ts";
import { sizesInRow } from "./row-picture.ts";
import { WorkLink } from "./work-link.tsx";
import * as styles from "./work-rows.css.ts";

type WorkRowsProps = { label: string; works: readonly ExhibitionItem[]; group?: number };

/** Rows that are in view when the page opens. */
const seenAtOnce = 6;

/** The works of a page one below the other, to be read rather than looked at (EXH-05). */
export function WorkRows({ label, works, group }: WorkRowsProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {works.map((work, at) => (
        <li key={work.index}>
          <WorkLink
            work={work}
            group={group}
            className={styles.row}
            titleClass={styles.title}
            isNamedByAll
            label={
              <>
                <span className={styles.author}>{work.author}</span>
                {work.caption && <span className={styles.caption}>{work.caption}</span>}
              </>
            }
          >
            <div className={styles.frame} style={withRatio(ratioOf(work.thumbnail))}>
              <FramedWork
                thumbnail={work.thumbnail}
                alt=""
                sizes={sizesInRow(ratioOf(work.thumbnail))}
                isFirst={at < seenAtOnce}
              />
            </div>
          </WorkLink>
        </li>
      ))}
    </ul>
  );
}
