import { type RefObject, useEffect, useState } from "react";

/** `isOffered` is false where the device has no full screen to give. */
export function useFullScreen(target: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : target.current?.requestFullscreen();
    // Refused, the view stays as large as the window.
    change?.catch(() => undefined);
  };
  return { isOffered: typeof document !== "undefined" && document.fullscreenEnabled, isFull, toggle };
}
