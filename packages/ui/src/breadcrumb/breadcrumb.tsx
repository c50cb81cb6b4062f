import type { ReactElement, ReactNode } from "react";
import * as styles from "./breadcrumb.css.ts";

/** The links that lead here, from the home page on, and the name of the page one is on. */
export function Breadcrumb({ links, current }: { links: ReactElement[]; current: ReactNode }) {
  return (
    <nav aria-label="현재 위치" className={styles.frame}>
      <ol className={styles.list}>
        {links.map((link, index) => (
          <li key={link.key ?? index} className={styles.step}>
            {link}
          </li>
        ))}
        <li className={styles.step}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
