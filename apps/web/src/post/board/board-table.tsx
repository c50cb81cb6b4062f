import type { BoardRow } from "@bulmo/contracts/post";
import type { ReactNode } from "react";
import { TextLink } from "@bulmo/ui/link";
import { NoticeSeal } from "@bulmo/ui/seal";
import { EmptyState } from "@bulmo/ui/state";
import { type Column, type RowFrameProps, Table } from "@bulmo/ui/table";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { Link } from "../../parts/link/link.tsx";
import { formatDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { PinnedRemark } from "../pin/pinned-remark.tsx";
import { secret } from "./row-remark.css.ts";
import type { PostSearch } from "../search/post-search.ts";
import type { SitePath } from "../../page/site-path.ts";
import { noticePath, rowPath } from "./board-paths.ts";
import * as styles from "./board-table.css.ts";
import { headedTitle } from "./headed-title.ts";
import { type ListPosition, useListPosition } from "./list-position.ts";
import { RowRemark } from "./row-remark.tsx";

const columnsOf = (place: ListPosition, isPinned: (post: BoardRow) => boolean): Column<BoardRow>[] => [
  { key: "index", label: "번호", width: "5rem", phone: "hidden", cell: ({ index }) => index },
  {
    key: "title",
    label: "제목",
    primary: true,
    cell: (post) => (
      <BoardTitle post={post} place={place}>
        {isPinned(post) && <PinnedRemark />}
        <RowRemark {...post} />
      </BoardTitle>
    ),
  },
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
  path: SitePath;
  caption: string;
  posts: BoardRow[];
  /** Notices that stand on top. */
  pinned?: BoardRow[];
};

export function BoardTable({ path, caption, posts, pinned = none }: BoardTableProps) {
  // Above another board's posts the seal says enough.
  const own = path === noticePath ? pinned : none;
  const columns = columnsOf(useListPosition(path), (post) => own.includes(post));
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
  <Fragment name={`row ${JSON.stringify(row)} ${isMarked}`}>{children}</Fragment>
);

type BoardTitleProps = { post: BoardRow; place: ListPosition; children: ReactNode };

function BoardTitle({ post, place, children }: BoardTitleProps) {
  return (
    <span className={styles.title}>
      {post.type === "NOTICE" && (
        <span className={styles.mark}>
          <NoticeSeal />
        </span>
      )}
      <span className={post.isSecret ? secret : undefined}>
        <Link to={rowPath(place.path, post.type)} search={{ index: String(post.index) }} state={{ list: place }}>
          {keepTogether(headedTitle(post))}
        </Link>
        {children}
      </span>
    </span>
  );
}

/** A board without posts, or a search that finds none (BRD-05). */
export function BoardEmpty({ path, search }: { path: SitePath; search: PostSearch }) {
  const term = search.searchKeyword ?? search.heading;
  if (term === undefined) {
    return <EmptyState title="아직 올라온 글이 없습니다.">새 글이 올라오면 이곳에 보입니다.</EmptyState>;
  }
  return (
    <EmptyState
      title={`‘${term}’에 맞는 글이 없습니다.`}
      action={
        <TextLink asChild>
          <Link to={path}>전체 목록 보기</Link>
        </TextLink>
      }
    >
      다른 낱말로 찾아 보세요.
    </EmptyState>
  );
}
