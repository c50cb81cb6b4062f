import { useEffect, useState } from "react";

export type TabState = "asking" | "sole" | "taken";

/**
 * Holds a name for this tab while it shows something: two that work on the same would not see each other's doings. Where
 * the browser has no locks, each tab is taken for the only one.
 */
export function useSoleTab(name: string): { tab: TabState; ask: () => void } {
  const [tab, setTab] = useState<TabState>("asking");
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!("locks" in navigator)) {
      setTab("sole");
      return undefined;
    }
    const leaving = Promise.withResolvers<void>();
    let isLeft = false;
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (isLeft) return undefined;
      setTab(lock ? "sole" : "taken");
      return lock ? leaving.promise : undefined;
    });
    return () => {
      isLeft = true;
      leaving.resolve();
    };
  }, [name, round]);
  return { tab, ask: () => setRound((before) => before + 1) };
}
