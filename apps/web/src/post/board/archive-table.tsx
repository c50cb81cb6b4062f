import type { BoardItem } from "@bulmo/contracts/post";
import { type Column, Table } from "@bulmo/ui/table";
import { useId } from "react";
import type { SitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { formatDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as styles from "./archive-table.css.ts";
import { detailPath } from "./board-paths.ts";
import { headedTitle } from "./headed-title.ts";
import { type ListPosition, useListPosition } from "./list-position.ts";
import { RowRemark } from "./row-remark.tsx";

const columnsOf = (place: ListPosition): Column<BoardItem>[] => [
  {
    key: "createdAt",
    label: "날짜",
    width: "6rem",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt).slice("2026.".length)}</time>,
  },
  {
    key: "title",
    label: "제목",
    primary: true,
    cell: ({ index, heading, title, ...more }) => (
      <span>
        <Link to={detailPath(place.path)} search={{ index: String(index) }} state={{ list: place }}>
          {keepTogether(headedTitle({ heading, title }))}
        </Link>
        <RowRemark {...more} />
      </span>
    ),
  },
  { key: "author", label: "작성자", width: "10rem", cell: ({ author }) => author },
];

const yearOf = ({ createdAt }: BoardItem) => formatDate(createdAt).slice(0, 4);

type ArchiveTableProps = { path: SitePath; title: string; posts: readonly BoardItem[] };

/** Documents by their years, each with its date first. */
export function ArchiveTable({ path, title, posts }: ArchiveTableProps) {
  const columns = columnsOf(useListPosition(path));
  const years = [...Map.groupBy(posts, yearOf)];
  return (
    <div className={styles.years}>
      {years.map(([year, documents]) => (
        <Year key={year} year={year} caption={`${title} ${year}년`} columns={columns} documents={documents} />
      ))}
    </div>
  );
}

type YearProps = { year: string; caption: string; columns: Column<BoardItem>[]; documents: BoardItem[] };

function Year({ year, caption, columns, documents }: YearProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.year}>
      <h2 id={id} className={styles.name}>
        {year}
      </h2>
      <Table caption={caption} columns={columns} rows={documents} rowKey={({ index }) => index} linkedRows />
    </section>
  );
}
