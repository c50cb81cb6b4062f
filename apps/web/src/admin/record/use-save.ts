import type { Conflicts } from "@bulmo/contracts/conflict";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { useDialog } from "@bulmo/ui/use-dialog";
import { currentOf, fieldOf } from "../../session/call/call-error.ts";
import { type OutcomeWords, withOutcome } from "../../session/call/failure-text.tsx";

type SaveRules<Reason extends keyof Conflicts, Written> = {
  words: OutcomeWords;
  /** What a save is refused with that another administrator was faster than. */
  overtaken: Reason;
  /** Those of which only the server knows all that may be wrong. */
  fields: readonly string[];
  onWrong: (wrong: FirstIssue) => void;
  /** What stands there now, and what was to be saved. */
  onConflict: (theirs: Conflicts[Reason], mine: Written) => void;
};

/** Sends what was written in a form, and answers whether it was saved; where it was not, that has been told. */
export function useSave<Reason extends keyof Conflicts, Written>(rules: SaveRules<Reason, Written>) {
  const { words, overtaken, fields, onWrong, onConflict } = rules;
  const { notice } = useDialog();
  return async (written: Written, send: () => Promise<unknown>): Promise<boolean> => {
    try {
      await send();
      return true;
    } catch (error) {
      const theirs = currentOf(error, overtaken);
      const wrong = fieldOf(error, fields);
      if (theirs) onConflict(theirs, written);
      else if (wrong) onWrong(wrong);
      else await notice(withOutcome(words, error));
      return false;
    }
  };
}
