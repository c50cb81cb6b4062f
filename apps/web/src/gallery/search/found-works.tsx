import { TextLink } from "@bulmo/ui/link";
import { EmptyState } from "@bulmo/ui/state";
import { Link } from "../../parts/link/link.tsx";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { WorkWall } from "../exhibition/work-wall.tsx";
import { ChosenConditions } from "./chosen-conditions.tsx";
import * as styles from "./found-works.css.ts";
import { WorkChoices } from "./work-choices.tsx";
import { asSearchInput, type RecordSearch } from "./work-query.ts";
import { WorkSearchForm } from "./work-search-form.tsx";

/** Works by what their records say and by the colours of their pictures (WRK-04). */
export function FoundWorks({ search }: { search: RecordSearch }) {
  const [{ list, page, totalPages, total, choices }] = trpc.workSearch.list.useSuspenseQuery(asSearchInput(search));
  const { page: _page, ...query } = search;
  return (
    <>
      <div className={styles.head}>
        <WorkSearchForm query={query} />
        <WorkChoices choices={choices} query={query} />
        <ChosenConditions query={query} choices={choices} />
        <p role="status" className={styles.total}>
          작품 {total.toLocaleString("ko-KR")}점
        </p>
      </div>
      {list.length > 0 ? (
        <>
          <WorkWall label="찾은 작품" works={list} startsLow />
          <ListPagination to="/gallery/works" search={query} page={page} totalPages={totalPages} />
        </>
      ) : (
        <EmptyState
          title="조건에 맞는 작품이 없습니다."
          action={
            <TextLink asChild>
              <Link to="/gallery/works" search={{}}>
                모든 작품 보기
              </Link>
            </TextLink>
          }
        >
          조건을 하나 빼거나 다른 말로 찾아 보세요.
        </EmptyState>
      )}
    </>
  );
}
