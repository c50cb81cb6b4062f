import type { ReactNode } from "react";
import { Hero } from "./hero.tsx";
import * as styles from "./home-page.css.ts";
import { LatestExhibition } from "./latest-exhibition.tsx";
import { SummaryBoard } from "./summary-board.tsx";

type HomePageProps = {
  /** The exhibition that is to come, before the one that was. */
  announcement: ReactNode;
  /** The strip of works (HOM-01). */
  gallery: ReactNode;
};

/** News stand once, on the boards (SEE-13). */
export function HomePage({ announcement, gallery }: HomePageProps) {
  return (
    <>
      <Hero />
      {announcement}
      <LatestExhibition />
      {gallery}
      <div className={styles.boards}>
        <SummaryBoard type="NOTICE" />
        <SummaryBoard type="QNA" />
      </div>
    </>
  );
}
