import { DomEvent, type LatLng, marker, point as pixels } from "leaflet";
import { drawMap, isStill, type MapOptions, placeIcon } from "./open-map.ts";
import { movable } from "./point-map.css.ts";

/** Degrees of WGS 84. */
export type MapPoint = { latitude: number; longitude: number };

type PointMapOptions = MapOptions & { onMove: (to: MapPoint, by: "pointer" | "keys") => void };
export type PointMap = { show: (point: MapPoint) => void; close: () => void };

/** Pixels by which an arrow key moves the mark, and with Shift: how far that is in metres follows the zoom. */
const steps = { fine: 2, coarse: 20 };
const ways = new Map([
  ["ArrowUp", pixels(0, -1)],
  ["ArrowDown", pixels(0, 1)],
  ["ArrowLeft", pixels(-1, 0)],
  ["ArrowRight", pixels(1, 0)],
]);

/** A tenth of a metre, which is more than anybody sees. */
const digits = 6;
const rounded = (degrees: number) => Number(degrees.toFixed(digits));
const pointOf = (where: LatLng): MapPoint => {
  const { lat, lng } = where.wrap();
  return { latitude: rounded(lat), longitude: rounded(lng) };
};

/** Says where the mark is to whoever does not see it. A slider, since arrow keys reach nothing else in a screen reader. */
function describe(mark: HTMLElement, { latitude, longitude }: MapPoint): void {
  mark.setAttribute("aria-valuenow", String(longitude));
  mark.setAttribute("aria-valuetext", `위도 ${latitude}, 경도 ${longitude}`);
}

function asSlider(mark: HTMLElement, name: string): void {
  mark.classList.add(movable);
  const attributes = { role: "slider", "aria-valuemin": "-180", "aria-valuemax": "180" };
  for (const [attribute, value] of Object.entries(attributes)) mark.setAttribute(attribute, value);
  mark.setAttribute("aria-label", `지도 위의 점: ${name}. 화살표 키로 옮깁니다.`);
}

/** A map whose mark is moved by pointer, finger or arrow keys. Loads tiles and nothing else from elsewhere. */
export function openPointMap(element: HTMLElement, { onMove, ...options }: PointMapOptions): PointMap {
  const map = drawMap(element, options);
  const { name, latitude, longitude } = options.place;
  const mark = marker([latitude, longitude], { icon: placeIcon(name), draggable: true, autoPan: true }).addTo(map);
  const drawn = mark.getElement();
  if (drawn) {
    asSlider(drawn, name);
    describe(drawn, { latitude, longitude });
    DomEvent.on(drawn, "keydown", (event) => {
      const way = event instanceof KeyboardEvent && ways.get(event.key);
      // With another key than Shift it is the browser's, as the way back is.
      if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
      // The map itself would move otherwise, and the page under it.
      DomEvent.stop(event);
      const step = event.shiftKey ? steps.coarse : steps.fine;
      const to = map.containerPointToLatLng(map.latLngToContainerPoint(mark.getLatLng()).add(way.multiplyBy(step)));
      mark.setLatLng(to);
      map.panInside(to, { padding: [steps.coarse * 2, steps.coarse * 2], animate: !isStill() });
      onMove(pointOf(to), "keys");
    });
  }
  mark.on("dragend", () => {
    drawn?.focus({ preventScroll: true });
    onMove(pointOf(mark.getLatLng()), "pointer");
  });
  return {
    show: (to) => {
      if (drawn) describe(drawn, to);
      if (pointOf(mark.getLatLng()).latitude === to.latitude && pointOf(mark.getLatLng()).longitude === to.longitude)
        return;
      mark.setLatLng([to.latitude, to.longitude]);
      if (!map.getBounds().contains(mark.getLatLng())) map.panTo(mark.getLatLng(), { animate: false });
    },
    close: () => void map.remove(),
  };
}
