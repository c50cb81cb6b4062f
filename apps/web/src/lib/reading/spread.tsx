import type { ReactNode } from "react";
import * as styles from "./reading.css.ts";

/** A part of a reading page; `side` says what it is and stays in sight while one reads. */
export function Spread({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.spread}>
      <div className={styles.side}>
        <div className={styles.follower}>{side}</div>
      </div>
      <div>{children}</div>
    </section>
  );
}

/** The name of a part, and the same in Hanja, large, where it has one. */
export function SpreadTitle({ title, hanja }: { title: string; hanja?: string }) {
  return (
    <div>
      {hanja && (
        <p className={styles.hanja} lang="ko-Hani">
          {hanja}
        </p>
      )}
      <h2 className={styles.title}>{title}</h2>
    </div>
  );
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
