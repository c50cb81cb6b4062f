import type { ListedReview } from "@bulmo/contracts/audit-review";
import { EmptyState } from "@bulmo/ui/state";
import { type Column, Table } from "@bulmo/ui/table";
import { Link } from "@tanstack/react-router";
import { formatDate } from "../../parts/text/date.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { monthWord } from "./review-word.ts";
import * as styles from "./review.css.ts";

const columns: Column<ListedReview>[] = [
  {
    key: "month",
    label: "달",
    primary: true,
    cell: ({ month }) => (
      <Link to="/admin/audit-review" search={{ month }}>
        {monthWord(month)}
      </Link>
    ),
  },
  { key: "lines", label: "기록", width: "8rem", cell: ({ lines }) => `${lines.toLocaleString("ko-KR")}건` },
  { key: "state", label: "점검", width: "16rem", phone: "last", cell: stateOf },
];

function stateOf({ isOver, signature }: ListedReview) {
  if (signature) return `${formatDate(signature.at)} ${signature.by}`;
  return isOver ? <strong className={styles.waits}>점검을 기다립니다</strong> : "아직 지나지 않은 달";
}

/** The months of the log, and which were gone through. */
export function ReviewList() {
  const asked = trpc.auditReview.list.useQuery(undefined, asStanding);
  const waiting = waitingFor([asked], "월별 점검을 불러오지 못했습니다.");
  if (waiting || !asked.data) return waiting;
  return (
    <div className={styles.review}>
      <p className={styles.note}>
        관리자가 회원 정보를 본 기록은 한 달에 한 번 점검합니다. 자료는 저절로 준비되니, 읽어 보시고 점검 완료를 눌러
        주세요.
      </p>
      {asked.data.list.length === 0 ? (
        <EmptyState title="아직 점검할 기록이 없습니다.">회원 정보를 본 기록이 생기면 달마다 나타납니다.</EmptyState>
      ) : (
        <Table caption="월별 점검" columns={columns} rows={asked.data.list} rowKey={({ month }) => month} />
      )}
    </div>
  );
}
