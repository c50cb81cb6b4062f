import { useState } from "react";

type BusyRows = {
  isBusy: (key: string) => boolean;
  /** Runs `work`; the row is busy until it ends, however it does. */
  during: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
};

/** Which rows of a list something is under way with: a second may be pressed before the first is done. */
export function useBusyRows(): BusyRows {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  return {
    isBusy: (key: string) => busy.has(key),
    during: async (key, work) => {
      setBusy((before) => new Set(before).add(key));
      try {
        return await work();
      } finally {
        setBusy((before) => before.difference(new Set([key])));
      }
    },
  };
}
