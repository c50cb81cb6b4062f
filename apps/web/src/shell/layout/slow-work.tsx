import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as styles from "./slow-work.css.ts";

/** The site's calls have no timeout; after this many milliseconds the reader is told so (API-01). */
const slowAfter = 10_000;

export function SlowWork() {
  const isBusy = useIsFetching() + useIsMutating() > 0;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = window.setTimeout(() => setSlow(true), slowAfter);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return (
    <div role="status">{isSlow && <p className={styles.line}>아직 처리하고 있습니다. 잠시만 더 기다려 주세요.</p>}</div>
  );
}
