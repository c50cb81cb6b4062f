import { useEffect, useState } from "react";

/** Milliseconds without a movement, after which what stands around a picture withdraws (SEE-07). */
const patience = 2000;

const signs = ["pointermove", "pointerdown", "wheel", "keydown", "focusin"] as const;

/** Whether nothing has been moved, touched or pressed in the element for a while. */
export function useQuiet(element: HTMLElement | null): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setQuiet(false);
      timer = setTimeout(() => setQuiet(true), patience);
    };
    wake();
    for (const sign of signs) element.addEventListener(sign, wake, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) element.removeEventListener(sign, wake, { capture: true });
    };
  }, [element]);
  return isQuiet;
}
