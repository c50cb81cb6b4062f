import type { ReactNode } from "react";
import * as styles from "./wide-part.css.ts";

type WidePartProps = { title: ReactNode; words: ReactNode; children: ReactNode };

/** A part whose list or table needs the page's width: what it is stands above it, and what there is to say beside that (SEE-16). */
export function WidePart({ title, words, children }: WidePartProps) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        {title}
        <div className={styles.words}>{words}</div>
      </div>
      {children}
    </section>
  );
}
