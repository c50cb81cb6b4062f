import type { Exhibition } from "@bulmo/contracts/exhibition";
import { choiceClass, ChoiceLinks } from "../../parts/link/choice-links.tsx";
import { ExhibitionDetails } from "./exhibition-details.tsx";
import { AnnouncedEmpty, ExhibitionEmpty } from "./exhibition-empty.tsx";
import { isAnnounced } from "../../page/board/board-list.ts";
import * as styles from "./exhibition-head.css.ts";

type ExhibitionPreviewProps = {
  exhibition: Exhibition;
  /** How many works hang there now. */
  workCount: number;
};

/** An exhibition's page before it is there: all that is above its works, and nothing that leads anywhere. */
export function ExhibitionPreview({ exhibition, workCount }: ExhibitionPreviewProps) {
  const { banner, year, month, groups, hasDetails } = exhibition;
  const isToCome = isAnnounced(exhibition);
  const names = ["전체", ...groups.map(({ name }) => name)];
  return (
    <>
      <div className={styles.names}>
        <h3 className={styles.title}>{banner}</h3>
        <p className={styles.time}>
          {year}년 {month}월
        </p>
      </div>
      {groups.length > 0 && !isToCome && (
        <ChoiceLinks
          label="문하별 작품의 모습"
          links={names.map((name) => ({ key: name, link: <span className={choiceClass}>{name}</span> }))}
        />
      )}
      {hasDetails && <ExhibitionDetails exhibition={exhibition} isPreview />}
      {isToCome && <AnnouncedEmpty />}
      {!isToCome && workCount > 0 && <p className={styles.time}>이 아래에 작품 {workCount}점이 걸립니다.</p>}
      {!isToCome && workCount === 0 && <ExhibitionEmpty exhibition={exhibition} />}
    </>
  );
}
