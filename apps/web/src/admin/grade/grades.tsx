import { maximumGrades } from "@bulmo/contracts/grade";
import { TextLink } from "@bulmo/ui/link";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { GradeForm, SaveButton } from "./grade-form.tsx";
import { GradeRows } from "./grade-rows.tsx";
import { useGradeActs } from "./use-grade-acts.ts";
import { HowToOrder } from "../../parts/sorting/how-to-order.tsx";

/** The grades of members (DAY-09). For administrators, behind a guard. */
export function Grades() {
  const { data, isError, isFetching, refetch } = trpc.grade.list.useQuery(undefined, {
    ...asStanding,
  });
  const [status, setStatus] = useStatus();
  const acts = useGradeActs(setStatus);
  if (isError && !data && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>회원 등급을 불러오지 못했습니다.</ErrorState>;
  if (!data) return <BusyState />;
  const adding = (
    <GradeForm label="새 등급의 이름" busy={acts.isPending} onSave={acts.create}>
      <SaveButton busy={acts.isPending}>등급 추가</SaveButton>
    </GradeForm>
  );
  return (
    <div className={actionRows.steps}>
      {data.length > 0 && <Hint />}
      <StatusLine status={status} />
      {data.length > 0 ? (
        <>
          <GradeRows key={data.map(({ id }) => id).join(" ")} grades={data} acts={acts} />
          {data.length < maximumGrades && adding}
        </>
      ) : (
        <EmptyState title="아직 회원 등급이 없습니다." action={adding}>
          정회원, 준회원처럼 회원을 나누어 두면, 정한 등급의 회원만 읽거나 쓰는 게시판을 열 수 있습니다.
        </EmptyState>
      )}
    </div>
  );
}

const To = ({ path, children }: { path: string; children: string }) => (
  <TextLink asChild>
    <Link to={sitePath(path)}>{children}</Link>
  </TextLink>
);

const Hint = () => (
  <p className={form.hint}>
    회원의 등급은 <To path="/admin/member-manage/list">회원 목록</To>에서, 등급으로 읽고 쓰는 게시판은{" "}
    <To path="/admin/board">게시판 관리</To>에서 정합니다. 회원도 게시판도 쓰지 않는 등급만 지울 수 있습니다.{" "}
    <HowToOrder />
  </p>
);
