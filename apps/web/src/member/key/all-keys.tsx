import { EmptyState } from "@bulmo/ui/state";
import type { PageSearch } from "../../page/search-params.ts";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { Worklist } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { AllKeysTable } from "./all-keys-table.tsx";
import { ofMember, useRevokeKey } from "./use-revoke-key.ts";

/** Everybody's keys, the newest first. For administrators, behind a guard. */
export function AllKeys({ search }: { search: PageSearch }) {
  return (
    <Worklist note="회원이 프로그램에서 쓰려고 만든 API 키입니다. 키는 만든 회원으로서 움직이고, 회원의 활동을 정지하면 함께 폐기됩니다. 수상하거나 쓰이지 않는 키는 폐기해 주세요. 회원에게는 메일로 알립니다.">
      {(onDone) => <Keys search={search} onDone={onDone} />}
    </Worklist>
  );
}

function Keys({ search, onDone }: { search: PageSearch; onDone: (sentence: string) => void }) {
  // Members make and revoke them meanwhile.
  const asked = trpc.key.listAll.useQuery({ page: Number(search.page ?? 1) }, asStanding);
  const revocation = useRevokeKey({ ...ofMember, onDone });
  const { data } = asked;
  const waiting = waitingFor([asked], "API 키를 불러오지 못했습니다.");
  if (waiting || !data) return waiting;
  if (data.list.length === 0)
    return <EmptyState title="API 키가 없습니다.">회원이 API 키를 만들면 이곳에 나타납니다.</EmptyState>;
  return (
    <>
      <AllKeysTable keys={data.list} revocation={revocation} />
      {data.totalPages > 1 && <ListPagination to="/admin/api-key" page={data.page} totalPages={data.totalPages} />}
    </>
  );
}
