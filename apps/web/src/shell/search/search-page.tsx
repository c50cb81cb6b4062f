import type { SearchKind } from "@bulmo/contracts/search-rule";
import { TextLink } from "@bulmo/ui/link";
import { EmptyState, ErrorState } from "@bulmo/ui/state";
import { Link } from "../../parts/link/link.tsx";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import * as styles from "./search.css.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchGroup } from "./search-group.tsx";
import { asSearchInput, type SearchQuery } from "./search-query.ts";

/** One search over everything that the reader may see (DAY-06). */
export const SearchPage = ({ search }: { search: SearchQuery }) => (
  <div className={styles.page}>
    <SearchForm query={search.query} />
    {search.query ? (
      <Found search={search} query={search.query} />
    ) : (
      <p className={styles.hint}>
        게시글과 작품, 인물, 페이지, 첨부 파일에서 한꺼번에 찾습니다. 낱말을 여럿 적으면 모두 들어 있는 것만 보여
        드립니다.
      </p>
    )}
  </div>
);

function Found({ search, query }: { search: SearchQuery; query: string }) {
  const { data, error, isFetching, refetch } = trpc.search.list.useQuery(asSearchInput(search));
  if (!data)
    return error ? (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    ) : (
      <p role="status" aria-busy="true" className={styles.hint}>
        찾고 있습니다.
      </p>
    );
  const { groups, page } = data;
  const { kind } = search;
  const hasMore = groups.some((group) => group.hasMore);
  return (
    <>
      <p role="status" className={styles.status}>
        {groups.length > 0 ? `‘${query}’ 검색 결과` : ""}
      </p>
      {kind && (
        <p className={styles.more}>
          <TextLink asChild>
            <Link to="/search" search={{ query }}>
              모든 종류에서 보기
            </Link>
          </TextLink>
        </p>
      )}
      {groups.map((group) => (
        <SearchGroup key={group.kind} group={group} query={query} isAlone={kind !== undefined} />
      ))}
      {kind && groups.length > 0 && (
        <ListPagination to="/search" search={{ query, kind }} page={page} totalPages={hasMore ? page + 1 : page} />
      )}
      {groups.length === 0 && <NothingFound query={query} kind={kind} />}
    </>
  );
}

/** What is not there, by the kind that was looked for. */
const missing: Record<SearchKind, string> = {
  POST: "게시글이",
  WORK: "작품이",
  PERSON: "인물이",
  PAGE: "페이지가",
  FILE: "첨부 파일이",
};

function NothingFound({ query, kind }: { query: string; kind: SearchKind | undefined }) {
  const { status } = useSessionState();
  return (
    <EmptyState
      title={`‘${query}’에 맞는 ${kind ? missing[kind] : "결과가"} 없습니다.`}
      action={
        <TextLink asChild>
          <Link to="/gallery/works">기록으로 작품 찾기</Link>
        </TextLink>
      }
    >
      <ul className={styles.tips}>
        <li>낱말을 줄이거나 짧게 적어 보세요.</li>
        <li>맞춤법과 띄어쓰기를 살펴 주세요.</li>
        {(status === "loading" || status === "anonymous") && (
          // Their browser knows that a visitor has no session: nothing need come before they read it.
          <li className={status === "loading" ? styles.visitorTip : undefined}>
            회원만 보는 글은 로그인해야 찾을 수 있습니다.
          </li>
        )}
      </ul>
    </EmptyState>
  );
}
