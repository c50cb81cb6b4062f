import { useEffect, useRef, useState } from "react";
import type { MapPlace, OpenedMap } from "./open-map.ts";

/** A map on the element that is given to `frame`, for as long as that is there. */
export function useMap(tileUrl: string, { name, latitude, longitude }: MapPlace) {
  const [element, frame] = useState<HTMLElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const opened = useRef<OpenedMap>(null);

  useEffect(() => {
    if (!element) return undefined;
    let isGone = false;
    const show = async () => {
      const { openMap } = await import("./open-map.ts");
      if (isGone) return;
      const place = { name, latitude, longitude };
      opened.current = openMap(element, { tileUrl, place, onTileError: () => setFailed(true) });
    };
    show().catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
      opened.current?.close();
      opened.current = null;
    };
  }, [element, tileUrl, name, latitude, longitude, attempt]);

  const retry = () => {
    setFailed(false);
    if (opened.current) opened.current.reload();
    else setAttempt((count) => count + 1);
  };
  return { frame, isFailed, retry };
}
