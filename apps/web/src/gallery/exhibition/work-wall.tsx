import type { ExhibitionItem } from "@bulmo/contracts/post";
import type { ReactNode } from "react";
import { formatDate } from "../../parts/text/date.ts";
import { FramedWork } from "./framed-work.tsx";
import { nameOf, onWall, ratioOf, withRatio } from "./proportion.ts";
import { firstRow, type Place, placesOf } from "./wall.ts";
import { workAnchor } from "./work-address.ts";
import { WorkLink } from "./work-link.tsx";
import * as styles from "./work-wall.css.ts";

type WorkWallProps = {
  label: string;
  works: readonly ExhibitionItem[];
  group?: number;
  /** Hangs at the end. */
  closing?: ReactNode;
  /** Below a form: its pictures are not waited for before the page is there. */
  startsLow?: boolean;
  /** A row of a wall: of labels only the titles and painters, and no row of it stands as the last one does. */
  isRow?: boolean;
};

/** How wide for its height what hangs at the end is. */
const closingRatio = 0.75;

/** The works of a page, each with its label below (GAL-02). */
export function WorkWall({ label, works, group, closing, startsLow = false, isRow = false }: WorkWallProps) {
  const ratios = works.map(({ thumbnail }) => ratioOf(thumbnail));
  const places = placesOf(closing ? [...ratios, closingRatio] : ratios, isRow);
  const seenAtOnce = startsLow ? 0 : firstRow(ratios);
  return (
    <div className={styles.wall}>
      {/* A list that is laid out as its items are is none to some who listen, unless it says so. */}
      <ul role="list" aria-label={label} className={styles.list}>
        {works.map((work, at) => (
          <HungWork key={workAnchor(work)} work={work} group={group} place={places[at]} isFirst={at < seenAtOnce}>
            {!isRow && <Details work={work} />}
          </HungWork>
        ))}
      </ul>
      {closing && (
        <div className={styles.place} style={onWall(places.at(-1))}>
          <div className={styles.frame}>{closing}</div>
        </div>
      )}
    </div>
  );
}

type HungWorkProps = {
  work: ExhibitionItem;
  group?: number;
  place: Place | undefined;
  isFirst: boolean;
  /** Below the painter. */
  children: ReactNode;
};

function HungWork({ work, group, place, isFirst, children }: HungWorkProps) {
  return (
    <li className={styles.place} style={{ ...withRatio(ratioOf(work.thumbnail)), ...onWall(place) }}>
      <WorkLink work={work} group={group} titleClass={styles.title}>
        <div className={styles.frame}>
          <FramedWork thumbnail={work.thumbnail} alt={nameOf(work)} sizes={place?.sizes ?? ""} isFirst={isFirst} />
        </div>
      </WorkLink>
      <div className={styles.label}>
        <p>{work.author}</p>
        {children}
      </div>
    </li>
  );
}

const Details = ({ work: { caption, createdAt } }: { work: ExhibitionItem }) => (
  <>
    {caption && <p className={styles.quiet}>{caption}</p>}
    <time dateTime={createdAt} className={styles.quiet}>
      등록 {formatDate(createdAt)}
    </time>
  </>
);
