import type { ApiKey, OwnedKey } from "@bulmo/contracts/key";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useBusyRows } from "../../parts/worklist/use-busy-rows.ts";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";

const words = {
  failed: "API 키를 폐기하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 폐기되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
};

type Wording<Key extends ApiKey> = {
  /** What is asked before. */
  question: (key: Key) => string;
  /** What is said after. */
  done: (key: Key) => string;
};

/** Of a key to the member whose it is. */
export const ofOneself: Wording<ApiKey> = {
  question: ({ name }) =>
    `‘${name}’ API 키를 폐기합니다. 이 키를 쓰는 프로그램은 곧바로 누리집을 쓸 수 없게 되며, 되돌릴 수 없습니다.`,
  done: ({ name }) => `‘${name}’ API 키를 폐기했습니다.`,
};

/** Of a member's key to an administrator. */
export const ofMember: Wording<OwnedKey> = {
  question: ({ name, member }) =>
    `${member.nickname} 님의 ‘${name}’ API 키를 폐기합니다. 이 키를 쓰는 프로그램은 곧바로 멈추며, 되돌릴 수 없습니다. 회원에게는 메일로 알립니다.`,
  done: ({ name, member }) => `${member.nickname} 님의 ‘${name}’ API 키를 폐기했습니다.`,
};

type Revoking<Key extends ApiKey> = Wording<Key> & { onDone: (sentence: string) => void };

/** Revokes a key once it has been asked; `onDone` is given what to say of it. */
export function useRevokeKey<Key extends ApiKey>({ question, done, onDone }: Revoking<Key>) {
  const { confirm, notice } = useDialog();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.key.remove.useMutation();
  const { isBusy, during } = useBusyRows();
  return {
    isBusy: ({ id }: Key) => isBusy(id),
    async revoke(key: Key): Promise<void> {
      if (!(await confirm({ message: question(key), confirmLabel: "폐기", danger: true }))) return;
      await during(key.id, async () => {
        const error = await mutateAsync({ id: key.id }).then(
          () => null,
          (reason: unknown) => ({ reason }),
        );
        // Revoked from elsewhere meanwhile: what was wanted has come about.
        const isGone = error !== null && reasonOf(error.reason) === "KEY_NOT_FOUND";
        if (error && !isGone) await notice(withOutcome(words, error.reason));
        await Promise.all([utils.key.invalidate(), utils.audit.invalidate()]);
        if (!error || isGone) onDone(error ? messageOf(error.reason) : done(key));
      });
    },
  };
}

export type Revocation<Key extends ApiKey> = ReturnType<typeof useRevokeKey<Key>>;
