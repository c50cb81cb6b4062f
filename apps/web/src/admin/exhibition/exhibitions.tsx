import type { Exhibition, ExhibitionRow } from "@bulmo/contracts/exhibition";
import { Button } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { type ReactNode, useMemo } from "react";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { Link } from "../../parts/link/link.tsx";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { StatusLine } from "../../parts/worklist/worklist.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { ExhibitionForm } from "./exhibition-form.tsx";
import * as styles from "./exhibition.css.ts";
import type { ExhibitionManageSearch } from "./exhibition-search.ts";
import { sentenceOf, stateNames } from "./exhibition-words.ts";

const path = sitePath("/admin/exhibition");

type ExhibitionsProps = {
  search: ExhibitionManageSearch;
  /** As its page opens, for who wants to see that before anybody else does. */
  preview: (exhibition: Exhibition) => ReactNode;
};

/** All exhibitions, those in preparation with them, and the form of one (EXH-01). For administrators, behind a guard. */
export function Exhibitions({ search: { edit, done, title }, preview }: ExhibitionsProps) {
  const status = useMemo(() => ({ sentence: done && title ? sentenceOf(done, title) : "" }), [done, title]);
  if (edit === "new") return <ExhibitionForm preview={preview} />;
  if (edit !== undefined) return <Editing key={edit} n={Number(edit)} preview={preview} />;
  return (
    <div className={styles.steps}>
      <p className={form.hint}>
        전시를 열면 메뉴와 첫 화면, 작품을 올리는 화면에 곧바로 나옵니다. 준비 중인 전시는 관리자만 봅니다.
      </p>
      <StatusLine status={status} />
      <List />
    </div>
  );
}

function List() {
  const { data, isError, isFetching, refetch } = trpc.exhibition.listAll.useQuery(undefined, {
    refetchOnMount: "always",
    networkMode: "always",
  });
  if (isError && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>전시를 불러오지 못했습니다.</ErrorState>;
  if (!data) return <BusyState />;
  return (
    <>
      <ul className={rows.list} aria-label="전시">
        {data.toReversed().map((exhibition) => (
          <Row key={exhibition.n} exhibition={exhibition} />
        ))}
      </ul>
      <div>
        <Button asChild variant="primary">
          <Link to={path} search={{ edit: "new" }}>
            전시 열기
          </Link>
        </Button>
      </div>
    </>
  );
}

function Row({ exhibition: { n, title, year, month, state, groups, workCount } }: { exhibition: ExhibitionRow }) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{title}</p>
        <p className={rows.details}>
          <span className={state === "DRAFT" ? styles.draft : undefined}>{stateNames[state]}</span>
          <span>
            {year}년 {month}월
          </span>
          <span>작품 {workCount}점</span>
          {groups.length > 0 && <span>문하 {groups.length}곳</span>}
        </p>
      </div>
      <div className={styles.buttons}>
        {state !== "DRAFT" && (
          <Button asChild size="small">
            <Link to={sitePath(`/gallery/exhibition/${n}`)} aria-label={`${title} 보기`}>
              보기
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

function Editing({ n, preview }: Pick<ExhibitionsProps, "preview"> & { n: number }) {
  const { data, isError, isFetching, refetch } = trpc.exhibition.get.useQuery(
    { n },
    // What is edited is what stands now, and not what a page showed a while ago.
    { refetchOnMount: "always", networkMode: "always" },
  );
  if (isError && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>전시를 불러오지 못했습니다.</ErrorState>;
  if (!data || isFetching) return <BusyState />;
  return <ExhibitionForm exhibition={data} preview={preview} />;
}
