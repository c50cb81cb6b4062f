import { useDialog } from "@bulmo/ui/use-dialog";
import { useRef, useState } from "react";
import { isConflict } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { nextTask } from "./next-task.ts";
import { useFocusedAct } from "./use-focused-act.ts";
import { useFreshness } from "./use-freshness.ts";

type Act<Result> = {
  send: () => Promise<Result>;
  failed: string;
  /** What is said when it is done, which may hang on the answer. */
  done: string | ((result: Result) => string);
  /** Sends what takes it back, which the answer may be needed for. */
  undo?: (result: Result) => Promise<unknown>;
  /** What takes it back takes something out of the list, or shows another. */
  undoRemoves?: true;
  /** The form that begins with what was done, and would write over what takes it back. */
  form?: string | number;
  /** Answers whether the refusal was told where it was caused. */
  onRefused?: (error: unknown) => boolean;
  /** Takes back what was done last. */
  isUndo?: true;
};

/** What was done last, and how it is taken back. */
export type Done = Pick<Act<never>, "undoRemoves" | "form"> & {
  sentence: string;
  undo?: () => Promise<unknown>;
  /** Something was tried since, and failed: it is not taken for that. */
  isEarlier?: true;
};

const lostAnswer = "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다.";
const overtaken = "그사이 다른 관리자가 바꾸어 되돌릴 수 없습니다.";
/** What is to be done, by whether the list has come anew. */
const advice = (isFresh: boolean) =>
  isFresh ? "목록을 새로 불러왔으니 확인해 주세요." : "목록을 새로 불러와 확인해 주세요.";

/**
 * Does one thing at a time to a list, after which `refresh` asks for all that shows it. Where what was pressed is gone, the
 * focus is at `line`, which says what was done, or at `heading`, if it was not. `begun` is what was done before.
 */
export function useActs(refresh: () => Promise<unknown>[], begun?: Done) {
  const { notice } = useDialog();
  const [last, setLast] = useState(begun);
  const hasChanged = useRef(false);
  const line = useRef<HTMLParagraphElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { refreshed, ...freshness } = useFreshness(refresh);
  const { alone, ...one } = useFocusedAct();

  const carryOut = async <Result>({ send, done, undo, undoRemoves, form, ...act }: Act<Result>) => {
    try {
      const result = await send();
      hasChanged.current = true;
      // Another list may be shown by now, and is waited for as well.
      await nextTask();
      await refreshed();
      const sentence = typeof done === "string" ? done : done(result);
      setLast({ sentence, undoRemoves, form, ...(undo && { undo: () => undo(result) }) });
      return true;
    } catch (error) {
      const isVain = act.isUndo === true && isConflict(error);
      setLast((before) => (isVain || !before ? undefined : { ...before, isEarlier: true }));
      const isTold = act.onRefused?.(error) ?? false;
      // Whoever was refused knows less than what stands; what the next act takes back begins from that.
      const what = advice(await refreshed());
      if (isTold) return false;
      const words = { failed: act.failed, unknown: `${lostAnswer} ${what}` };
      await notice(isVain ? `${overtaken} ${what}` : withOutcome(words, error));
      return false;
    }
  };

  const attempt = <Result>(act: Act<Result>): Promise<boolean> =>
    alone({ carryOut: () => carryOut(act), otherwise: (isDone) => (isDone ? line.current : heading.current) });

  return {
    ...freshness,
    ...one,
    attempt,
    takeBack: ({ undo: send }: Done): Promise<boolean> =>
      send
        ? attempt({ send, failed: "되돌리지 못했습니다.", done: "되돌렸습니다.", isUndo: true })
        : Promise.resolve(false),
    reload: () => alone({ carryOut: freshness.reload, otherwise: () => heading.current }),
    last,
    line,
    heading,
    hasChanged: () => hasChanged.current,
  };
}

export type Acts = ReturnType<typeof useActs>;
export type Attempt = Acts["attempt"];
