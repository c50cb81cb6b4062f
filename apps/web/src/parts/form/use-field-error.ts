import { useState } from "react";
import { flushSync } from "react-dom";

/**
 * Tells what is wrong with one field beside it alone, where a dialog would be one too many; its `Field` is `live`. The
 * focus comes when the sentence is there to be read with the field, and who has it there already hears the sentence.
 */
export function useFieldError<Issue>() {
  const [issue, setIssue] = useState<Issue | null>(null);
  return {
    issue,
    show: (found: Issue, field: () => HTMLElement | null | undefined): void => {
      // Gone in between: what is found a second time is said a second time.
      flushSync(() => setIssue(null));
      flushSync(() => setIssue(found));
      field()?.focus();
    },
    clear: () => setIssue(null),
  };
}
