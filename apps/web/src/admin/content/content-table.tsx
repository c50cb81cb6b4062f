import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { PostItem } from "@bulmo/contracts/post";
import { Checkbox } from "@bulmo/ui/checkbox";
import { type Column, Table } from "@bulmo/ui/table";
import { TextLink } from "@bulmo/ui/link";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { Link } from "@tanstack/react-router";
import { secret } from "../../post/board/row-remark.css.ts";
import { RowRemark } from "../../post/board/row-remark.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { typeInAddress } from "../../post/content-board/content-search.ts";
import { formatDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { PostMenuButton } from "./post-menu-button.tsx";
import * as styles from "./content-table.css.ts";
import type { Selection } from "./use-selection.ts";

type ColumnTools = Pick<ContentTableProps, "authorLabel" | "selection" | "onRemoved">;

const columnsOf = ({ authorLabel, selection, onRemoved }: ColumnTools): Column<PostItem>[] => [
  {
    key: "chosen",
    label: "선택",
    width: "4rem",
    phone: "box",
    cell: ({ index, title }) => (
      <span className={styles.choice}>
        <span className={styles.box}>
          <Checkbox
            label={`‘${title}’ 선택`}
            hideLabel
            checked={selection.has(index)}
            onCheckedChange={(isChosen) => selection.choose([index], isChosen === true)}
          />
        </span>
      </span>
    ),
  },
  {
    key: "title",
    label: "제목",
    primary: true,
    cell: (post) => <Title post={post} />,
  },
  { key: "author", label: authorLabel, width: "9rem", cell: ({ author }) => author },
  {
    key: "createdAt",
    label: "작성일",
    width: "8rem",
    align: "end",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: "more",
    label: <VisuallyHidden>그 밖의 작업</VisuallyHidden>,
    width: "3.5rem",
    align: "end",
    phone: "last",
    cell: (post) => <PostMenuButton post={post} onRemoved={onRemoved} />,
  },
];

/** A work is known by its picture, a question by what was said to it (SEE-19). */
function Title({ post }: { post: PostItem }) {
  const { type, index, title } = post;
  const picture = parsePictureUrl(("thumbnail" in post && post.thumbnail) || "");
  return (
    <span className={styles.title}>
      {picture && (
        <span className={styles.thumbnail}>
          <Picture picture={picture} alt="" sizes="56px" className={styles.picture} />
        </span>
      )}
      <span className={"summary" in post && post.isSecret ? secret : undefined}>
        <TextLink variant="quiet" asChild>
          <Link to="/admin/content-manage/edit" search={{ type: typeInAddress(type), index: String(index) }}>
            {keepTogether(title)}
          </Link>
        </TextLink>
        {"summary" in post && <RowRemark {...post} />}
      </span>
    </span>
  );
}

type ContentTableProps = {
  board: ContentBoard;
  authorLabel: string;
  posts: PostItem[];
  selection: Selection;
  onRemoved: (sentence: string) => void;
};

/** Posts to be chosen (ADM-16); a title leads to where it is edited. */
export function ContentTable({ board, posts, selection, ...tools }: ContentTableProps) {
  return (
    <Table
      caption={`${board.title} 게시물`}
      columns={columnsOf({ selection, ...tools })}
      rows={posts}
      centredRows
      rowKey={({ index }) => index}
      isMarked={({ index }) => selection.has(index)}
    />
  );
}
