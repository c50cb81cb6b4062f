import { type ReactNode, useEffect, useRef, useState } from "react";
import * as styles from "./worklist.css.ts";

type WorklistProps = {
  note: ReactNode;
  /** The rows; `onDone` is told what was done to one. */
  children: (onDone: (sentence: string) => void) => ReactNode;
};

/** What administrators work off row by row: what it is for, what was done last, and what is left. */
export function Worklist({ note, children }: WorklistProps) {
  const [status, setStatus] = useStatus();
  return (
    <div className={styles.worklist}>
      <div className={styles.head}>
        <p className={styles.note}>{note}</p>
        <StatusLine status={status} />
      </div>
      {children(setStatus)}
    </div>
  );
}

/** Says what was done to a row of a list, and is where reading goes on. */
export function StatusLine({ status }: { status: Status }) {
  const line = useRef<HTMLParagraphElement>(null);
  // The button that was pressed has gone with its row.
  useEffect(() => {
    if (status.sentence !== "") line.current?.focus();
  }, [status]);
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.status}>
      {status.sentence}
    </p>
  );
}

/** What was done last: an object, so that the same sentence is told a second time. */
type Status = { sentence: string };

export function useStatus(): [status: Status, setStatus: (sentence: string) => void] {
  const [status, setState] = useState<Status>({ sentence: "" });
  return [status, (sentence) => setState({ sentence })];
}
