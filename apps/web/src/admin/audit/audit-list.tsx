import { accessReasonLabels, accessReasons } from "@bulmo/contracts/access-reason-text";
import type { AuditLine } from "@bulmo/contracts/audit";
import { Button } from "@bulmo/ui/button";
import { TextLink } from "@bulmo/ui/link";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { type Column, Table } from "@bulmo/ui/table";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAllBoards } from "../../post/content-board/use-all-boards.ts";
import { formatMoment } from "../../parts/text/date.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { asAuditInput } from "./audit-kind.ts";
import type { AuditSearch } from "./audit-search.ts";
import { sentenceOf, todayOf } from "./audit-sentence.ts";
import * as styles from "./audit.css.ts";

const columns: Column<AuditLine>[] = [
  { key: "act", label: "한 일", primary: true, cell: (line) => <Sentence line={line} /> },
  { key: "address", label: "접속지", width: "10rem", phone: "below", cell: ({ address }) => address ?? "" },
  {
    key: "at",
    label: "일시",
    width: "11rem",
    align: "end",
    cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time>,
  },
];

/** 사유: 회원 본인의 요청 (전화로 부탁하심) */
function reasonOf({ reason, reasonNote }: AuditLine): string {
  if (reason === null) return "";
  const known = accessReasons.find((one) => one === reason);
  return `사유: ${known ? accessReasonLabels[known] : reason}${reasonNote ? ` (${reasonNote})` : ""}`;
}

function Sentence({ line }: { line: AuditLine }) {
  const boards = useAllBoards();
  const today = todayOf(boards, line);
  const reason = reasonOf(line);
  return (
    <>
      {sentenceOf(boards, line)}
      {today !== "" && <span className={styles.today}>{today}</span>}
      {reason !== "" && <span className={styles.today}>{reason}</span>}
    </>
  );
}

/** Who did what to whom and when, the latest first. For administrators, behind a guard. */
export function AuditList({ search }: { search: AuditSearch }) {
  return (
    <div className={styles.audit}>
      <p className={styles.note}>
        관리자의 로그인과 관리 활동, 회원 정보 열람을 접속지, 사유와 함께 1년 동안 기록합니다. 기록은 누구도 고치거나
        지울 수 없습니다.
      </p>
      <AuditFilters search={search} />
      <Lines search={search} />
    </div>
  );
}

function Lines({ search }: { search: AuditSearch }) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = trpc.audit.list.useQuery(asAuditInput(search), {
    placeholderData: keepPreviousData,
    ...asStanding,
  });
  if (isError && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>관리 기록을 불러오지 못했습니다.</ErrorState>;
  if (!data) return <BusyState />;
  if (data.list.length === 0) return <NoLines search={search} />;
  return (
    <div className={styles.results} aria-busy={isPlaceholderData}>
      <Table caption="관리 기록" columns={columns} rows={data.list} rowKey={({ id }) => id} />
      <Steps search={search} next={data.next} />
    </div>
  );
}

function NoLines({ search: { before, ...search } }: { search: AuditSearch }) {
  const isOlder = before !== undefined;
  return (
    <EmptyState
      title={isOlder ? "더 오래된 기록이 없습니다." : "찾으시는 기록이 없습니다."}
      action={
        <TextLink asChild>
          <Link to="/admin/audit" search={isOlder ? search : {}} activeOptions={{ exact: true }}>
            {isOlder ? "최근 기록으로" : "전체 기록 보기"}
          </Link>
        </TextLink>
      }
    >
      {isOlder ? "기록은 1년 동안 보관합니다." : "종류나 이름을 바꾸어 다시 찾아 보세요."}
    </EmptyState>
  );
}

function Steps({ search, next }: { search: AuditSearch; next: number | null }) {
  if (next === null && search.before === undefined) return null;
  return (
    <nav aria-label="기록 넘기기" className={styles.steps}>
      {search.before !== undefined && (
        <Button asChild>
          <Link to="/admin/audit" search={{ ...search, before: undefined }}>
            최근 기록으로
          </Link>
        </Button>
      )}
      {next !== null && (
        <Button asChild>
          <Link to="/admin/audit" search={{ ...search, before: String(next) }}>
            이전 기록 보기
          </Link>
        </Button>
      )}
    </nav>
  );
}
