import type { Exhibition, ExhibitionRow } from "@bulmo/contracts/exhibition";
import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { reloadPage } from "../../parts/form/reload-page.ts";
import { Link } from "../../parts/link/link.tsx";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { dayFromNow } from "../../parts/text/date.ts";
import { StatusLine } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { isUnknown } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { ExhibitionForm } from "./exhibition-form.tsx";
import { ExhibitionUndo } from "./exhibition-undo.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as styles from "./exhibition.css.ts";
import type { ExhibitionManageSearch } from "./exhibition-search.ts";
import { knownSearch } from "./known-search.ts";
import { sentenceOf, staleness, stateNames } from "./exhibition-words.ts";

const path = sitePath("/admin/exhibition");

const failed = "전시를 불러오지 못했습니다.";

type ExhibitionsProps = {
  search: ExhibitionManageSearch;
  /** As its page opens, for who wants to see that before anybody else does. */
  preview: (exhibition: Exhibition, workCount: number) => ReactNode;
};

/** All exhibitions, those in preparation with them, and the form of one (EXH-01). For administrators, behind a guard. */
export function Exhibitions({ search, preview }: ExhibitionsProps) {
  const { edit, order, done, title } = knownSearch(search);
  const status = useMemo(() => ({ sentence: done && title ? sentenceOf(done, title) : "" }), [done, title]);
  if (edit === "new") return <Adding preview={preview} />;
  if (order !== undefined) return <Ordering key={order} n={Number(order)} />;
  if (edit !== undefined) return <Editing key={edit} n={Number(edit)} preview={preview} />;
  return (
    <div className={actionRows.steps}>
      <p className={form.hint}>
        준비 중인 전시는 관리자만 봅니다. 예고하면 메뉴와 첫 화면에서 미리 알립니다. 작품은 전시를 추가한 때부터 올릴 수
        있습니다.
      </p>
      <StatusLine status={status} />
      <ExhibitionUndo />
      <List />
    </div>
  );
}

function List() {
  const [today] = useState(() => dayFromNow(0));
  const all = trpc.exhibition.listAll.useQuery(undefined, asStanding);
  const waiting = waitingFor([all], failed);
  if (waiting || !all.data) return waiting;
  return (
    <>
      <ul className={rows.list} aria-label="전시">
        {all.data.toReversed().map((exhibition) => (
          <Row key={exhibition.n} exhibition={exhibition} today={today} />
        ))}
      </ul>
      <div>
        <Button asChild variant="primary">
          <Link to={path} search={{ edit: "new" }}>
            전시 추가
          </Link>
        </Button>
      </div>
    </>
  );
}

function Row({ exhibition, today }: { exhibition: ExhibitionRow; today: string }) {
  const stale = staleness(exhibition, today);
  const { n, type, title, year, month, state, groups, workCount } = exhibition;
  return (
    <li className={actionRows.row}>
      <div>
        <p className={actionRows.name}>{title}</p>
        <p className={rows.details}>
          <span className={state === "DRAFT" ? styles.draft : undefined}>{stateNames[state]}</span>
          <span>
            {year}년 {month}월
          </span>
          <span>작품 {workCount}점</span>
          {groups.length > 0 && <span>문하 {groups.length}곳</span>}
        </p>
        {stale !== "" && <p className={rows.problem}>{stale}</p>}
      </div>
      <div className={actionRows.buttons}>
        <Button asChild size="small">
          <Link to={sitePath(`/gallery/exhibition/${n}`)} aria-label={`${title} 보기`}>
            보기
          </Link>
        </Button>
        <Button asChild size="small">
          <Link to="/admin/content-manage/works" search={{ type }} aria-label={`${title} 작품 올리기`}>
            작품 올리기
          </Link>
        </Button>
        {workCount > 1 && (
          <Button asChild size="small">
            <Link to={path} search={{ order: String(n) }} aria-label={`${title} 작품 차례`}>
              작품 차례
            </Link>
          </Button>
        )}
        <Button asChild size="small">
          <Link to={path} search={{ edit: String(n) }} aria-label={`${title} 고치기`}>
            고치기
          </Link>
        </Button>
      </div>
    </li>
  );
}

/** What things are dragged with is more than all else on this page. */
const workOrder = lazyPart(async () => (await import("./work-order.tsx")).WorkOrder);

function Ordering({ n }: { n: number }) {
  const { Loaded: WorkOrder, load, failures, isLoading } = useLazy(workOrder);
  useEffect(() => void load(), [load]);
  if (WorkOrder) return <WorkOrder n={n} />;
  if (failures === 0 || isLoading) return <BusyState />;
  return (
    <ErrorState onRetry={failures > 1 ? reloadPage : () => void load()}>
      화면을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.
    </ErrorState>
  );
}

function Adding({ preview }: Pick<ExhibitionsProps, "preview">) {
  const next = trpc.exhibition.getNext.useQuery(undefined, asStanding);
  // Unless somebody else is faster. Once there is a form, nothing newer changes it.
  const [n, setNumber] = useState<number>();
  if (n === undefined && next.data && !next.isFetching) setNumber(next.data.n);
  if (n !== undefined) return <ExhibitionForm n={n} page={(exhibition) => preview(exhibition, 0)} />;
  return waitingFor([next], failed, { isFresh: true });
}

const ToList = () => (
  <Button asChild size="large">
    <Link to={path}>목록</Link>
  </Button>
);

function Editing({ n, preview }: Pick<ExhibitionsProps, "preview"> & { n: number }) {
  const one = trpc.exhibition.get.useQuery({ n }, asStanding);
  const all = trpc.exhibition.listAll.useQuery(undefined, asStanding);
  const asked = [one, all];
  if (isUnknown(one.error) && !asked.some(({ isFetching }) => isFetching))
    return (
      <EmptyState title="전시를 찾을 수 없습니다." action={<ToList />}>
        지워졌거나 주소가 바뀌었을 수 있습니다.
      </EmptyState>
    );
  const waiting = waitingFor(asked, failed, { isFresh: true });
  if (waiting || !one.data || !all.data) return waiting;
  const { workCount = 0, waitingCount = 0 } = all.data.find((row) => row.n === n) ?? {};
  return (
    <ExhibitionForm
      exhibition={one.data}
      n={n}
      counts={{ workCount, waitingCount }}
      page={(exhibition) => preview(exhibition, workCount)}
    />
  );
}
