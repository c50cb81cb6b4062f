import { useEffect, useRef } from "react";
import * as styles from "./told.css.ts";
import type { Told } from "./use-told.ts";

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
