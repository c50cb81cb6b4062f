import { sketchedPlace } from "@bulmo/content/direction-sketch";
import { pointWritten } from "./map-point.ts";

/**
 * Metres. The drawing tells of stretches of 1km and of some 500 m, and where the temple's buildings begin it does not: by
 * less than this a point may be put right, and the way there is still the one that is drawn.
 */
export const sketchTolerance = 100;

/** Of a degree of latitude. */
const metresOfDegree = 111_320;

/** What a page says of the place that is to be reached, as it is written. */
export type WrittenPlace = { title: string; latitude: string; longitude: string };

/** What keeps the drawn map from the page: the map was drawn of one way, and is none to another place, or to none. */
export function misfitOf({ title, latitude, longitude }: WrittenPlace): "absent" | "point" | "title" | null {
  const point = pointWritten(latitude, longitude);
  if (!point) return "absent";
  const north = (point.latitude - sketchedPlace.latitude) * metresOfDegree;
  const width = Math.cos((sketchedPlace.latitude * Math.PI) / 180);
  const east = (point.longitude - sketchedPlace.longitude) * metresOfDegree * width;
  if (Math.hypot(north, east) > sketchTolerance) return "point";
  return title === sketchedPlace.title ? null : "title";
}
