import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { useEffect, useId, useRef, useState } from "react";
import { useIsOnline } from "../../page/connection.ts";
import * as styles from "./direction-map.css.ts";
import type { MapPlace } from "./open-map.ts";

type DirectionMapProps = {
  /** Template of the tiles, as the route's context has it. */
  tileUrl: string;
  place: MapPlace;
};

/** Where the temple is on an open map (ASC-04), for who asks for it: until then nothing of it is loaded (SEE-22). */
export function DirectionMap({ tileUrl, place }: DirectionMapProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.map}>
      <div>
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "지도 닫기" : "지도 열기"}
        </Button>
      </div>
      <div id={id}>{isOpen && <OpenMap tileUrl={tileUrl} place={place} />}</div>
    </div>
  );
}

function OpenMap({ tileUrl, place }: DirectionMapProps) {
  const { frame, isFailed, retry } = useMap(tileUrl, place);
  const isConnected = useIsOnline();
  const wasConnected = useRef(isConnected);
  useEffect(() => {
    if (isConnected && !wasConnected.current && isFailed) retry();
    wasConnected.current = isConnected;
  });
  if (isFailed)
    return (
      <ErrorState onRetry={retry}>
        {isConnected
          ? "지도를 불러오지 못했습니다."
          : "연결이 끊겨 지도를 불러오지 못했습니다. 다시 연결되면 열립니다."}{" "}
        위의 약도와 아래 주소, 길 찾기 링크를 이용해 주세요.
      </ErrorState>
    );
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="region"
      aria-label={`${place.name} 둘레의 지도. 화살표 키로 움직이고 더하기와 빼기 키로 확대하고 축소합니다.`}
    />
  );
}

/** A map on the element that is given to `frame`, for as long as that is there; after a failure it need not be. */
function useMap(tileUrl: string, { name, latitude, longitude }: MapPlace) {
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
