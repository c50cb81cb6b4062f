import type { Webhook } from "@bulmo/contracts/webhook";
import { Button } from "@bulmo/ui/button";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { formatMoment } from "../../parts/text/date.ts";
import { activityOf, summaryOf } from "./webhook-words.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as styles from "./webhook.css.ts";

type WebhookRowsProps = { webhooks: readonly Webhook[]; onEdit: (webhook: Webhook) => void };

/** The webhooks, each with where it leads, what it tells, and whether anything arrives. */
export const WebhookRows = ({ webhooks, onEdit }: WebhookRowsProps) => (
  <ul className={rows.list} aria-label="웹훅">
    {webhooks.map((webhook) => (
      <li key={webhook.id} className={actionRows.row}>
        <Facts webhook={webhook} />
        <div className={actionRows.buttons}>
          <Button asChild size="small">
            <Link
              to={sitePath("/admin/webhook")}
              search={{ id: webhook.id }}
              aria-label={`‘${webhook.name}’ 웹훅으로 보낸 알림`}
            >
              보낸 알림
            </Link>
          </Button>
          <Button size="small" aria-label={`‘${webhook.name}’ 웹훅 고치기`} onClick={() => onEdit(webhook)}>
            고치기
          </Button>
        </div>
      </li>
    ))}
  </ul>
);

function Facts({ webhook }: { webhook: Webhook }) {
  const { name, address, events, isActive, lastDeliveredAt, waiting } = webhook;
  return (
    <div>
      <p className={actionRows.name}>
        {name}
        <span className={styles.address}>{address}</span>
      </p>
      <p className={rows.details}>
        <span className={isActive ? styles.arrived : styles.off}>{activityOf(webhook)}</span>
        <span>{summaryOf(events)}</span>
        <span>
          {lastDeliveredAt === null ? (
            "전해진 알림 없음"
          ) : (
            <>
              마지막으로 전해짐 <time dateTime={lastDeliveredAt}>{formatMoment(lastDeliveredAt)}</time>
            </>
          )}
        </span>
        {waiting > 0 && <span>보낼 알림 {waiting}건</span>}
      </p>
    </div>
  );
}
