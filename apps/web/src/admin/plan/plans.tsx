import type { PlanRow } from "@bulmo/contracts/planned-post";
import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState } from "@bulmo/ui/state";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import * as form from "../../parts/form/form.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { formatAhead } from "../../parts/text/date.ts";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { isNotFound } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { useAnyBoard } from "../../post/content-board/use-all-boards.ts";
import { PlanEditing } from "../../post/write/content-form.tsx";
import { PlanUndo } from "./plan-undo.tsx";
import type { PlanSearch } from "./plan-search.ts";
import { usePlanActs } from "./use-plan-acts.ts";

const failed = "예약한 글을 불러오지 못했습니다.";

/** Posts that are to be published, the next first, and the form of one (EXH-09). For administrators, behind a guard. */
export function Plans({ search: { edit } }: { search: PlanSearch }) {
  const id = Number(edit);
  return id > 0 && Number.isInteger(id) ? <Editing key={id} id={id} /> : <List />;
}

function List() {
  const plans = trpc.plan.list.useQuery(undefined, asStanding);
  const [status, setStatus] = useStatus();
  const acts = usePlanActs(setStatus);
  const waiting = waitingFor([plans], failed);
  if (waiting || !plans.data) return waiting;
  return (
    <div className={actionRows.steps}>
      <p className={form.hint}>
        정한 때가 되면 저절로 올라가고, 그때 게시판의 번호를 받습니다. 그 전에는 관리자만 볼 수 있습니다.
      </p>
      <StatusLine status={status} />
      <PlanUndo onDone={setStatus} />
      {plans.data.length === 0 ? (
        <EmptyState title="예약한 글이 없습니다." action={<ToWriting />}>
          글을 쓰실 때 ‘올릴 때’를 정하시면 여기에 모입니다.
        </EmptyState>
      ) : (
        <>
          <ul className={rows.list} aria-label="예약한 글">
            {plans.data.map((plan) => (
              <Row key={plan.id} plan={plan} acts={acts} />
            ))}
          </ul>
          <div>
            <ToWriting />
          </div>
        </>
      )}
    </div>
  );
}

const ToWriting = () => (
  <Button asChild variant="primary">
    <Link to="/admin/content-manage/edit">글쓰기</Link>
  </Button>
);

type RowProps = { plan: PlanRow; acts: ReturnType<typeof usePlanActs> };

function Row({ plan, acts }: RowProps) {
  const { id, type, title, writer, publishAt, problem } = plan;
  const { title: board } = useAnyBoard(type);
  return (
    <li className={actionRows.row}>
      <div>
        <p className={actionRows.name}>{title}</p>
        <p className={rows.details}>
          <span>{formatAhead(publishAt)}</span>
          <span>{board}</span>
          {writer && <span>{writer}</span>}
        </p>
        {problem !== "" && <p className={rows.problem}>{problem}</p>}
      </div>
      <div className={actionRows.buttons}>
        <Button asChild size="small">
          <Link to="/admin/content-manage/planned" search={{ edit: String(id) }} aria-label={`${title} 고치기`}>
            고치기
          </Link>
        </Button>
        <Button
          size="small"
          busy={acts.isPending}
          aria-label={`${title} 지금 올리기`}
          onClick={() => void acts.publish(plan)}
        >
          지금 올리기
        </Button>
        <Button
          size="small"
          busy={acts.isPending}
          aria-label={`${title} 지우기`}
          onClick={() => void acts.remove(plan)}
        >
          지우기
        </Button>
      </div>
    </li>
  );
}

function Editing({ id }: { id: number }) {
  const navigate = useNavigate();
  const asked = trpc.plan.get.useQuery({ id }, asStanding);
  const [plan, setPlan] = useState<typeof asked.data>();
  // Once there is a form, nothing newer passes for what it began from.
  if (!plan && asked.isFetchedAfterMount && asked.data) setPlan(asked.data);
  if (plan) return <PlanEditing plan={plan} onPlanned={() => void navigate({ to: "/admin/content-manage/planned" })} />;
  if (isNotFound(asked.error))
    return (
      <EmptyState
        title="이미 올라갔거나 지워진 글입니다."
        action={
          <Button asChild>
            <Link to="/admin/content-manage/planned">목록</Link>
          </Button>
        }
      />
    );
  return waitingFor([asked], failed) ?? <BusyState />;
}
