import { useRouterState } from "@tanstack/react-router";
import * as styles from "./navigation-progress.css.ts";

/** A thin line while the next page is on its way; it waits a moment, since most arrive at once. */
export function NavigationProgress() {
  const isUnderway = useRouterState({ select: ({ status }) => status === "pending" });
  return (
    <div role="status" className={styles.frame}>
      {isUnderway && (
        <div className={styles.line}>
          <span className={styles.words}>다음 페이지를 불러오는 중입니다.</span>
        </div>
      )}
    </div>
  );
}
