import { Button } from "@bulmo/ui/button";
import { EmptyState } from "@bulmo/ui/state";
import { sitePath } from "../../page/site-path.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { Link } from "../../parts/link/link.tsx";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { DeliveryTable } from "./delivery-table.tsx";
import { useWebhookActs } from "./use-webhook-acts.ts";
import { isUnderWay } from "./webhook-words.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as styles from "./webhook.css.ts";

/** Milliseconds: as often as the server looks for what is due. */
const lookEvery = 2_000;

type DeliveriesProps = { id: string; page: string | undefined };

/** What a webhook was told in the last month, with its answers. */
export function Deliveries({ id, page }: DeliveriesProps) {
  const [status, setStatus] = useStatus();
  const acts = useWebhookActs(setStatus);
  const { data: webhooks } = trpc.webhook.list.useQuery(undefined, asStanding);
  const webhook = webhooks?.find((one) => one.id === id);
  return (
    <div className={actionRows.steps}>
      <div className={styles.head}>
        <StepTitle>{webhook ? `‘${webhook.name}’ 웹훅으로 보낸 알림` : "보낸 알림"}</StepTitle>
        <div className={actionRows.buttons}>
          <Button asChild size="small">
            <Link to={sitePath("/admin/webhook")}>웹훅 목록</Link>
          </Button>
          {webhook?.isActive && (
            <Button size="small" variant="primary" busy={acts.isBusy(id)} onClick={() => void acts.sendTest(id)}>
              시험 보내기
            </Button>
          )}
        </div>
      </div>
      <StatusLine status={status} />
      <Page id={id} page={page} isActive={webhook?.isActive ?? true} acts={acts} />
    </div>
  );
}

type PageProps = DeliveriesProps & { isActive: boolean; acts: ReturnType<typeof useWebhookActs> };

function Page({ id, page, isActive, acts }: PageProps) {
  const asked = trpc.webhook.listDeliveries.useQuery(
    { id, page: Number(page ?? 1) },
    {
      ...asStanding,
      refetchInterval: ({ state }) => (state.data?.list.some((one) => isUnderWay(one, isActive)) ? lookEvery : false),
    },
  );
  const { data, error, isError } = asked;
  if (isError && reasonOf(error) === "WEBHOOK_NOT_FOUND") return <EmptyState title={messageOf(error)} />;
  const waiting = waitingFor([asked], "보낸 알림을 불러오지 못했습니다.");
  if (waiting || !data) return waiting;
  if (data.list.length === 0)
    return (
      <EmptyState title="아직 보낸 알림이 없습니다.">
        시험 보내기를 누르시면 받는 프로그램까지 잘 이어졌는지 확인할 수 있습니다.
      </EmptyState>
    );
  return (
    <>
      <DeliveryTable deliveries={data.list} isActive={isActive} acts={acts} />
      {data.totalPages > 1 && (
        <ListPagination to="/admin/webhook" search={{ id }} page={data.page} totalPages={data.totalPages} />
      )}
    </>
  );
}
