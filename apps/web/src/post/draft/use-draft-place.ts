import { useEffect, useState } from "react";
import type { DraftPlace } from "./draft.ts";
import { holdPlace } from "./draft-slot.ts";

/** A form that is opened again finds the place that it left a moment ago. */
let leaving: Promise<unknown> = Promise.resolve();

/** Where this tab keeps the draft of what is written here; null until it is known which places other tabs hold. */
export function useDraftPlace({ userId, board, index }: Omit<DraftPlace, "slot">): DraftPlace | null {
  const [held, setHeld] = useState<DraftPlace | null>(null);
  useEffect(() => {
    let isLeft = false;
    const holding = leaving.then(() => holdPlace(() => window.localStorage, { userId, board, index }, navigator.locks));
    void holding.then(({ place }) => !isLeft && setHeld(place));
    return () => {
      isLeft = true;
      setHeld(null);
      leaving = holding.then(({ release }) => release());
    };
  }, [userId, board, index]);
  return held;
}
