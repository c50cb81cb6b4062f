import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./second-factor.css.ts";

/** With `takesFocus` it is where reading goes on. */
export function SectionTitle({ takesFocus = false, children }: { takesFocus?: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={title} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  );
}
