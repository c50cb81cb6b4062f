import type { SitePage } from "@bulmo/contracts/site-page";
import type { PageSection } from "@bulmo/contracts/page-section";
import { TextLink } from "@bulmo/ui/link";
import { useRef } from "react";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { Link } from "../../parts/link/link.tsx";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import * as row from "../../parts/sorting/sortable-row.css.ts";
import { sectionTitleOf } from "./menu-words.ts";
import * as styles from "./menu.css.ts";
import { PageRow } from "./page-row.tsx";
import type { PageActs } from "./use-page-acts.ts";

type SectionPagesProps = {
  section: PageSection;
  /** In the order in which they are to stand. */
  pages: readonly SitePage[];
  acts: PageActs;
  onMove: (id: number, over: number) => void;
};

/** One section of the menu (PAG-07). */
export function SectionPages({ section, pages, acts, onMove }: SectionPagesProps) {
  const list = useRef<HTMLOListElement>(null);
  const title = sectionTitleOf(section);
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <BeforePages section={section} />
      {pages.length > 0 && (
        <SortableList
          items={pages.map((page) => ({ key: String(page.id), title: page.title }))}
          noun="페이지"
          list={list}
          onMove={(key, over) => onMove(Number(key), Number(over))}
          renderDragged={(dragged) => <p className={row.dragged}>{dragged.title}</p>}
        >
          <ol ref={list} className={rows.list} aria-label={`${title}의 페이지`} inert={acts.isPending}>
            {pages.map((page) => (
              <PageRow key={page.id} page={page} acts={acts} />
            ))}
          </ol>
        </SortableList>
      )}
    </section>
  );
}

const ToRoom = ({ path, children }: { path: string; children: string }) => (
  <TextLink asChild>
    <Link to={sitePath(path)}>{children}</Link>
  </TextLink>
);

/** Exhibitions and boards stand before the pages of their section, in an order of their own. */
function BeforePages({ section }: Pick<SectionPagesProps, "section">) {
  if (section === "gallery")
    return (
      <p className={form.hint}>
        전시가 먼저 나오고, 추가하신 페이지는 그 뒤에 나옵니다. 전시는{" "}
        <ToRoom path="/admin/exhibition">전시 관리</ToRoom>
        에서 다룹니다.
      </p>
    );
  if (section === "community")
    return (
      <p className={form.hint}>
        게시판이 먼저 나오고, 추가하신 페이지는 그 뒤에 나옵니다. 게시판은{" "}
        <ToRoom path="/admin/board">게시판 관리</ToRoom>
        에서 다룹니다.
      </p>
    );
  return null;
}
