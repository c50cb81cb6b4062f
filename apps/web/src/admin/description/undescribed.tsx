import { TextLink } from "@bulmo/ui/link";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { Link } from "../../parts/link/link.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { UndescribedRows } from "./undescribed-rows.tsx";
import type { UndescribedSearch } from "./undescribed-search.ts";
import * as styles from "./undescribed.css.ts";

const path = "/admin/content-manage/undescribed";

/** Pictures of which nobody has said what they show (ATT-07). For administrators, behind a guard. */
export function Undescribed({ search: { after } }: { search: UndescribedSearch }) {
  return (
    <div className={styles.page}>
      <p className={styles.note}>
        글에 들어간 이미지 가운데 대체 텍스트가 없는 것을 새 글부터 모았습니다. 무엇이 보이는지 적고 Enter를 누르면
        저장하고 다음 이미지로 넘어갑니다. 작품의 이미지는 작품의 제목이 이름이 되어 여기에 없습니다.
      </p>
      {/* What was typed on one page is not typed on another. */}
      <Found key={after ?? ""} after={after} />
    </div>
  );
}

function Found({ after }: { after: string | undefined }) {
  const { data, isError, isFetching, refetch } = trpc.pictureDescription.list.useQuery(
    { cursor: after },
    // Nothing changes under the hand that writes; what was saved here stays as a line until the page is left.
    {
      refetchOnMount: "always",
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: "always",
      gcTime: 0,
    },
  );
  const toBeginning = after !== undefined && (
    <TextLink asChild>
      <Link to={path} search={{}}>
        처음부터 보기
      </Link>
    </TextLink>
  );
  if (isError && !isFetching && !data)
    return (
      <>
        <ErrorState onRetry={() => void refetch()}>이미지의 목록을 불러오지 못했습니다.</ErrorState>
        {toBeginning}
      </>
    );
  if (!data) return <BusyState />;
  const { list, nextCursor } = data;
  if (list.length === 0 && nextCursor === null)
    return (
      <EmptyState
        title={after === undefined ? "대체 텍스트 없는 이미지가 없습니다." : "더 오래된 이미지는 없습니다."}
        action={toBeginning}
      >
        {after === undefined && "글에 들어간 이미지에 모두 대체 텍스트가 있습니다."}
      </EmptyState>
    );
  return (
    <>
      <UndescribedRows pictures={list} />
      <p className={styles.foot}>
        {toBeginning}
        {nextCursor !== null && (
          <TextLink asChild>
            <Link to={path} search={{ after: nextCursor }}>
              다음 이미지 보기
            </Link>
          </TextLink>
        )}
      </p>
    </>
  );
}
