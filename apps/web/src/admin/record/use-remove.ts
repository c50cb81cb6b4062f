import { useDialog } from "@bulmo/ui/use-dialog";
import { type OutcomeWords, withOutcome } from "../../session/call/failure-text.tsx";

/** Asks, removes, and answers whether it is gone; where that failed, it has been told. */
export function useRemove(words: OutcomeWords) {
  const { confirm, notice } = useDialog();
  return async (message: string, remove: () => Promise<unknown>): Promise<boolean> => {
    if (!(await confirm({ message, confirmLabel: "지우기", danger: true }))) return false;
    try {
      await remove();
      return true;
    } catch (error) {
      await notice(withOutcome(words, error));
      return false;
    }
  };
}
