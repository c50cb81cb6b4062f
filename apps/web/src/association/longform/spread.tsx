import type { ReactNode } from "react";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as styles from "./longform.css.ts";

/** The parts of a page of the association, one under another. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

type SpreadProps = {
  /** Says what the part is, and stays in sight while one reads. */
  side: ReactNode;
  /** Stands under it, or beside it where the page is narrow. */
  painting?: ReactNode;
  children: ReactNode;
};

type SideBySideProps = { side: ReactNode; children: ReactNode };

/** The columns of a reading page. */
export function SideBySide({ side, children }: SideBySideProps) {
  return (
    <section className={styles.spread}>
      <div className={styles.side}>{side}</div>
      <div>{children}</div>
    </section>
  );
}

/** A part of a reading page. */
export function Spread({ side, painting, children }: SpreadProps) {
  return (
    <SideBySide
      side={
        painting ? (
          <div className={styles.illustrated}>
            <div className={styles.head}>{side}</div>
            {painting}
          </div>
        ) : (
          <div className={styles.follower}>{side}</div>
        )
      }
    >
      {children}
    </SideBySide>
  );
}

/** The name of a part, the same in Hanja, large, and in Latin letters where it has them, and when it was. */
type SpreadTitleProps = { title: ReactNode; hanja?: ReactNode; latin?: string; when?: ReactNode };

export function SpreadTitle({ title, hanja, latin, when }: SpreadTitleProps) {
  return (
    <div>
      {hanja && (
        <p className={styles.hanja} lang="ko-Hani">
          {hanja}
        </p>
      )}
      {latin && (
        <p className={styles.latin} lang="ko-Latn">
          {latin}
        </p>
      )}
      <h2 className={styles.title}>{title}</h2>
      {when && <p className={styles.when}>{when}</p>}
    </div>
  );
}

/** Words as they break well; what an administrator writes in is left alone. */
const broken = (children: ReactNode) => (typeof children === "string" ? keepTogether(children) : children);

type WordsProps = { children: ReactNode };

export function Lead({ children }: WordsProps) {
  return <p className={styles.lead}>{broken(children)}</p>;
}

/** In the column of the texts; beside it stands what administrators find there, or nothing. */
export function Opening({ side, children }: WordsProps & { side?: ReactNode }) {
  return (
    <div className={styles.spread}>
      {side && <div className={styles.side}>{side}</div>}
      <p className={styles.opening}>{broken(children)}</p>
    </div>
  );
}

export function Note({ children }: WordsProps) {
  return <p className={styles.note}>{broken(children)}</p>;
}
