import { useDialog } from "@bulmo/ui/use-dialog";
import { useRef, useState } from "react";
import { withOutcome } from "../../session/call/failure-text.tsx";

type Act = {
  send: () => Promise<unknown>;
  failed: string;
  /** What is said when it is done. */
  done: string;
  /** Sends what takes it back. */
  undo?: () => Promise<unknown>;
  /** Answers whether the refusal was told where it was caused. */
  onRefused?: (error: unknown) => boolean;
};

/** What was done last, and how it is taken back. */
export type Done = Pick<Act, "undo"> & { sentence: string };

const unknown = "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.";

/** Does one thing at a time to a list, after which `refresh` asks for the list again. */
export function useAttempt(refresh: () => Promise<unknown>) {
  const { notice } = useDialog();
  const [last, setLast] = useState<Done>();
  const [isPending, setPending] = useState(false);
  const hasChanged = useRef(false);
  const attempt = async ({ send, failed, done, undo, onRefused }: Act): Promise<boolean> => {
    setPending(true);
    try {
      await send();
      hasChanged.current = true;
      await refresh();
      setLast({ sentence: done, ...(undo && { undo }) });
      return true;
    } catch (error) {
      if (onRefused?.(error)) return false;
      await refresh();
      await notice(withOutcome({ failed, unknown }, error));
      return false;
    } finally {
      setPending(false);
    }
  };
  const takeBack = ({ undo: send }: Done) =>
    send ? attempt({ send, failed: "되돌리지 못했습니다.", done: "되돌렸습니다." }) : Promise.resolve(false);
  return { attempt, takeBack, last, isPending, hasChanged: () => hasChanged.current };
}

export type Attempt = ReturnType<typeof useAttempt>["attempt"];
