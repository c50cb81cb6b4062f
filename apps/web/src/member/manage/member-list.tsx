import { EmptyState, BusyState, ErrorState } from "@bulmo/ui/state";
import { TextLink } from "@bulmo/ui/link";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { DormantAccounts } from "./dormant-accounts.tsx";
import { asListInput, type MemberSearch } from "./member-search.ts";
import { MemberTable } from "./member-table.tsx";
import { MemberToolbar } from "./member-toolbar.tsx";
import * as styles from "./member-list.css.ts";
import { useGoHome } from "./use-go-home.ts";
import { useLoggedError } from "./use-logged-error.ts";
import { useAccountStatus } from "./use-account-status.ts";

/** Everybody who has an account, 14 a page (ADM-01). */
export function MemberList({ search }: { search: MemberSearch }) {
  return (
    <>
      <MemberToolbar search={search} />
      <FoundMembers search={search} />
    </>
  );
}

function FoundMembers({ search }: { search: MemberSearch }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.user.list.useQuery(asListInput(search), {
    placeholderData: keepPreviousData,
    refetchOnMount: true,
    networkMode: "always",
  });
  const standing = useAccountStatus(useGoHome());
  useLoggedError(error);
  if (!data) {
    return error ? (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        회원 목록을 불러오지 못했습니다.
      </ErrorState>
    ) : (
      <BusyState />
    );
  }
  const dormant = <DormantAccounts search={search} count={data.dormantCount} />;
  if (data.list.length === 0) {
    return (
      <>
        {dormant}
        <NobodyFound search={search} />
      </>
    );
  }
  return (
    <div className={styles.results} aria-busy={isPlaceholderData}>
      {dormant}
      <MemberTable members={data.list} standing={standing} areDormant={search.standing === "dormant"} />
      <ListPagination to="/admin/member-manage/list" search={search} page={data.page} totalPages={data.totalPages} />
    </div>
  );
}

function NobodyFound({ search: { search = "", standing, ...others } }: { search: MemberSearch }) {
  if (standing === "dormant" && search === "" && others.grade === undefined)
    return <EmptyState title="휴면 계정이 없습니다." />;
  const whom = standing === "dormant" ? "휴면 계정이" : "회원이";
  return (
    <EmptyState
      title={search === "" ? `해당하는 ${whom} 없습니다.` : `‘${search}’에 맞는 ${whom} 없습니다.`}
      action={
        <TextLink asChild>
          <Link to="/admin/member-manage/list" activeOptions={{ exact: true }}>
            전체 목록 보기
          </Link>
        </TextLink>
      }
    >
      이름이나 닉네임, 아이디, 이메일의 일부로 찾아 보세요.
    </EmptyState>
  );
}
