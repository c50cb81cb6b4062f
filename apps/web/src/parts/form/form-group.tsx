import { type ReactNode, useId } from "react";
import * as styles from "./form-group.css.ts";

/** Fields of a long form that belong together, under a name. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
