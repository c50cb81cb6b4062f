import type { ApiKey } from "@bulmo/contracts/key";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useBusyRows } from "../../parts/worklist/use-busy-rows.ts";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";

const words = {
  failed: "API 키를 폐기하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 폐기되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
};

/** Revokes one of the member's own keys; `onDone` is told what was done. */
export function useRevokeOwnKey(onDone: (sentence: string) => void) {
  const { confirm, notice } = useDialog();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.key.remove.useMutation();
  const { isBusy, during } = useBusyRows();
  return {
    isBusy: ({ id }: ApiKey) => isBusy(id),
    async revoke({ id, name }: ApiKey): Promise<void> {
      const message = `‘${name}’ API 키를 폐기합니다. 이 키를 쓰는 프로그램은 곧바로 누리집을 쓸 수 없게 되며, 되돌릴 수 없습니다.`;
      if (!(await confirm({ message, confirmLabel: "폐기", danger: true }))) return;
      await during(id, async () => {
        const error = await mutateAsync({ id }).then(
          () => null,
          (reason: unknown) => ({ reason }),
        );
        // Revoked from elsewhere: what was wanted has come about.
        const isGone = error !== null && reasonOf(error.reason) === "KEY_NOT_FOUND";
        if (error && !isGone) await notice(withOutcome(words, error.reason));
        await utils.key.invalidate();
        if (!error || isGone) onDone(error ? messageOf(error.reason) : `‘${name}’ API 키를 폐기했습니다.`);
      });
    },
  };
}

export type Revocation = ReturnType<typeof useRevokeOwnKey>;
