import type { ImportRun } from "@bulmo/contracts/import-report";
import { TextLink } from "@bulmo/ui/link";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { Link } from "@tanstack/react-router";
import { formatMoment } from "../../parts/text/date.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { ImportReport } from "./import-report.tsx";
import { sourceNames } from "./import-word.ts";
import * as styles from "./import.css.ts";

/** What was moved in from an old site, or would be, the latest first. For administrators, behind a guard. */
export function ImportList() {
  return (
    <div className={styles.imported}>
      <p className={styles.note}>
        그누보드, 라이믹스·XE, KBoard로 만든 옛 누리집의 회원, 글, 댓글, 파일을 옮겨 옵니다. 서버에서 명령(npm run
        import)으로 옮기고, 그 보고서를 여기에서 봅니다. 순서는 프로그램의 docs/moving-in.md에 있습니다.
      </p>
      <p className={styles.note}>
        표로 된 명단은 여기에서 바로 옮깁니다:{" "}
        <TextLink asChild>
          <Link to="/admin/member-manage/import">회원 명단</Link>
        </TextLink>
        {", "}
        <TextLink asChild>
          <Link to="/admin/content-manage/works">작품 목록</Link>
        </TextLink>
      </p>
      <Runs />
    </div>
  );
}

function Runs() {
  const { data, isError, isFetching, refetch } = trpc.importReport.list.useQuery(undefined, {
    ...asStanding,
  });
  if (isError && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>옮긴 기록을 불러오지 못했습니다.</ErrorState>;
  if (!data) return <BusyState />;
  if (data.list.length === 0)
    return <EmptyState title="옮긴 기록이 없습니다.">시험 실행을 하면 그 보고서가 여기에 나타납니다.</EmptyState>;
  return data.list.map((run, place) => <Run key={run.id} run={run} isLatest={place === 0} />);
}

/** One that has told nothing for so long, in milliseconds, may have been ended. */
const quietTime = 24 * 60 * 60_000;

function stateOf({ isDryRun, startedAt, finishedAt }: ImportRun): string {
  if (finishedAt) return isDryRun ? "시험 실행" : "옮김";
  const isOld = Date.now() - Date.parse(startedAt) > quietTime;
  return isOld ? "끝나지 않음" : "옮기는 중이거나 중간에 멈춤";
}

function Run({ run, isLatest }: { run: ImportRun; isLatest: boolean }) {
  const { source, startedAt, finishedAt, report } = run;
  return (
    <details className={styles.run} open={isLatest}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>
          {sourceNames[source]} · {stateOf(run)}
        </h2>{" "}
        <time dateTime={startedAt} className={styles.at}>
          {formatMoment(startedAt)}
        </time>
      </summary>
      {!finishedAt && <p className={styles.note}>멈추었으면 같은 명령을 다시 실행해 주세요. 멈춘 곳에서 이어집니다.</p>}
      <ImportReport report={report} />
    </details>
  );
}
