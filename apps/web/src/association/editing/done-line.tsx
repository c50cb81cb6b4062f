import { Button } from "@bulmo/ui/button";
import type { Done } from "./use-attempt.ts";
import * as styles from "./editing.css.ts";

type DoneLineProps = {
  last: Done | undefined;
  busy: boolean;
  onUndo: (done: Done) => void;
  /** A line that comes together with its words is no news to who hears the page: another says them, which was there. */
  isSaidElsewhere?: boolean;
};

/** What was done last, also for whoever hears the page, and what takes it back. */
export const DoneLine = ({ last, busy, onUndo, isSaidElsewhere = false }: DoneLineProps) => (
  <div className={styles.done}>
    <p role={isSaidElsewhere ? undefined : "status"}>{last?.sentence}</p>
    {last?.undo && (
      <Button size="small" busy={busy} onClick={() => onUndo(last)}>
        되돌리기
      </Button>
    )}
  </div>
);
