import { ErrorState } from "@bulmo/ui/state";
import * as styles from "./direction-map.css.ts";
import type { MapPlace } from "./open-map.ts";
import { useMap } from "./use-map.ts";

type DirectionMapProps = {
  /** Template of the tiles, as the route's context has it. */
  tileUrl: string;
  place: MapPlace;
};

/** Where the temple is, on an open map (ASC-04). Without scripts there is nothing: the address beside it says it all. */
export function DirectionMap({ tileUrl, place }: DirectionMapProps) {
  const { frame, isFailed, retry } = useMap(tileUrl, place);
  return (
    <div className={styles.map}>
      {isFailed ? (
        <ErrorState onRetry={retry}>지도를 불러오지 못했습니다. 아래 주소와 길 찾기 링크를 이용해 주세요.</ErrorState>
      ) : (
        <div
          ref={frame}
          className={styles.frame}
          role="region"
          aria-label={`${place.name} 둘레의 지도. 화살표 키로 움직이고 더하기와 빼기 키로 확대하고 축소합니다.`}
        />
      )}
    </div>
  );
}
