import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { BoardItem } from "@bulmo/contracts/post";
import type { SitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { formatDate } from "../../parts/text/date.ts";
import { headedTitle } from "../../post/board/headed-title.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { detailPath } from "../../post/board/board-paths.ts";
import { type ListPosition, useListPosition } from "../../post/board/list-position.ts";
import { Picture } from "../../parts/picture/picture.tsx";
import { EmptyFrame } from "../exhibition/framed-work.tsx";
import * as styles from "./photo-grid.css.ts";

type PhotoGridProps = { path: SitePath; label: string; posts: readonly BoardItem[] };

/** Pictures in the first row of a wide window, which are seen at once. */
const firstRow = 4;

const sizes = "(min-width: 80em) 270px, (min-width: 64em) 22vw, (min-width: 48em) 29vw, 46vw";

/** The posts of an album, each by its first picture. */
export function PhotoGrid({ path, label, posts }: PhotoGridProps) {
  const place = useListPosition(path);
  return (
    <ul role="list" aria-label={label} className={styles.grid}>
      {posts.map((post, at) => (
        <PhotoPost key={post.index} post={post} place={place} isFirst={at < firstRow} />
      ))}
    </ul>
  );
}

type PhotoPostProps = { post: BoardItem; place: ListPosition; isFirst: boolean };

function PhotoPost({ post, place, isFirst }: PhotoPostProps) {
  const { index, heading, title, thumbnail = "", author, createdAt, commentCount, attachmentCount } = post;
  const picture = parsePictureUrl(thumbnail);
  return (
    <li className={styles.item}>
      <Link
        to={detailPath(place.path)}
        search={{ index: String(index) }}
        state={{ list: place }}
        className={styles.link}
      >
        <div className={styles.frame}>
          {picture ? (
            // The title beside it says what there is to see.
            <Picture picture={picture} alt="" sizes={sizes} isFirst={isFirst} className={styles.picture} />
          ) : (
            <EmptyFrame />
          )}
        </div>
        <span className={styles.title}>{keepTogether(headedTitle({ heading, title }))}</span>
      </Link>
      <p className={styles.facts}>
        <span>{author}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {!!commentCount && <span>댓글 {commentCount.toLocaleString("ko-KR")}</span>}
        {!!attachmentCount && <span>첨부 {attachmentCount}</span>}
      </p>
    </li>
  );
}
