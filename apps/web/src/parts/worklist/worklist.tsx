import type { ReactNode } from "react";
import { ToldLine } from "./told-line.tsx";
import { useTold } from "./use-told.ts";
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
