import type { FirstIssue } from "@bulmo/contracts/first-issue";
import type { Webhook } from "@bulmo/contracts/webhook";
import { useDialog } from "@bulmo/ui/use-dialog";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import type { ShownSecret } from "./shown-secret.tsx";
import { changesOf, type Wanted } from "./webhook-changes.ts";

const words = {
  failed: "웹훅을 저장하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};

type Outcome = { sentence: string; secret?: ShownSecret } | { wrong: FirstIssue } | null;

/** Adds a webhook, or changes the one that is given. Null where it was told why that did not work. */
export function useSaveWebhook(webhook: Webhook | undefined) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const creation = trpc.webhook.create.useMutation();
  const change = trpc.webhook.update.useMutation();
  const send = async (given: Wanted): Promise<{ sentence: string; secret?: ShownSecret }> => {
    const { isActive: _isActive, ...wanted } = given;
    if (webhook) {
      await change.mutateAsync({ id: webhook.id, ...changesOf(webhook, given) });
      return { sentence: `‘${wanted.name}’ 웹훅을 고쳤습니다.` };
    }
    const { secret } = await creation.mutateAsync(wanted);
    const sentence = `‘${wanted.name}’ 웹훅을 추가했습니다.`;
    return { sentence, secret: { title: `‘${wanted.name}’ 웹훅을 추가했습니다`, secret } };
  };
  return {
    isPending: creation.isPending || change.isPending,
    async save(wanted: Wanted): Promise<Outcome> {
      try {
        return await send(wanted);
      } catch (error) {
        // Which addresses are private only the server knows.
        if (reasonOf(error) === "INPUT_INVALID") return { wrong: { field: "address", message: messageOf(error) } };
        await notice(withOutcome(words, error));
        return null;
      } finally {
        await Promise.all([utils.webhook.invalidate(), utils.audit.invalidate()]);
      }
    },
  };
}
