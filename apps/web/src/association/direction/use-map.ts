import { useEffect, useState } from "react";
import type { MapPlace } from "./open-map.ts";

/** A map on the element that is given to `frame`, for as long as that is there; after a failure it need not be. */
export function useMap(tileUrl: string, { name, latitude, longitude }: MapPlace) {
  const [element, frame] = useState<HTMLElement | null>(null);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!element) return undefined;
    let isGone = false;
    let close = () => {};
    const onFailure = () => !isGone && setFailed(true);
    const show = async () => {
      const { openMap } = await import("./open-map.ts");
      if (isGone) return;
      close = openMap(element, { tileUrl, place: { name, latitude, longitude }, onFailure });
    };
    show().catch(onFailure);
    return () => {
      isGone = true;
      close();
    };
  }, [element, tileUrl, name, latitude, longitude]);

  return { frame, isFailed, retry: () => setFailed(false) };
}
