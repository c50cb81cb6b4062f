import type { WebhookDelivery } from "@bulmo/contracts/webhook";
import { Button } from "@bulmo/ui/button";
import { type Column, Table } from "@bulmo/ui/table";
import { formatMoment } from "../../parts/text/date.ts";
import * as worklist from "../../parts/worklist/worklist.css.ts";
import type { useWebhookActs } from "./use-webhook-acts.ts";
import { labelOf, resultOf, stateOf } from "./webhook-words.ts";
import * as styles from "./webhook.css.ts";

type Acts = ReturnType<typeof useWebhookActs>;

/** What was sent and what came back, for whoever looks for the fault. */
const Contents = ({ delivery: { body, lastAnswer } }: { delivery: WebhookDelivery }) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>보낸 내용{lastAnswer === null ? "" : "과 답"}</summary>
    <p className={worklist.place}>보낸 내용</p>
    <pre className={styles.sent}>{body}</pre>
    {lastAnswer !== null && (
      <>
        <p className={worklist.place}>받는 쪽의 답</p>
        <pre className={styles.sent}>{lastAnswer === "" ? "(빈 답)" : lastAnswer}</pre>
      </>
    )}
  </details>
);

const stateStyles = { DELIVERED: styles.arrived, FAILED: styles.off, WAITING: undefined };

const columnsOf = (acts: Acts, isActive: boolean): Column<WebhookDelivery>[] => [
  {
    key: "event",
    label: "알림",
    primary: true,
    cell: (delivery) => (
      <>
        {labelOf(delivery.event)}
        <time className={worklist.place} dateTime={delivery.createdAt}>
          {formatMoment(delivery.createdAt)}
        </time>
        <Contents delivery={delivery} />
      </>
    ),
  },
  {
    key: "state",
    label: "상태",
    width: "12rem",
    cell: (delivery) => <span className={stateStyles[delivery.state]}>{stateOf(delivery, isActive)}</span>,
  },
  { key: "result", label: "결과", width: "12rem", cell: resultOf },
  {
    key: "attempts",
    label: "횟수",
    width: "4.5rem",
    cell: ({ attempts }) => `${attempts}번`,
  },
  {
    key: "actions",
    label: "관리",
    width: "8rem",
    phone: "below",
    cell: ({ id, event, createdAt }) => (
      <div className={worklist.actions}>
        <Button
          size="small"
          busy={acts.isBusy(id)}
          aria-label={`${formatMoment(createdAt)} ${labelOf(event)} 알림 다시 보내기`}
          onClick={() => void acts.resend(id)}
        >
          다시 보내기
        </Button>
      </div>
    ),
  },
];

/** `isActive` is of their webhook. */
type DeliveryTableProps = { deliveries: WebhookDelivery[]; isActive: boolean; acts: Acts };

export const DeliveryTable = ({ deliveries, isActive, acts }: DeliveryTableProps) => (
  <Table caption="보낸 알림" columns={columnsOf(acts, isActive)} rows={deliveries} rowKey={({ id }) => id} />
);
