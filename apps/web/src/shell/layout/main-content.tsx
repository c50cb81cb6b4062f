import type { ReactNode } from "react";
import { awake } from "../../page/awake.ts";
import * as styles from "./main-content.css.ts";

/** What the skip link and a page change lead to. */
export const mainId = "main";

type MainContentProps = {
  /** Nothing without the app. */
  isAwake?: boolean | undefined;
  children: ReactNode;
};

export function MainContent({ isAwake = false, children }: MainContentProps) {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main} {...(isAwake && awake)}>
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
