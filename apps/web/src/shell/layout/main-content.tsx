import type { ReactNode } from "react";
import { mainId } from "./main-id.ts";
import * as styles from "./main-content.css.ts";

export function MainContent({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
