import type { Mailing } from "@bulmo/contracts/mailing";
import { Button } from "@bulmo/ui/button";
import { EmptyState } from "@bulmo/ui/state";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { formatMoment } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { Bounces } from "./bounces.tsx";
import { MailingForm } from "./mailing-form.tsx";
import { MailingRecipients } from "./mailing-recipients.tsx";
import type { MailingSearch } from "./mailing-search.ts";
import { audienceOf, countsOf, isUnderWay, stageOf } from "./mailing-words.ts";

const path = sitePath("/admin/mailing");

/** Milliseconds between two looks while mails leave. */
const lookEvery = 5_000;

/** Notices by mail: what was sent to how many, and the form of the next one (DAY-02). For administrators, behind a guard. */
export function Mailings({ search }: { search: MailingSearch }) {
  const { post, id, page } = search;
  if (post !== undefined) return <MailingForm key={post} index={Number(post) || undefined} isAlone />;
  if (id !== undefined) return <MailingRecipients id={Number(id)} search={search} />;
  return (
    <div className={actionRows.steps}>
      <p className={form.hint}>
        {keepTogether(
          "공지사항의 글을, 공지 메일에 동의한 회원에게 메일로 보냅니다. 회원은 마이페이지의 ‘메일 알림’에서 동의하고, 받은 메일의 끝에서 한 번 눌러 그만 받을 수 있습니다.",
        )}
      </p>
      {/* What an administrator comes for, at most three presses from the first page: no page of its own comes before it. */}
      {(page === undefined || page === "1") && <MailingForm />}
      <List page={Number(page) || 1} />
    </div>
  );
}

function List({ page }: { page: number }) {
  const asked = trpc.mailing.list.useQuery(
    { page },
    {
      ...asStanding,
      refetchInterval: ({ state: { data } }) => (data?.list.some(isUnderWay) ? lookEvery : false),
    },
  );
  const waiting = waitingFor([asked], "보낸 메일을 불러오지 못했습니다.");
  if (waiting || !asked.data) return waiting;
  const { list, totalPages, page: shown } = asked.data;
  if (list.length === 0) return <EmptyState title="아직 메일로 보낸 공지가 없습니다." />;
  return (
    <>
      <h2 className={form.stepTitle}>보낸 공지 메일</h2>
      <ul className={rows.list} aria-label="메일로 보낸 공지">
        {list.map((mailing) => (
          <Row key={mailing.id} mailing={mailing} />
        ))}
      </ul>
      {totalPages > 1 && <ListPagination to="/admin/mailing" search={{}} page={shown} totalPages={totalPages} />}
      <Bounces />
    </>
  );
}

const Row = ({ mailing }: { mailing: Mailing }) => (
  <li className={actionRows.row}>
    <div>
      <p className={actionRows.name}>{mailing.title}</p>
      <p className={rows.details}>
        <span>{stageOf(mailing)}</span>
        <time dateTime={mailing.createdAt}>{formatMoment(mailing.createdAt)}</time>
        <span>{audienceOf(mailing)}</span>
        {mailing.isAdvertising && <span>광고</span>}
      </p>
      <p className={rows.details}>
        {countsOf(mailing).map((count) => (
          <span key={count}>{count}</span>
        ))}
      </p>
    </div>
    <div className={actionRows.buttons}>
      <Button asChild size="small">
        <Link to={path} search={{ id: String(mailing.id) }} aria-label={`${mailing.title} 받은 회원 보기`}>
          받은 회원
        </Link>
      </Button>
    </div>
  </li>
);
