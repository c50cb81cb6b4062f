import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./form.css.ts";

/** Names a step of a form. With `takesFocus` it is where reading goes on when the step begins. */
export function StepTitle({ takesFocus = true, children }: { takesFocus?: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={title} tabIndex={-1} className={styles.stepTitle}>
      {children}
    </h2>
  );
}
