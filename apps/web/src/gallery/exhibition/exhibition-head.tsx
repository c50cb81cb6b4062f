import type { Exhibition } from "@bulmo/content/exhibition";
import { choiceClass, ChoiceLinks } from "../../parts/link/choice-links.tsx";
import { Link } from "../../parts/link/link.tsx";
import { groupName, worksPath } from "./exhibition.ts";
import * as styles from "./exhibition-head.css.ts";

type ExhibitionHeadProps = { exhibition: Exhibition; group?: number };

/** What is shown, when it was, and the ways to the works of each group. */
export function ExhibitionHead({ exhibition, group }: ExhibitionHeadProps) {
  const { title, year, month, groups } = exhibition;
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h2>{[title, groupName(exhibition, group)].filter(Boolean).join(" ")}</h2>
        <p className={styles.time}>
          <time dateTime={`${year}-${String(month).padStart(2, "0")}`}>
            {year}년 {month}월
          </time>
        </p>
      </div>
      {groups.length > 0 && <GroupLinks exhibition={exhibition} />}
    </header>
  );
}

function GroupLinks({ exhibition }: { exhibition: Exhibition }) {
  const groups = [undefined, ...exhibition.groups.keys().map((place) => place + 1)];
  return (
    <ChoiceLinks
      label="문하별 작품"
      links={groups.map((group) => ({
        key: group ?? 0,
        link: (
          <Link
            to={worksPath(exhibition, group)}
            activeOptions={{ exact: true, includeSearch: false }}
            className={choiceClass}
          >
            {groupName(exhibition, group) ?? "전체"}
          </Link>
        ),
      }))}
    />
  );
}
