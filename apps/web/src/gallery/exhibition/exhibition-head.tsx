import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { type ReactNode, useEffect, useRef } from "react";
import { useBoards } from "../../page/board/boards.ts";
import { choiceClass, ChoiceLinks } from "../../parts/link/choice-links.tsx";
import { Link } from "../../parts/link/link.tsx";
import { type Exhibition, groupName, worksPath } from "./exhibition.ts";
import { isAnnounced } from "../../page/board/board-list.ts";
import { showCurrentTab } from "../../parts/link/current-tab.ts";
import * as styles from "./exhibition-head.css.ts";
import type { ExhibitionView } from "./exhibition-search.ts";
import { ViewSwitch } from "./view-switch.tsx";
import { WorkSearchLink } from "./work-search-link.tsx";

/** With more, their tabs have no room beside a title: they stand in a row of their own. */
const fewExhibitions = 4;

type ExhibitionHeadProps = {
  exhibition: Exhibition;
  group?: number;
  /** The page that is shown, and how. */
  page: number;
  view: ExhibitionView;
  trail: ReactNode;
  tabs: ReactNode;
};

/** What is shown, when it was, and the ways to the other exhibitions and to the works of each group: all of it low. */
export function ExhibitionHead({ exhibition, group, page, view, trail, tabs }: ExhibitionHeadProps) {
  const { title, banner, year, month, groups } = exhibition;
  const hasWorks = !isAnnounced(exhibition);
  const isMany = useBoards().exhibitions.length > fewExhibitions;
  return (
    <header className={styles.head}>
      <div className={styles.trail}>
        {trail}
        {hasWorks && (
          <div className={styles.ways}>
            <WorkSearchLink />
            <ViewSwitch to={worksPath(exhibition, group)} page={page} view={view} />
          </div>
        )}
      </div>
      <div className={styles.line} data-many={isMany || undefined}>
        <div className={styles.names}>
          <h1 className={styles.title}>{banner}</h1>
          {/* Of one that is to come the day stands below, with the place. */}
          {hasWorks && (
            <p className={styles.time}>
              <time dateTime={`${year}-${String(month).padStart(2, "0")}`}>
                {year}년 {month}월
              </time>
            </p>
          )}
        </div>
        <div className={styles.tabs}>{tabs}</div>
      </div>
      {hasWorks && groups.length > 0 && <GroupLinks exhibition={exhibition} group={group} view={view} />}
      {/* To the eye the tab and the group say it. */}
      <VisuallyHidden as="h2">{[title, groupName(exhibition, group)].filter(Boolean).join(" ")}</VisuallyHidden>
    </header>
  );
}

type GroupLinksProps = { exhibition: Exhibition; group: number | undefined; view: ExhibitionView };

function GroupLinks({ exhibition, group, view }: GroupLinksProps) {
  const groups = [undefined, ...exhibition.groups.map(({ number }) => number)];
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => showCurrentTab(frame.current), [exhibition, group]);
  return (
    <div ref={frame} data-tabs="">
      <ChoiceLinks
        label="문하별 작품"
        inOneRow
        links={groups.map((one) => ({
          key: one ?? 0,
          link: (
            <Link
              to={worksPath(exhibition, one)}
              search={{ view }}
              // On every page of its list, whose address says more than the link's.
              current={one === group && "page"}
              className={choiceClass}
            >
              {groupName(exhibition, one) ?? "전체"}
            </Link>
          ),
        }))}
      />
    </div>
  );
}
