import { useDialog } from "@bulmo/ui/use-dialog";
import { useRef, useState } from "react";
import { withOutcome } from "../../session/call/failure-text.tsx";

type Act<Result> = {
  send: () => Promise<Result>;
  failed: string;
  /** What is said when it is done, which may hang on the answer. */
  done: string | ((result: Result) => string);
  /** Sends what takes it back, which the answer may be needed for. */
  undo?: (result: Result) => Promise<unknown>;
  /** What takes it back takes something out of the list, or shows another. */
  undoRemoves?: true;
  /** Answers whether the refusal was told where it was caused. */
  onRefused?: (error: unknown) => boolean;
};

/** What was done last, and how it is taken back. */
export type Done = { sentence: string; undo?: () => Promise<unknown>; undoRemoves?: true | undefined };

const unknown = "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.";

/** Does one thing at a time to a list, after which `refresh` asks for the list again. */
export function useAttempt(refresh: () => Promise<unknown>) {
  const { notice } = useDialog();
  const [last, setLast] = useState<Done>();
  const [isPending, setPending] = useState(false);
  const hasChanged = useRef(false);
  const attempt = async <Result>({
    send,
    failed,
    done,
    undo,
    undoRemoves,
    onRefused,
  }: Act<Result>): Promise<boolean> => {
    setPending(true);
    try {
      const result = await send();
      hasChanged.current = true;
      await refresh();
      const sentence = typeof done === "string" ? done : done(result);
      setLast({ sentence, undoRemoves, ...(undo && { undo: () => undo(result) }) });
      return true;
    } catch (error) {
      const isTold = onRefused?.(error) ?? false;
      // Whoever was refused knows less than what stands; what the next act takes back begins from that.
      await refresh();
      if (isTold) return false;
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
