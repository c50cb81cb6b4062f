import { Button } from "@bulmo/ui/button";
import type { RefObject } from "react";
import type { Done } from "./use-acts.ts";
import * as styles from "./editing.css.ts";

type DoneLineProps = {
  last: Done | undefined;
  /** Of the words, which may be given the focus. */
  line: RefObject<HTMLParagraphElement | null>;
  busy: boolean;
  onUndo: (done: Done) => void;
  /** A line that comes together with its words is no news to who hears the page: another says them, which was there. */
  isSaidElsewhere?: boolean;
};

export const sentenceOf = ({ sentence, isEarlier }: Done): string => (isEarlier ? `앞서 ${sentence}` : sentence);

/** What was done last, also for whoever hears the page, and what takes it back. */
export const DoneLine = ({ last, line, busy, onUndo, isSaidElsewhere = false }: DoneLineProps) => (
  <div className={styles.done}>
    <p ref={line} tabIndex={-1} role={isSaidElsewhere ? undefined : "status"}>
      {last && sentenceOf(last)}
    </p>
    {last?.undo && (
      <Button size="small" busy={busy} onClick={() => onUndo(last)}>
        되돌리기
      </Button>
    )}
  </div>
);
