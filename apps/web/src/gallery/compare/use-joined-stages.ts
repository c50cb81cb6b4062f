import type { Viewer } from "openseadragon";
import { useCallback, useEffect, useRef } from "react";

/** A picture under a glass, and its width in centimetres where that is known. */
export type JoinedStage = { viewer: Viewer; centimetres: number | undefined };

/** Of the picture, where its width is 1. */
const heightOf = ({ world }: Viewer) => world.getItemAt(0).getBounds().height;

/** How much larger the other's width is on the canvas, where a centimetre of both is to be as long. */
const toScale = (one: JoinedStage, other: JoinedStage) =>
  one.centimetres && other.centimetres ? other.centimetres / one.centimetres : undefined;

/** Shows of the other picture what is in view of the one: the same part of it, as large for its size or for its centimetres. */
function bringTo(one: JoinedStage, other: JoinedStage, isToScale: boolean): void {
  const [from, to] = [one.viewer.viewport, other.viewer.viewport];
  const zoom = from.getZoom(true);
  const ratio = isToScale ? toScale(one, other) : undefined;
  const middle = from.getCenter(true);
  middle.y *= heightOf(other.viewer) / heightOf(one.viewer);
  const shown =
    ratio === undefined
      ? (zoom / from.getHomeZoom()) * to.getHomeZoom()
      : (zoom * ratio * from.getContainerSize().x) / to.getContainerSize().x;
  to.zoomTo(shown, undefined, true).panTo(middle, true);
}

type Joining = { isJoined: boolean; isToScale: boolean };

/** Two pictures of which the one follows whatever is done with the other (WRK-10). */
export function useJoinedStages({ isJoined, isToScale }: Joining) {
  const stages = useRef<(JoinedStage | undefined)[]>([]);
  const leader = useRef(0);
  const joining = useRef<Joining>({ isJoined, isToScale });

  const follow = useCallback((place: number) => {
    const [one, other] = [stages.current[place], stages.current[1 - place]];
    if (joining.current.isJoined && leader.current === place && one && other)
      bringTo(one, other, joining.current.isToScale);
  }, []);

  useEffect(() => {
    joining.current = { isJoined, isToScale };
    follow(leader.current);
  }, [isJoined, isToScale, follow]);

  return {
    lead: (place: number) => {
      leader.current = place;
    },
    enter: useCallback(
      (place: number, joined: JoinedStage | undefined) => {
        stages.current[place] = joined;
        joined?.viewer.addHandler("update-viewport", () => follow(place));
      },
      [follow],
    ),
  };
}
