import { Hero } from "./hero.tsx";
import * as styles from "./home-page.css.ts";
import { SummaryBoard } from "./summary-board.tsx";

export function HomePage() {
  return (
    <>
      <Hero />
      <div className={styles.boards}>
        <SummaryBoard type="NOTICE" />
        <SummaryBoard type="QNA" />
      </div>
    </>
  );
}
