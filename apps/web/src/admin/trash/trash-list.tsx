import { EmptyState } from "@bulmo/ui/state";
import type { PageSearch } from "../../page/search-params.ts";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { Worklist } from "../../parts/worklist/worklist.tsx";
import { TrashTable } from "./trash-table.tsx";
import { useTrash } from "./use-trash.tsx";

/** Deleted posts, for 30 days. For administrators, behind a guard. */
export function TrashList({ search }: { search: PageSearch }) {
  return (
    <Worklist note="삭제한 게시물은 30일 동안 이곳에 보관합니다. 그동안 게시물과 이미지는 누구에게도 보이지 않으며, 기간이 지나면 완전히 삭제됩니다.">
      {(onDone) => <Posts search={search} onDone={onDone} />}
    </Worklist>
  );
}

function Posts({ search, onDone }: { search: PageSearch; onDone: (sentence: string) => void }) {
  // Others delete and restore too, and an administrator decides by what is there now.
  const asked = trpc.trash.list.useQuery({ page: Number(search.page ?? 1) }, asStanding);
  const trash = useTrash(onDone);
  const { data } = asked;
  const waiting = waitingFor([asked], "휴지통을 불러오지 못했습니다.");
  if (waiting || !data) return waiting;
  if (data.list.length === 0)
    return <EmptyState title="휴지통이 비어 있습니다.">게시물을 삭제하시면 이곳에서 되살리실 수 있습니다.</EmptyState>;
  return (
    <>
      <TrashTable posts={data.list} trash={trash} />
      {data.totalPages > 1 && (
        <ListPagination to="/admin/content-manage/trash" page={data.page} totalPages={data.totalPages} />
      )}
    </>
  );
}
