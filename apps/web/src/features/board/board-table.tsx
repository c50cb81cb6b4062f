import type { BoardItem } from "@bulmo/contracts/post";
import { type Column, Table } from "@bulmo/ui/table";
import { NoticeSeal } from "@bulmo/ui/seal";
import { Link } from "@tanstack/react-router";
import { formatDate } from "../../lib/date.ts";
import { keepTogether } from "../../lib/korean-lines.ts";
import { detailPaths } from "./board-paths.ts";
import * as styles from "./board-table.css.ts";

const columns: Column<BoardItem>[] = [
  { key: "index", label: "번호", width: "5rem", phone: "hidden", cell: ({ index }) => index },
  { key: "title", label: "제목", primary: true, cell: (post) => <BoardTitle post={post} /> },
  { key: "author", label: "작성자", width: "10rem", cell: ({ author }) => author },
  {
    key: "createdAt",
    label: "작성일",
    width: "8rem",
    align: "end",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
];

const none: BoardItem[] = [];

type BoardTableProps = {
  caption: string;
  posts: BoardItem[];
  /** Notices that stand on top of another board's posts. */
  pinned?: BoardItem[];
};

export function BoardTable({ caption, posts, pinned = none }: BoardTableProps) {
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={[...pinned, ...posts]}
      rowKey={({ type, index }) => `${type}-${index}`}
      isMarked={(post) => pinned.includes(post)}
      linkedRows
    />
  );
}

function BoardTitle({ post }: { post: BoardItem }) {
  return (
    <span className={styles.title}>
      {post.type === "NOTICE" && (
        <span className={styles.mark}>
          <NoticeSeal />
        </span>
      )}
      <Link to={detailPaths[post.type]} search={{ index: String(post.index) }}>
        {keepTogether(post.title)}
      </Link>
    </span>
  );
}
