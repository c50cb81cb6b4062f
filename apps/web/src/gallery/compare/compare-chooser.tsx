import type { PostAddress } from "@bulmo/contracts/post";
import type { FoundWork } from "@bulmo/contracts/work-search";
import { Button } from "@bulmo/ui/button";
import { EmptyState } from "@bulmo/ui/state";
import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { Link } from "../../parts/link/link.tsx";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { FramedWork } from "../exhibition/framed-work.tsx";
import { ratioOf, withRatio } from "../exhibition/proportion.ts";
import { sizesInRow } from "../exhibition/row-picture.ts";
import * as rows from "../exhibition/work-rows.css.ts";
import { WorkKeyword } from "../search/work-keyword.tsx";
import { type CompareSearch, validateCompareSearch } from "./compare-query.ts";
import * as styles from "./compare-chooser.css.ts";

/** So many are offered on a page. */
const offered = 24;

export const asChooserInput = ({ keyword, page }: CompareSearch) => ({
  keyword,
  page: Number(page ?? 1),
  limit: offered,
});

type CompareChooserProps = {
  /** Its `left` or its `right` is the number of the work that stands there already. */
  search: CompareSearch;
  standing?: PostAddress | undefined;
};

/** The works of which one is put beside another; the first of both, where none is chosen. */
export function CompareChooser({ search, standing }: CompareChooserProps) {
  const [{ list, page, total, totalPages }] = trpc.workSearch.list.useSuspenseQuery(asChooserInput(search));
  const { page: _page, ...asked } = search;
  const others = list.filter(({ type, index }) => type !== standing?.type || index !== standing.index);
  return (
    <>
      {standing ? <Chosen address={standing} /> : <p>나란히 놓을 두 작품을 하나씩 골라 주세요.</p>}
      <ChooserForm search={search} />
      {others.length > 0 ? (
        <>
          <p role="status" className={styles.total}>
            작품 {total.toLocaleString("ko-KR")}점
          </p>
          <ul aria-label="나란히 볼 작품" className={rows.list}>
            {others.map((work) => (
              <li key={work.number}>
                <Choice work={work} search={search} />
              </li>
            ))}
          </ul>
          <ListPagination to="/gallery/compare" search={asked} page={page} totalPages={totalPages} />
        </>
      ) : (
        <EmptyState title="그런 작품이 없습니다.">다른 말로 찾아 보세요.</EmptyState>
      )}
    </>
  );
}

function Chosen({ address }: { address: PostAddress }) {
  const [{ title, author }] = trpc.post.get.useSuspenseQuery(address);
  return (
    <p>
      <strong>{title}</strong> ({author}) 옆에 놓을 작품을 골라 주세요.
    </p>
  );
}

function Choice({ work, search }: { work: FoundWork; search: CompareSearch }) {
  const { number, title, author, caption, thumbnail } = work;
  const { left, right } = search;
  const beside = left ? { left, right: String(number) } : { left: String(number), right };
  const ratio = ratioOf(thumbnail);
  return (
    <Link to="/gallery/compare" search={beside} className={rows.row}>
      <div className={rows.frame} style={withRatio(ratio)}>
        <FramedWork thumbnail={thumbnail} alt="" sizes={sizesInRow(ratio)} isFirst={false} />
      </div>
      <span className={rows.title}>{title}</span>
      <span className={rows.author}>{author}</span>
      <span className={rows.caption}>{caption}</span>
    </Link>
  );
}

function ChooserForm({ search }: { search: CompareSearch }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = validateCompareSearch(Object.fromEntries(new FormData(event.currentTarget)));
    void navigate({ to: "/gallery/compare", search: wanted });
  };
  return (
    <form
      key={search.keyword}
      action="/gallery/compare"
      role="search"
      aria-label="작품"
      className={styles.form}
      onSubmit={submit}
    >
      {search.left && <input type="hidden" name="left" value={search.left} />}
      {search.right && <input type="hidden" name="right" value={search.right} />}
      <WorkKeyword keyword={search.keyword} />
      <Button type="submit">찾기</Button>
    </form>
  );
}
