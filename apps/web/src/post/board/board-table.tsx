import type { BoardRow } from "@bulmo/contracts/post";
import { type Column, type RowFrameProps, Table } from "@bulmo/ui/table";
import { NoticeSeal } from "@bulmo/ui/seal";
import { formatDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Link } from "../../parts/link/link.tsx";
import { Still } from "../../page/still/still.tsx";
import { type BoardPath, detailPaths } from "./board-paths.ts";
import * as styles from "./board-table.css.ts";
import { type ListPlace, useListPlace } from "./list-place.ts";

const columnsOf = (place: ListPlace): Column<BoardRow>[] => [
  { key: "index", label: "번호", width: "5rem", phone: "hidden", cell: ({ index }) => index },
  { key: "title", label: "제목", primary: true, cell: (post) => <BoardTitle post={post} place={place} /> },
  { key: "author", label: "작성자", width: "10rem", cell: ({ author }) => author },
  {
    key: "createdAt",
    label: "작성일",
    width: "8rem",
    align: "end",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
];

const none: BoardRow[] = [];

type BoardTableProps = {
  path: BoardPath;
  caption: string;
  posts: BoardRow[];
  /** Notices that stand on top of another board's posts. */
  pinned?: BoardRow[];
};

export function BoardTable({ path, caption, posts, pinned = none }: BoardTableProps) {
  const columns = columnsOf(useListPlace(path));
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={[...pinned, ...posts]}
      rowKey={({ type, index }) => `${type}-${index}`}
      isMarked={(post) => pinned.includes(post)}
      linkedRows
      rowFrame={StillRow}
    />
  );
}

const StillRow = ({ row, isMarked, children }: RowFrameProps<BoardRow>) => (
  <Still name={`row ${JSON.stringify(row)} ${isMarked}`}>{children}</Still>
);

function BoardTitle({ post, place }: { post: BoardRow; place: ListPlace }) {
  return (
    <span className={styles.title}>
      {post.type === "NOTICE" && (
        <span className={styles.mark}>
          <NoticeSeal />
        </span>
      )}
      <Link to={detailPaths[post.type]} search={{ index: String(post.index) }} state={{ list: place }}>
        {keepTogether(post.title)}
      </Link>
    </span>
  );
}
