import type { Exhibition } from "@bulmo/contracts/exhibition";
import { useEffect, useEffectEvent, useRef, useState } from "react";

type Shown = {
  exhibition: Exhibition;
  /** What stands in the form by now is nothing that could be shown. */
  isPast: boolean;
  /** How often it was asked for. */
  turn: number;
};

/** Where a form of an exhibition leads, which follows what is typed; `read` answers null for what is not complete. */
export function usePreview(read: () => Exhibition | null, beside: readonly unknown[]) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const follow = () => {
    if (!shown) return;
    const exhibition = read();
    setShown({ ...shown, ...(exhibition && { exhibition }), isPast: exhibition === null });
  };
  const followLater = useEffectEvent(follow);
  const [groups, poster] = beside;
  // They are no controls that tell the form of a change.
  useEffect(() => followLater(), [groups, poster]);
  return {
    button,
    shown,
    follow,
    open: (exhibition: Exhibition) => setShown({ exhibition, isPast: false, turn: (shown?.turn ?? 0) + 1 }),
    close: () => {
      setShown(null);
      button.current?.focus();
    },
  };
}

export type Preview = ReturnType<typeof usePreview>;
