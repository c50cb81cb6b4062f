import type { Webhook } from "@bulmo/contracts/webhook";
import { useDialog } from "@bulmo/ui/use-dialog";
import type { ReactNode } from "react";
import { useBusyRows } from "../../parts/worklist/use-busy-rows.ts";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import type { ShownSecret } from "./shown-secret.tsx";

const words = (what: string) => ({
  failed: `${what} 못했습니다.`,
  unknown: "서버의 응답을 받지 못해 그대로 되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
});

type Act = { id: string; what: string; question?: ReactNode; confirmLabel?: string };

/** What is done to a webhook, or to what it was told, by a button; `onDone` is told what was done. */
export function useWebhookActs(onDone: (sentence: string) => void) {
  const { confirm, notice } = useDialog();
  const utils = trpc.useUtils();
  const removal = trpc.webhook.remove.useMutation();
  const rotation = trpc.webhook.rotateSecret.useMutation();
  const test = trpc.webhook.sendTest.useMutation();
  const repetition = trpc.webhook.resend.useMutation();
  const { isBusy, during } = useBusyRows();

  async function act<Done>({ id, what, question, confirmLabel = "확인" }: Act, work: () => Promise<Done>) {
    if (question && !(await confirm({ message: question, confirmLabel, danger: true }))) return undefined;
    let done: Done | undefined;
    await during(id, async () => {
      try {
        done = await work();
      } catch (error) {
        await notice(withOutcome(words(what), error));
        // Somebody else was quicker.
        if (reasonOf(error) === "WEBHOOK_NOT_FOUND") onDone(messageOf(error));
      }
      await Promise.all([utils.webhook.invalidate(), utils.audit.invalidate()]);
    });
    return done;
  }

  return {
    isBusy,
    async remove({ id, name }: Webhook): Promise<boolean> {
      const question = `‘${name}’ 웹훅을 삭제합니다. 보낸 알림의 목록도 함께 지워지며, 되돌릴 수 없습니다.`;
      const done = await act({ id, what: "웹훅을 삭제하지", question, confirmLabel: "삭제" }, () =>
        removal.mutateAsync({ id }),
      );
      if (done) onDone(`‘${name}’ 웹훅을 삭제했습니다.`);
      return done !== undefined;
    },
    async rotate({ id, name }: Webhook): Promise<ShownSecret | undefined> {
      const question = `‘${name}’ 웹훅의 서명 키를 새로 발급합니다. 지금 쓰는 키로도 하루 동안은 함께 서명하니, 그 안에 받는 프로그램의 키를 바꾸어 주세요. 그전에 쓰시던 키로도 정해진 때까지 함께 서명합니다. 다만 하루 사이에 세 번째로 발급하시면 가장 오래된 키는 바로 쓸 수 없게 됩니다.`;
      const done = await act({ id, what: "서명 키를 발급하지", question, confirmLabel: "발급" }, () =>
        rotation.mutateAsync({ id }),
      );
      return done && { title: "서명 키를 새로 발급했습니다", ...done };
    },
    async sendTest(id: string): Promise<void> {
      if (await act({ id, what: "시험 알림을 보내지" }, () => test.mutateAsync({ id })))
        onDone("시험 알림을 보냅니다. 결과가 목록에 나타납니다.");
    },
    async resend(id: string): Promise<void> {
      if (await act({ id, what: "알림을 다시 보내지" }, () => repetition.mutateAsync({ id })))
        onDone("알림을 다시 보냅니다. 결과가 목록에 나타납니다.");
    },
  };
}
