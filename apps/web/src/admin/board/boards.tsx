import { boardTypePattern, longestType } from "@bulmo/contracts/board";
import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState } from "@bulmo/ui/state";
import { useMemo } from "react";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { StatusLine } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { isUnknown } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { BoardForm } from "./board-form.tsx";
import { BoardRows } from "./board-rows.tsx";
import { BoardUndo } from "./board-undo.tsx";
import type { BoardManageSearch } from "./board-search.ts";
import { sentenceOf } from "./board-words.ts";
import { HowToOrder } from "../../parts/sorting/how-to-order.tsx";

const failed = "게시판을 불러오지 못했습니다.";

const isType = (edit: string) => edit.length <= longestType && boardTypePattern.test(edit);

/** All boards of the community, and the form of one (EXH-06, EXH-08). For administrators, behind a guard. */
export function Boards({ search: { edit = "", done = "", title = "" } }: { search: BoardManageSearch }) {
  const status = useMemo(() => ({ sentence: sentenceOf(done, title) }), [done, title]);
  if (edit === "new") return <Adding />;
  if (isType(edit)) return <Editing key={edit} type={edit} />;
  return (
    <div className={actionRows.steps}>
      <p className={form.hint}>
        게시판을 추가하면 메뉴에 곧바로 나옵니다. <HowToOrder what="메뉴에 놓일 차례를" />
      </p>
      <StatusLine status={status} />
      <BoardUndo />
      <List />
    </div>
  );
}

function List() {
  const all = trpc.board.listAll.useQuery(undefined, asStanding);
  const grades = trpc.grade.list.useQuery(undefined, asStanding);
  const waiting = waitingFor([all], failed);
  if (waiting || !all.data) return waiting;
  if (grades.isPending) return <BusyState />;
  return (
    <>
      <BoardRows key={all.data.map(({ type }) => type).join(" ")} boards={all.data} grades={grades.data ?? []} />
      <div>
        <Button asChild variant="primary">
          <Link to={sitePath("/admin/board")} search={{ edit: "new" }}>
            게시판 추가
          </Link>
        </Button>
      </div>
    </>
  );
}

function Adding() {
  const grades = trpc.grade.list.useQuery(undefined, asStanding);
  const waiting = waitingFor([grades], failed);
  return waiting || !grades.data ? waiting : <BoardForm grades={grades.data} />;
}

const ToList = () => (
  <Button asChild size="large">
    <Link to={sitePath("/admin/board")}>목록</Link>
  </Button>
);

function Editing({ type }: { type: string }) {
  const board = trpc.board.get.useQuery({ type }, asStanding);
  const all = trpc.board.listAll.useQuery(undefined, asStanding);
  const grades = trpc.grade.list.useQuery(undefined, asStanding);
  const asked = [board, all, grades];
  if (isUnknown(board.error) && !asked.some((one) => one.isFetching))
    return (
      <EmptyState title="게시판을 찾을 수 없습니다." action={<ToList />}>
        지워졌거나 주소가 바뀌었을 수 있습니다.
      </EmptyState>
    );
  const waiting = waitingFor(asked, failed, { isFresh: true });
  if (waiting || !board.data || !all.data || !grades.data) return waiting;
  const place = all.data.findIndex((one) => one.type === type);
  return <BoardForm board={board.data} counts={all.data[place]} place={place + 1} grades={grades.data} />;
}
