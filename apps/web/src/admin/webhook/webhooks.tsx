import type { Webhook } from "@bulmo/contracts/webhook";
import { mostWebhooks } from "@bulmo/contracts/webhook-event";
import { Button } from "@bulmo/ui/button";
import { TextLink } from "@bulmo/ui/link";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { useState } from "react";
import * as form from "../../parts/form/form.css.ts";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { Deliveries } from "./deliveries.tsx";
import { SecretStep, type ShownSecret } from "./shown-secret.tsx";
import { useWebhookActs } from "./use-webhook-acts.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookRows } from "./webhook-rows.tsx";
import type { WebhookSearch } from "./webhook-search.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";

type Step = { kind: "list" } | { kind: "form"; webhook?: Webhook } | { kind: "secret"; shown: ShownSecret };

/** What is no id of a webhook names none: the list is shown. */
const isId = (id: string | undefined): id is string =>
  id !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(id);

/** Addresses elsewhere that are told of what happens here (docs/decisions/043). For administrators, behind a guard. */
export function Webhooks({ search: { id, page } }: { search: WebhookSearch }) {
  const [step, setStep] = useState<Step>({ kind: "list" });
  const [status, setStatus] = useStatus();
  const toList = () => setStep({ kind: "list" });
  if (isId(id)) return <Deliveries key={id} id={id} page={page} />;
  if (step.kind === "secret") return <SecretStep shown={step.shown} onDone={toList} />;
  if (step.kind === "form")
    return (
      <Editing
        webhook={step.webhook}
        onDone={setStatus}
        onLeave={toList}
        onSaved={({ sentence, secret }) => {
          setStatus(sentence);
          setStep(secret ? { kind: "secret", shown: secret } : { kind: "list" });
        }}
      />
    );
  return (
    <div className={actionRows.steps}>
      <p className={form.hint}>
        웹훅은 누리집에서 일어난 일(새 글과 댓글, 회원, 신고)을 정해 둔 주소의 프로그램에 곧바로 알려 주는 기능입니다.
        글과 댓글, 회원의 알림에는 누리집에서 보이는 것만 들어 있습니다. 신고 알림에는 신고된 글과 사유도 들어 있습니다.
        보내는 형식은 <TextLink href="/api/docs">API 안내</TextLink>에 있습니다.
      </p>
      <StatusLine status={status} />
      <List onAdd={() => setStep({ kind: "form" })} onEdit={(webhook) => setStep({ kind: "form", webhook })} />
    </div>
  );
}

type EditingProps = {
  webhook: Webhook | undefined;
  onDone: (sentence: string) => void;
  onSaved: (saved: { sentence: string; secret?: ShownSecret }) => void;
  onLeave: () => void;
};

/** The form of a webhook and what else may be done to it. A new secret is shown in its place, and keeps what was typed. */
function Editing({ webhook, onDone, onSaved, onLeave }: EditingProps) {
  const [secret, setSecret] = useState<ShownSecret>();
  return (
    <>
      {secret && <SecretStep shown={secret} onDone={() => setSecret(undefined)} />}
      <div className={actionRows.steps} hidden={secret !== undefined}>
        <WebhookForm webhook={webhook} isShown={secret === undefined} onSaved={onSaved} onCancel={onLeave} />
        {webhook && <Others webhook={webhook} onDone={onDone} onRemoved={onLeave} onSecret={setSecret} />}
      </div>
    </>
  );
}

type ListProps = { onAdd: () => void; onEdit: (webhook: Webhook) => void };

function List({ onAdd, onEdit }: ListProps) {
  const { data, isError, isFetching, refetch } = trpc.webhook.list.useQuery(undefined, {
    // Deliveries go on meanwhile.
    ...asStanding,
  });
  if (isError && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>웹훅을 불러오지 못했습니다.</ErrorState>;
  if (!data) return <BusyState />;
  const addButton = (
    <Button variant="primary" onClick={onAdd}>
      웹훅 추가
    </Button>
  );
  if (data.length === 0)
    return (
      <EmptyState title="추가한 웹훅이 없습니다." action={addButton}>
        알림을 받을 프로그램이 있을 때 추가하시면 됩니다.
      </EmptyState>
    );
  return (
    <>
      <WebhookRows webhooks={data} onEdit={onEdit} />
      {data.length < mostWebhooks ? (
        <div>{addButton}</div>
      ) : (
        <p className={form.hint}>웹훅은 {mostWebhooks}개까지 둘 수 있습니다.</p>
      )}
    </>
  );
}

type OthersProps = {
  webhook: Webhook;
  onDone: (sentence: string) => void;
  onRemoved: () => void;
  onSecret: (shown: ShownSecret) => void;
};

/** What else may be done to one, below its form. */
function Others({ webhook, onDone, onRemoved, onSecret }: OthersProps) {
  const acts = useWebhookActs(onDone);
  const rotate = async () => {
    const shown = await acts.rotate(webhook);
    if (shown) onSecret(shown);
  };
  const remove = async () => {
    if (await acts.remove(webhook)) onRemoved();
  };
  return (
    <div className={form.section}>
      <p className={form.hint}>서명 키가 유출되었거나 서명 키를 잃어버리셨으면 새로 발급받아 주세요.</p>
      <div className={actionRows.buttons}>
        <Button busy={acts.isBusy(webhook.id)} onClick={() => void rotate()}>
          서명 키 새로 발급
        </Button>
        <Button variant="danger" busy={acts.isBusy(webhook.id)} onClick={() => void remove()}>
          웹훅 삭제
        </Button>
      </div>
    </div>
  );
}
