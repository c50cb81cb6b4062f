import { useEffect, useRef } from "react";

/** Milliseconds since the form came to life in this browser; programs are quicker than people. */
export function useSinceShown(): () => number {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);
  // A clock that was set back says nothing about anybody.
  return () => Math.abs(Date.now() - shownAt.current);
}
