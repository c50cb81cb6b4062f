import type { Job } from "@bulmo/contracts/job";
import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { type Column, Table } from "@bulmo/ui/table";
import { useDialog } from "@bulmo/ui/use-dialog";
import { choiceClass, ChoiceLinks } from "../../parts/link/choice-links.tsx";
import { Link } from "../../parts/link/link.tsx";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { formatMoment } from "../../parts/text/date.ts";
import { useBusyRows } from "../../parts/worklist/use-busy-rows.ts";
import * as worklist from "../../parts/worklist/worklist.css.ts";
import { Worklist } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import type { JobSearch } from "./job-search.ts";
import { labelOf, reasonOf, stateOf } from "./job-words.ts";

/** Milliseconds between two looks while something is under way. */
const lookEvery = 2_000;

const choices = [
  { state: undefined, name: "모두" },
  { state: "WAITING", name: "기다리는 것" },
  { state: "FAILED", name: "실패한 것" },
] as const;

/** What the site does behind the scenes, and what came of it. For administrators, behind a guard. */
export function JobList({ search }: { search: JobSearch }) {
  return (
    <Worklist note="메일 보내기처럼 화면 뒤에서 하는 일입니다. 되지 않은 일은 사이를 두고 다시 하며, 끝내 되지 않은 일 가운데 다시 하면 될 수 있는 것은 여기에서 다시 하게 할 수 있습니다. 누구에 관한 일인지는 보이지 않고, 30일이 지나면 목록에서 사라집니다.">
      {(onDone) => (
        <>
          <ChoiceLinks
            label="작업의 상태"
            links={choices.map(({ state, name }) => ({
              key: name,
              link: (
                <Link
                  to="/admin/job"
                  search={{ state, page: undefined }}
                  className={choiceClass}
                  aria-current={search.state === state ? "true" : undefined}
                >
                  {name}
                </Link>
              ),
            }))}
          />
          <Jobs search={search} onDone={onDone} />
        </>
      )}
    </Worklist>
  );
}

const emptyTitles = {
  ALL: "아직 한 일이 없습니다.",
  WAITING: "대기 중인 일이 없습니다.",
  FAILED: "실패한 일이 없습니다.",
};

const isUnderWay = ({ state, nextAttemptAt }: Job) =>
  state === "WAITING" && nextAttemptAt !== null && Date.parse(nextAttemptAt) - Date.now() < 70_000;

function Jobs({ search, onDone }: { search: JobSearch; onDone: (sentence: string) => void }) {
  const { state, page } = search;
  const { data, isError, isFetching, refetch } = trpc.job.list.useQuery(
    { state, page: Number(page ?? 1) },
    {
      ...asStanding,
      refetchInterval: (query) => (query.state.data?.list.some(isUnderWay) ? lookEvery : false),
    },
  );
  const retrying = useRetrying(onDone);
  if (isError && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>작업을 불러오지 못했습니다.</ErrorState>;
  if (!data) return <BusyState />;
  if (data.list.length === 0) return <EmptyState title={emptyTitles[state ?? "ALL"]} />;
  return (
    <>
      {data.retryableMails > 0 && <RetryMails count={data.retryableMails} onDone={onDone} />}
      <Table caption="백그라운드 작업" columns={columnsOf(retrying)} rows={data.list} rowKey={({ id }) => id} />
      {data.totalPages > 1 && (
        <ListPagination to="/admin/job" search={{ state }} page={data.page} totalPages={data.totalPages} />
      )}
    </>
  );
}

/** After a mail server that was away for days, all of them by one press. */
function RetryMails({ count, onDone }: { count: number; onDone: (sentence: string) => void }) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.job.retryMails.useMutation();
  const retry = async () => {
    try {
      const { count: begun } = await mutateAsync();
      onDone(`실패한 메일 ${begun.toLocaleString("ko-KR")}통을 차례로 다시 보냅니다. 결과가 목록에 나타납니다.`);
    } catch (error) {
      await notice(withOutcome(retryWords, error));
    }
    await Promise.all([utils.job.invalidate(), utils.audit.invalidate()]);
  };
  return (
    <div className={worklist.actions}>
      <Button size="small" busy={isPending} onClick={() => void retry()}>
        {`메일 ${count.toLocaleString("ko-KR")}통 다시 보내기`}
      </Button>
    </div>
  );
}

const retryWords = {
  failed: "작업을 다시 하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 그대로 되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
};

type Retrying = { isBusy: (id: string) => boolean; retry: (job: Job) => Promise<void> };

function useRetrying(onDone: (sentence: string) => void): Retrying {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const retrial = trpc.job.retry.useMutation();
  const { isBusy, during } = useBusyRows();
  const retry = (job: Job) =>
    during(job.id, async () => {
      try {
        await retrial.mutateAsync({ id: job.id });
        onDone(`‘${labelOf(job)}’ 작업을 다시 합니다. 결과가 목록에 나타납니다.`);
      } catch (error) {
        await notice(withOutcome(retryWords, error));
      }
      await Promise.all([utils.job.invalidate(), utils.audit.invalidate()]);
    });
  return { isBusy, retry };
}

const columnsOf = ({ isBusy, retry }: Retrying): Column<Job>[] => [
  {
    key: "what",
    label: "작업",
    primary: true,
    width: "14rem",
    cell: (job) => (
      <>
        {labelOf(job)}
        <time className={worklist.place} dateTime={job.createdAt}>
          {formatMoment(job.createdAt)}
        </time>
      </>
    ),
  },
  { key: "state", label: "상태", width: "11rem", cell: stateOf },
  { key: "reason", label: "사유", cell: reasonOf },
  { key: "attempts", label: "횟수", width: "4.5rem", cell: ({ attempts }) => `${attempts}번` },
  {
    key: "actions",
    label: "관리",
    width: "8rem",
    phone: "below",
    cell: (job) =>
      job.isRetryable && (
        <div className={worklist.actions}>
          <Button
            size="small"
            busy={isBusy(job.id)}
            aria-label={`${formatMoment(job.createdAt)} ${labelOf(job)} 다시 하기`}
            onClick={() => void retry(job)}
          >
            다시 하기
          </Button>
        </div>
      ),
  },
];
