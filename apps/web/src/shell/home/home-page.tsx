import type { ReactNode } from "react";
import { Hero } from "./hero.tsx";
import * as styles from "./home-page.css.ts";
import { SummaryBoard } from "./summary-board.tsx";

/** `gallery` is the strip of works (HOM-01). */
export function HomePage({ gallery }: { gallery: ReactNode }) {
  return (
    <>
      <Hero />
      {gallery}
      <div className={styles.boards}>
        <SummaryBoard type="NOTICE" />
        <SummaryBoard type="QNA" />
      </div>
    </>
  );
}
