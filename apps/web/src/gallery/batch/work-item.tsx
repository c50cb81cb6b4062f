import type { PostType } from "@bulmo/contracts/post";
import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "@tanstack/react-router";
import { memo } from "react";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { typeInAddress } from "../../post/content-board/content-search.ts";
import type { Progress } from "./batch-state.ts";
import type { Batch } from "./batch.ts";
import { narrowestOf } from "./preview.ts";
import { WorkFields } from "./work-fields.tsx";
import * as styles from "./work-list.css.ts";
import { WorkPicture } from "./work-picture.tsx";
import { WorkRow } from "./work-row.tsx";
import { WorkTools } from "./work-tools.tsx";
import { isMade, type Work } from "./work.ts";

type WorkItemProps = {
  work: Work;
  number: number;
  progress: Progress | undefined;
  /** While works are being made their order stands. */
  isFixed: boolean;
  isLocked: boolean;
  hasAsked: boolean;
  board: ContentBoard;
  batch: Batch;
};

/** A picture on its way to a work. A hundred of them are on one page: only one that has changed is drawn anew. */
export const WorkItem = memo(function WorkItem(props: WorkItemProps) {
  const { work, number, progress, isFixed, isLocked, hasAsked, board, batch } = props;
  return (
    <WorkRow work={work} number={number} isFixed={isFixed}>
      {isMade(work) ? (
        <MadeWork work={work} type={board.type} />
      ) : (
        <>
          <WorkPicture work={work} file={batch.fileOf(work.key)} progress={progress} number={number} />
          <WorkFields work={work} board={board} isLocked={isLocked} hasAsked={hasAsked} onChange={batch.change} />
          <WorkTools work={work} number={number} isLocked={isLocked} batch={batch} />
        </>
      )}
    </WorkRow>
  );
});

/** A work that hangs: nothing more is done with it here. */
function MadeWork({ work: { title, index, picture }, type }: { work: Work; type: PostType }) {
  return (
    <>
      <span className={styles.thumbnail}>
        {picture && <img src={narrowestOf(picture.url)} alt="" loading="lazy" className={styles.preview} />}
      </span>
      <p className={styles.made}>
        <TextLink variant="quiet" asChild>
          <Link to="/admin/content-manage/edit" search={{ type: typeInAddress(type), index: String(index) }}>
            {title.trim()}
          </Link>
        </TextLink>
        <span className={styles.done}>
          <Icon name="check" />
          올렸습니다.
        </span>
      </p>
    </>
  );
}
