import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { useEffect, useId, useRef, useState } from "react";
import * as map from "./direction-map.css.ts";
import { pointWritten } from "./map-point.ts";
import type { MapPoint, PointMap as OpenedMap } from "./open-point-map.ts";
import * as styles from "./point-map.css.ts";
import { SketchNote } from "./sketch-note.tsx";

type Words = readonly string[];

export type PointMapProps = {
  /** Template of the tiles, as the route's context has it. */
  tileUrl: string;
  /** What stands at the point. */
  name: string;
  /** Latitude and longitude, as they are written. */
  words: Words;
  onWrite: (words: Words) => void;
};

/** The point of the map, moved on the map itself: the same two fields as they are typed (PAG-04). */
export function PointMap({ tileUrl, name, words, onWrite }: PointMapProps) {
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState<readonly Words[]>([]);
  /** What keys wrote last, which further ones go on from. */
  const goingOn = useRef<Words>(null);
  const id = useId();
  const [latitude = "", longitude = ""] = words;
  const point = pointWritten(latitude, longitude);
  const move = (to: MapPoint, by: "pointer" | "keys") => {
    // Steps by keys that follow one another are one way, which is taken back as one; what is typed between ends it.
    const isOneWay = by === "keys" && goingOn.current?.join() === words.join();
    if (!isOneWay) setBefore([...before, words]);
    const written = [String(to.latitude), String(to.longitude)];
    goingOn.current = by === "keys" ? written : null;
    onWrite(written);
  };
  const bringBack = (to: Words) => {
    goingOn.current = null;
    setBefore([...before, words]);
    onWrite(to);
  };
  const undo = () => {
    goingOn.current = null;
    onWrite(before.at(-1) ?? words);
    setBefore(before.slice(0, -1));
  };
  return (
    <div className={map.map}>
      <div className={styles.tools}>
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "지도 닫기" : "지도에서 옮기기"}
        </Button>
        {before.length > 0 && (
          <Button size="small" onClick={undo}>
            점 되돌리기
          </Button>
        )}
      </div>
      <div>
        <div id={id}>
          {isOpen &&
            (point ? (
              <MovablePoint tileUrl={tileUrl} name={name} point={point} onMove={move} />
            ) : (
              <p className={styles.hint}>위도와 경도를 숫자로 적으시면 지도에 점이 보입니다.</p>
            ))}
        </div>
        {/* Below: the map stays under the finger that moved its point. */}
        <SketchNote place={{ title: name, latitude, longitude }} onBringBack={bringBack} />
      </div>
    </div>
  );
}

type MovablePointProps = {
  tileUrl: string;
  name: string;
  point: MapPoint;
  onMove: (to: MapPoint, by: "pointer" | "keys") => void;
};

function MovablePoint(props: MovablePointProps) {
  const { frame, isFailed, retry } = useMovablePoint(props);
  if (isFailed)
    return (
      <ErrorState onRetry={retry}>지도를 불러오지 못했습니다. 위도와 경도를 적어 점을 옮기실 수 있습니다.</ErrorState>
    );
  return (
    <>
      <div ref={frame} className={map.frame} role="region" aria-label={`${props.name} 둘레의 지도`} />
      <p className={styles.hint}>
        점을 끌어 옮기시거나, 점에 초점을 두신 뒤 화살표 키로 옮겨 주세요. Shift와 함께 누르시면 더 멀리 옮겨집니다.
      </p>
    </>
  );
}

/** The map on the element that is given to `frame`, which goes on while its point is moved. */
function useMovablePoint(props: MovablePointProps) {
  const { tileUrl, point } = props;
  const [element, frame] = useState<HTMLElement | null>(null);
  const [isFailed, setFailed] = useState(false);
  const opened = useRef<OpenedMap | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!element) return undefined;
    let isGone = false;
    const onFailure = () => !isGone && setFailed(true);
    const show = async () => {
      const { openPointMap } = await import("./open-point-map.ts");
      if (isGone) return;
      const { name, point: start } = latest.current;
      opened.current = openPointMap(element, {
        tileUrl,
        place: { name, ...start },
        onFailure,
        onMove: (to, by) => latest.current.onMove(to, by),
      });
    };
    show().catch(onFailure);
    return () => {
      isGone = true;
      opened.current?.close();
      opened.current = null;
    };
  }, [element, tileUrl]);
  useEffect(() => opened.current?.show(point), [point]);
  return { frame, isFailed, retry: () => setFailed(false) };
}
