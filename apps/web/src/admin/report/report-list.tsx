import { EmptyState } from "@bulmo/ui/state";
import type { PageSearch } from "../../page/search-params.ts";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { Worklist } from "../../parts/worklist/worklist.tsx";
import { ReportTable } from "./report-table.tsx";
import { useReports } from "./use-reports.ts";

/** What members have reported and nobody has looked into yet. For administrators, behind a guard. */
export function ReportList({ search }: { search: PageSearch }) {
  return (
    <Worklist note="회원이 신고한 글과 댓글입니다. 살펴보신 뒤 삭제하거나 ‘문제 없음’으로 닫아 주세요. 누가 신고했는지는 보이지 않습니다.">
      {(onDone) => <Queue search={search} onDone={onDone} />}
    </Worklist>
  );
}

function Queue({ search, onDone }: { search: PageSearch; onDone: (sentence: string) => void }) {
  // Others work here too, and an administrator decides by what is there now.
  const asked = trpc.report.list.useQuery({ page: Number(search.page ?? 1) }, asStanding);
  const reports = useReports(onDone);
  const { data } = asked;
  const waiting = waitingFor([asked], "신고를 불러오지 못했습니다.");
  if (waiting || !data) return waiting;
  if (data.list.length === 0)
    return <EmptyState title="살펴볼 신고가 없습니다.">회원이 글이나 댓글을 신고하면 이곳에 나타납니다.</EmptyState>;
  return (
    <>
      <ReportTable list={data.list} reports={reports} />
      {data.totalPages > 1 && (
        <ListPagination to="/admin/report-manage" page={data.page} totalPages={data.totalPages} />
      )}
    </>
  );
}
