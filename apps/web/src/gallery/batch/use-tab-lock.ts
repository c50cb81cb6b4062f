import { useEffect, useState } from "react";
import { tryLock } from "../../parts/lock/web-lock.ts";

export type TabState = "asking" | "sole" | "taken";

/**
 * Holds a name for this tab while it shows something: two that work on the same would not see each other's doings.
 */
export function useTabLock(name: string): { tab: TabState; ask: () => void } {
  const [tab, setTab] = useState<TabState>("asking");
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const holding = tryLock(name);
    void holding.then((release) => !isLeft && setTab(release ? "sole" : "taken"));
    return () => {
      isLeft = true;
      void holding.then((release) => release?.());
    };
  }, [name, round]);
  return { tab, ask: () => setRound((before) => before + 1) };
}
