import { pageSize } from "@bulmo/contracts/page-size";
import { EmptyState } from "@bulmo/ui/state";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import type { ContentListSearch } from "../../post/content-board/content-search.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { Questions } from "./unanswered.tsx";
import * as styles from "./unanswered.css.ts";

/** All questions that wait for an answer, whichever has waited longest first (DAY-07). */
export function UnansweredList({ search }: { search: ContentListSearch }) {
  const asked = { page: Number(search.page) || 1, limit: pageSize.admin, first: "OLDEST" } as const;
  const unanswered = trpc.post.listUnanswered.useQuery(asked, { refetchOnMount: "always" });
  const { data } = unanswered;
  if (!data) return waitingFor([unanswered], "답변을 기다리는 질문을 불러오지 못했습니다.");
  if (data.count === 0)
    return (
      <EmptyState title="답변을 기다리는 질문이 없습니다.">새 질문이 올라오면 여기에서 바로 열 수 있습니다.</EmptyState>
    );
  return (
    <>
      <p className={styles.date}>
        오래 기다린 질문부터 {data.count.toLocaleString("ko-KR")}건입니다. 질문을 열어 댓글을 쓰면 목록에서 빠집니다.
      </p>
      <Questions questions={data.list} />
      <ListPagination
        to="/admin/content-manage/list"
        search={{ type: "qna", state: "unanswered" }}
        page={data.page}
        totalPages={data.totalPages}
      />
    </>
  );
}
