import type { ReactNode } from "react";
import * as styles from "./main-content.css.ts";

/** What the skip link and a page change lead to. */
export const mainId = "main";

export function MainContent({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}

/** The first thing a keyboard meets: past the menu, to what the page is about. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={styles.link}>
      본문으로 바로가기
    </a>
  );
}
