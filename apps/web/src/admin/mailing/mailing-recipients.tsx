import type { Mailing, MailingRecipient } from "@bulmo/contracts/mailing";
import { type MailingState, mailingStateNames, mailingStates } from "@bulmo/contracts/mailing-state";
import { Button } from "@bulmo/ui/button";
import { EmptyState } from "@bulmo/ui/state";
import { type Column, Table } from "@bulmo/ui/table";
import { useDialog } from "@bulmo/ui/use-dialog";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { choiceClass, ChoiceLinks } from "../../parts/link/choice-links.tsx";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { formatMoment } from "../../parts/text/date.ts";
import { useStatus, StatusLine } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { isUnknown } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import type { MailingSearch } from "./mailing-search.ts";
import { audienceOf, isUnderWay, people, reasonIn, senderOf, stageOf } from "./mailing-words.ts";

const path = sitePath("/admin/mailing");

/** Milliseconds between two looks while mails leave. */
const lookEvery = 5_000;

const isState = (state: string | undefined): state is MailingState => mailingStates.some((known) => known === state);

const ToList = () => (
  <Button asChild size="large">
    <Link to={path}>목록</Link>
  </Button>
);

/** Who got a notice, who did not and why. */
export function MailingRecipients({ id, search }: { id: number; search: MailingSearch }) {
  const state = isState(search.state) ? search.state : undefined;
  const [status, setStatus] = useStatus();
  const asked = trpc.mailing.listRecipients.useQuery(
    { id, state, page: Number(search.page) || 1 },
    {
      ...asStanding,
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.mailing) ? lookEvery : false),
    },
  );
  if (isUnknown(asked.error) && !asked.isFetching)
    return <EmptyState title="메일로 보낸 공지를 찾을 수 없습니다." action={<ToList />} />;
  const waiting = waitingFor([asked], "받은 회원을 불러오지 못했습니다.");
  if (waiting || !asked.data) return waiting;
  const { mailing, list, page, totalPages } = asked.data;
  return (
    <div className={actionRows.steps}>
      <StepTitle>{mailing.title}</StepTitle>
      <p className={rows.details}>
        <span>{stageOf(mailing)}</span>
        <time dateTime={mailing.createdAt}>{formatMoment(mailing.createdAt)}</time>
        <span>{senderOf(mailing)}</span>
        <span>{audienceOf(mailing)}</span>
      </p>
      <StatusLine status={status} />
      <States mailing={mailing} state={state} />
      {list.length === 0 ? (
        <EmptyState title="해당하는 회원이 없습니다." />
      ) : (
        <Table
          caption={`${mailing.title} 받은 회원`}
          columns={columns}
          rows={list}
          rowKey={({ nickname }) => nickname}
        />
      )}
      {totalPages > 1 && (
        <ListPagination to="/admin/mailing" search={{ id: String(id), state }} page={page} totalPages={totalPages} />
      )}
      <div className={form.actions}>
        <ToList />
        {isUnderWay(mailing) && <Stopping id={id} onDone={setStatus} />}
      </div>
    </div>
  );
}

const States = ({ mailing, state }: { mailing: Mailing; state: MailingState | undefined }) => (
  <ChoiceLinks
    label="메일의 상태"
    links={[undefined, ...mailingStates.filter((each) => mailing.counts[each] > 0)].map((each) => ({
      key: each ?? "ALL",
      link: (
        <Link
          to={path}
          search={{ id: String(mailing.id), state: each }}
          className={choiceClass}
          aria-current={state === each ? "true" : undefined}
        >
          {each ? `${mailingStateNames[each]} ${people(mailing.counts[each])}` : "모두"}
        </Link>
      ),
    }))}
  />
);

const columns: Column<MailingRecipient>[] = [
  { key: "name", label: "이름", primary: true, cell: ({ name, nickname }) => `${name} (${nickname})` },
  { key: "state", label: "상태", width: "8rem", cell: ({ state }) => mailingStateNames[state] },
  { key: "reason", label: "사유", phone: "below", cell: reasonIn },
  {
    key: "at",
    label: "일시",
    width: "10rem",
    phone: "last",
    cell: ({ endedAt }) => endedAt && <time dateTime={endedAt}>{formatMoment(endedAt)}</time>,
  },
];

const stopWords = {
  failed: "메일을 멈추지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 멈추었는지 알 수 없습니다. 잠시 뒤에 다시 확인해 주세요.",
};

function Stopping({ id, onDone }: { id: number; onDone: (sentence: string) => void }) {
  const { confirm, notice } = useDialog();
  const utils = trpc.useUtils();
  const stopping = trpc.mailing.stop.useMutation();
  const stop = async () => {
    const message = "아직 나가지 않은 메일을 보내지 않습니다. 이미 나간 메일은 거둘 수 없습니다.";
    if (!(await confirm({ message, confirmLabel: "그만 보내기" }))) return;
    try {
      const { counts } = await stopping.mutateAsync({ id });
      onDone(`그만 보내기로 했습니다. ${people(counts.STOPPED)}에게는 보내지 않습니다.`);
    } catch (error) {
      await notice(withOutcome(stopWords, error));
    }
    await Promise.all([utils.mailing.invalidate(), utils.audit.invalidate()]);
  };
  return (
    <Button size="large" busy={stopping.isPending} onClick={() => void stop()}>
      그만 보내기
    </Button>
  );
}
