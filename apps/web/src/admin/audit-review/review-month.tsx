import type { AuditReview, ReviewLine } from "@bulmo/contracts/audit-review";
import { Button } from "@bulmo/ui/button";
import { type Column, Table } from "@bulmo/ui/table";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import * as formStyles from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { formatMoment } from "../../parts/text/date.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { ReviewSignature } from "./review-signature.tsx";
import { actWord, monthWord, reasonWord } from "./review-word.ts";
import * as styles from "./review.css.ts";

/** One month as it is laid before whoever signs, on the screen and on paper. */
export function ReviewMonth({ month }: { month: string }) {
  const asked = trpc.auditReview.get.useQuery({ month }, asStanding);
  const waiting = waitingFor([asked], "이 달의 기록을 불러오지 못했습니다.");
  if (waiting || !asked.data) return waiting;
  const review = asked.data;
  return (
    <div className={styles.review}>
      <StepTitle takesFocus={false}>{`${monthWord(month)} 접속기록 점검`}</StepTitle>
      <Part title="관리자별로 한 일" none="기록이 없습니다.">
        {review.counts.length > 0 && (
          <Table caption="관리자별로 한 일" columns={counts} rows={review.counts} rowKey={keyOfCount} />
        )}
      </Part>
      <Lines
        title="내려받은 기록"
        none="내려받은 일이 없습니다."
        rows={review.downloads}
        more={review.more.downloads}
      />
      <Lines
        title="밤중(0시부터 6시까지)의 접속"
        none="밤중에 접속한 일이 없습니다."
        rows={review.nightly}
        more={review.more.nightly}
      />
      <Lines
        title="처음 보는 접속지"
        none="처음 보는 접속지가 없습니다."
        rows={review.newAddresses}
        more={review.more.newAddresses}
      />
      <Part title="한 시간에 여러 회원을 열람한 일" none="짧은 동안 여러 회원을 열람한 일이 없습니다.">
        {review.bursts.length > 0 && (
          <Table caption="한 시간에 여러 회원을 열람한 일" columns={bursts} rows={review.bursts} rowKey={keyOfBurst} />
        )}
      </Part>
      {(review.counts.length > 0 || review.signature) && <ReviewSignature review={review} />}
      <div className={`${formStyles.actions} ${styles.onScreen}`}>
        <Button size="large" onClick={() => window.print()}>
          인쇄
        </Button>
        <Button asChild size="large">
          <Link to="/admin/audit-review" search={{}} activeOptions={{ exact: true }}>
            목록
          </Link>
        </Button>
      </div>
    </div>
  );
}

type PartProps = { title: string; none: string; children: ReactNode };

const Part = ({ title, none, children }: PartProps) => (
  <section className={styles.part}>
    <h3 className={styles.title}>{title}</h3>
    {children || <p className={styles.note}>{none}</p>}
  </section>
);

type LinesProps = { title: string; none: string; rows: ReviewLine[]; more: number };

const Lines = ({ title, none, rows, more }: LinesProps) => (
  <>
    <Part title={title} none={none}>
      {rows.length > 0 && (
        <Table
          caption={title}
          columns={lines}
          rows={rows.map((row, place) => ({ ...row, place }))}
          rowKey={({ place }) => place}
        />
      )}
    </Part>
    {more > 0 && (
      <p className={styles.note}>
        {`먼저 있었던 ${rows.length.toLocaleString("ko-KR")}건입니다. ${more.toLocaleString("ko-KR")}건이 더 있으며, 관리 기록에서 볼 수 있습니다.`}
      </p>
    )}
  </>
);

type Count = AuditReview["counts"][number];
type Burst = AuditReview["bursts"][number];

const keyOfCount = ({ actor, act }: Count) => `${actor} ${act}`;
const keyOfBurst = ({ hour, actor }: Burst) => `${hour} ${actor}`;

const counts: Column<Count>[] = [
  { key: "actor", label: "관리자", primary: true, cell: ({ actor }) => actor },
  { key: "act", label: "한 일", cell: ({ act }) => actWord(act) },
  { key: "count", label: "횟수", width: "8rem", align: "end", phone: "last", cell: ({ count }) => `${count}번` },
];

const lines: Column<ReviewLine & { place: number }>[] = [
  { key: "actor", label: "관리자와 한 일", primary: true, cell: ({ actor, act }) => `${actor}, ${actWord(act)}` },
  { key: "reason", label: "사유", width: "14rem", phone: "below", cell: reasonWord },
  { key: "address", label: "접속지", width: "10rem", cell: ({ address }) => address ?? "알 수 없음" },
  {
    key: "at",
    label: "일시",
    width: "11rem",
    align: "end",
    phone: "last",
    cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time>,
  },
];

const bursts: Column<Burst>[] = [
  { key: "actor", label: "관리자", primary: true, cell: ({ actor }) => actor },
  { key: "members", label: "열람한 회원", width: "10rem", cell: ({ members }) => `${members}명` },
  { key: "hour", label: "일시", width: "11rem", align: "end", phone: "last", cell: ({ hour }) => formatMoment(hour) },
];
