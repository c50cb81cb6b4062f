import type { OpenSession } from "@bulmo/contracts/open-session";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useBusyRows } from "../../parts/worklist/use-busy-rows.ts";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";

/** What a member knows a device by. */
export const nameOf = ({ device }: OpenSession) => device || "알 수 없는 기기";

const words = {
  failed: "로그아웃하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 로그아웃되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
};

const question = {
  message: "지금 쓰는 기기를 제외한 모든 기기에서 로그아웃합니다.",
  confirmLabel: "모두 로그아웃",
  danger: true,
};

/** All rows but one's own. */
const others = "others";

type Surroundings = {
  onDone: (sentence: string) => void;
  /** The check of the password is too long ago: it has to be made again. */
  onRefused: () => void;
};

/** Signs the member out elsewhere. */
export function useEndSessions({ onDone, onRefused }: Surroundings) {
  const { confirm, notice } = useDialog();
  const utils = trpc.useUtils();
  const { mutateAsync: endOne } = trpc.auth.endSession.useMutation();
  const { mutateAsync: endOthers } = trpc.auth.endOtherSessions.useMutation();
  const { isBusy, during } = useBusyRows();

  const attempt = (key: string, act: () => Promise<unknown>, done: string) =>
    during(key, async () => {
      const error = await act().then(
        () => null,
        (reason: unknown) => ({ reason, is: reasonOf(reason) }),
      );
      // Ended from elsewhere, or by time: what was wanted has come about.
      const isGone = error?.is === "SESSION_NOT_FOUND";
      if (error && !isGone) await notice(withOutcome(words, error.reason));
      await utils.auth.listSessions.invalidate();
      if (!error || isGone) onDone(error ? messageOf(error.reason) : done);
      else if (error.is === "PASSWORD_UNCHECKED") onRefused();
    });

  return {
    isEnding: ({ id }: OpenSession) => isBusy(id) || isBusy(others),
    isEndingOthers: isBusy(others),
    end: (session: OpenSession) =>
      attempt(session.id, () => endOne({ id: session.id }), `‘${nameOf(session)}’에서 로그아웃했습니다.`),
    async endOthers(): Promise<void> {
      if (await confirm(question)) await attempt(others, () => endOthers(), "다른 기기에서 모두 로그아웃했습니다.");
    },
  };
}

export type Ending = ReturnType<typeof useEndSessions>;
