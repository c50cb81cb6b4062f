import { useCallback, useEffect, useRef, useState } from "react";
import { released } from "./released.ts";

/** What is loaded when it is wanted, and then kept for whoever wants it next; one for each place that loads it. */
export type Lazy<Part> = { kept: () => Part | undefined; get: () => Promise<Part> };

export function lazyPart<Part>(find: () => Promise<Part>): Lazy<Part> {
  let kept: Part | undefined;
  return { kept: () => kept, get: async () => (kept = await find()) };
}

/** A component is a function, which React would call if it were the state itself. */
type State<Part> = { Loaded?: Part; isLoading: boolean; failures: number };

/**
 * A part that comes when `load` is called. Browsers may keep a failed import for as long as the page is open, and after a
 * new build the file is gone: from the second of its `failures` on only a page that is loaded anew can help.
 */
export function useLazy<Part>(lazy: Lazy<Part>) {
  const [state, setState] = useState<State<Part>>(() => ({ Loaded: lazy.kept(), isLoading: false, failures: 0 }));
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  /** Answers what became of it; `gone` when nobody is there any more to whom it matters. */
  const load = useCallback(async (): Promise<"loaded" | "failed" | "gone"> => {
    setState((before) => ({ ...before, isLoading: !before.Loaded }));
    try {
      const Loaded = await lazy.get();
      // It may stand in the place of what is just being pressed.
      await released();
      if (isThere.current) setState({ Loaded, isLoading: false, failures: 0 });
      return isThere.current ? "loaded" : "gone";
    } catch {
      // The browser's log has the request.
      if (isThere.current) setState(({ failures }) => ({ isLoading: false, failures: failures + 1 }));
      return isThere.current ? "failed" : "gone";
    }
  }, [lazy]);
  return { ...state, load };
}
