import type { TrashedPost } from "@bulmo/contracts/trash";
import { Button } from "@bulmo/ui/button";
import { type Column, Table } from "@bulmo/ui/table";
import { useAnyBoard } from "../../post/content-board/use-all-boards.ts";
import { formatDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as worklist from "../../parts/worklist/worklist.css.ts";
import * as styles from "./trash.css.ts";
import type { Trash } from "./use-trash.tsx";

/** From so many days on it is said aloud that they run out. */
const fewDays = 3;

const columnsOf = (trash: Trash): Column<TrashedPost>[] => [
  { key: "title", label: "제목", primary: true, cell: (post) => <Post post={post} /> },
  { key: "deletedAt", label: "삭제", width: "9rem", cell: (post) => <Deletion post={post} /> },
  { key: "daysLeft", label: "남은 기간", width: "6rem", cell: ({ daysLeft }) => <DaysLeft days={daysLeft} /> },
  {
    key: "actions",
    label: "관리",
    width: "11rem",
    phone: "below",
    cell: (post) => <TrashActions post={post} trash={trash} />,
  },
];

/** A title, and where it was and whose. */
const Post = ({ post: { title, type, author } }: { post: TrashedPost }) => (
  <>
    {keepTogether(title)}
    <span className={worklist.place}>
      {useAnyBoard(type).title} · {author}
    </span>
  </>
);

const Deletion = ({ post: { deletedAt, deletedBy } }: { post: TrashedPost }) => (
  <span className={styles.deletion}>
    <time dateTime={deletedAt}>{formatDate(deletedAt)}</time>
    <span>{deletedBy}</span>
  </span>
);

const DaysLeft = ({ days }: { days: number }) => (
  <span className={days <= fewDays ? styles.soon : undefined}>{days}일 남음</span>
);

/** Every control is named by what it is about. */
function TrashActions({ post, trash }: { post: TrashedPost; trash: Trash }) {
  const isBusy = trash.isBusy(post);
  return (
    <div className={worklist.actions}>
      <Button size="small" busy={isBusy} aria-label={`‘${post.title}’ 복원`} onClick={() => void trash.restore(post)}>
        복원
      </Button>
      <Button
        size="small"
        busy={isBusy}
        className={worklist.removal}
        aria-label={`‘${post.title}’ 완전 삭제`}
        onClick={() => void trash.purge(post)}
      >
        완전 삭제
      </Button>
    </div>
  );
}

export function TrashTable({ posts, trash }: { posts: TrashedPost[]; trash: Trash }) {
  return (
    <Table
      caption="휴지통의 게시물"
      columns={columnsOf(trash)}
      rows={posts}
      rowKey={({ type, index }) => `${type} ${index}`}
      centredRows
    />
  );
}
