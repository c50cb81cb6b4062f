import type { ReactNode } from "react";
import * as styles from "./content-frame.css.ts";

/** What stands under a banner, on the page's own column; a form or a text takes no more of it than it needs. */
export function ContentFrame({
  width = "page",
  children,
}: {
  width?: "page" | "form" | "reading" | "writing";
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <div className={styles.content({ width })}>{children}</div>
    </div>
  );
}
