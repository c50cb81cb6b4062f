import type { EventReplyNamed, EventReplyState } from "@bulmo/contracts/event-reply";
import { useState } from "react";
import { useStatus } from "../../parts/worklist/worklist.tsx";
import { fieldOf, isUnanswered, messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";

type Said = { isComing: boolean; companions: number; note: string };

const unknown = "서버의 응답을 받지 못해 알려졌는지 알 수 없습니다. 새로 불러온 내용을 확인해 주세요.";

/** Says whether one comes, or takes it back; tells what became of it. */
export function useReplyActs(named: EventReplyNamed) {
  const utils = trpc.useUtils();
  const saying = trpc.event.reply.useMutation();
  const removal = trpc.event.removeReply.useMutation();
  const [status, setStatus] = useStatus();
  const [error, setError] = useState<unknown>(null);
  const attempt = async (call: () => Promise<EventReplyState>, done: string) => {
    setError(null);
    try {
      const answered = await call();
      // What was asked for before that, and is still under way, tells of before.
      await utils.event.getReply.cancel(named);
      utils.event.getReply.setData(named, answered);
    } catch (failure) {
      setError(failure);
      // The seats may have gone, or the day; what the form holds stays.
      await utils.event.getReply.invalidate(named);
      return;
    }
    setStatus(done);
  };
  const companions = fieldOf(error, ["companions"]);
  const sentence = isUnanswered(error) ? unknown : messageOf(error);
  return {
    status,
    isPending: saying.isPending || removal.isPending,
    companionsError: companions?.message,
    failure: error !== null && !companions ? sentence : "",
    send: (said: Said) => attempt(() => saying.mutateAsync({ ...named, ...said }), "알려 주신 내용을 저장했습니다."),
    takeBack: () => attempt(() => removal.mutateAsync(named), "참석 신청을 취소했습니다."),
  };
}
