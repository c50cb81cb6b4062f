import { TextLink } from "@bulmo/ui/link";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { choiceClass, ChoiceLinks } from "../../parts/link/choice-links.tsx";
import { Link } from "../../parts/link/link.tsx";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { useAllBoards } from "../../post/content-board/use-all-boards.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { ProposalEditor } from "./proposal-editor.tsx";
import type { ProposalSearch } from "./proposal-search.ts";
import * as styles from "./proposal.css.ts";

const path = "/admin/content-manage/records";

/** What old captions and author lines say of empty records, to be confirmed (WRK-01). For administrators, behind a guard. */
export function Proposals({ search }: { search: ProposalSearch }) {
  const { exhibition } = search;
  const { exhibitions } = useAllBoards();
  const choices = [
    { n: undefined, title: "모든 전시" },
    ...exhibitions.map(({ n, title }) => ({ n: String(n), title })),
  ];
  return (
    <div className={styles.page}>
      <p className={styles.note}>
        작품의 설명과 작가에 적힌 말에서 빈 기록을 채울 값을 읽었습니다. 맞는 것을 골라 적용해 주세요. 설명과 작가는
        바뀌지 않습니다.
      </p>
      <ChoiceLinks
        label="전시"
        links={choices.map(({ n, title }) => ({
          key: title,
          link: (
            <Link to={path} search={{ exhibition: n }} current={n === exhibition && "page"} className={choiceClass}>
              {title}
            </Link>
          ),
        }))}
      />
      {/* What was chosen on one page is not chosen on another. */}
      <Found key={JSON.stringify(search)} search={search} />
    </div>
  );
}

function Found({ search }: { search: ProposalSearch }) {
  const { exhibition, page } = search;
  const { data, isError, isFetching, refetch } = trpc.workProposal.list.useQuery(
    { exhibition: exhibition === undefined ? undefined : Number(exhibition), page },
    // Nothing that is being put right changes under the hand; what is applied names what it was read with.
    { ...asStanding, refetchOnWindowFocus: false },
  );
  if (isError && !isFetching && !data)
    return <ErrorState onRetry={() => void refetch()}>작품의 목록을 불러오지 못했습니다.</ErrorState>;
  if (!data) return <BusyState />;
  const { list, total, unproposed, totalPages } = data;
  return (
    <>
      {total > 0 && (
        <p className={styles.note}>
          제안이 있는 작품이 {total.toLocaleString("ko-KR")}점 있습니다.{" "}
          <span className={styles.read}>바탕이 있는 말</span>
          은 읽은 곳이고, <span className={styles.passedOver}>점선이 있는 말</span>은 읽지 못한 곳입니다. 미루어 읽은
          값은 까닭을 적고 고르지 않은 채로 두었습니다.
        </p>
      )}
      {isError && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>목록을 새로 불러오지 못했습니다.</ErrorState>
      )}
      <ProposalEditor works={list}>
        <EmptyState
          title="더 채울 것이 없습니다."
          action={
            <TextLink asChild>
              <Link to="/admin/content-manage/list" search={{}}>
                게시물 목록 보기
              </Link>
            </TextLink>
          }
        >
          설명과 작가에서 읽을 수 있는 것이 모두 기록에 있습니다.
        </EmptyState>
      </ProposalEditor>
      {unproposed > 0 && (
        <p className={styles.note}>
          설명이 있고 기록이 비어 있지만 아무것도 읽지 못한 작품이 {unproposed.toLocaleString("ko-KR")}점 있습니다. 이
          작품들의 기록은 한 점씩 적어 주세요.
        </p>
      )}
      {list.length > 0 && <ListPagination to={path} search={search} page={data.page} totalPages={totalPages} />}
    </>
  );
}
