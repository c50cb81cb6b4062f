import { type ReactNode, useEffect, useRef, useState } from "react";
import * as styles from "./worklist.css.ts";

type WorklistProps = {
  note: ReactNode;
  /** The rows; `onDone` is told what was done to one. */
  children: (onDone: (sentence: string) => void) => ReactNode;
};

/** What administrators work off row by row: what it is for, what was done last, and what is left. */
export function Worklist({ note, children }: WorklistProps) {
  const [told, tell] = useTold();
  return (
    <div className={styles.worklist}>
      <div className={styles.head}>
        <p className={styles.note}>{note}</p>
        <ToldLine told={told} />
      </div>
      {children(tell)}
    </div>
  );
}

/** Says what was done to a row of a list, and is where reading goes on. */
export function ToldLine({ told }: { told: Told }) {
  const line = useRef<HTMLParagraphElement>(null);
  // The button that was pressed has gone with its row.
  useEffect(() => {
    if (told.sentence !== "") line.current?.focus();
  }, [told]);
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.told}>
      {told.sentence}
    </p>
  );
}

/** What was done last: an object, so that the same sentence is told a second time. */
type Told = { sentence: string };

export function useTold(): [told: Told, tell: (sentence: string) => void] {
  const [told, setTold] = useState<Told>({ sentence: "" });
  return [told, (sentence) => setTold({ sentence })];
}
