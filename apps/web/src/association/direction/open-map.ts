import { mapTiles, type TileSource } from "@bulmo/content/direction";
import "leaflet/dist/leaflet.css";
import { control, divIcon, type Map as LeafletMap, map as createMap, marker, tileLayer } from "leaflet";
import { marker as markerStyle, markerName } from "./direction-map.css.ts";
import { attributionOf } from "./attribution.ts";
import { watchTiles } from "./watch-tiles.ts";

export type MapPlace = { name: string; latitude: number; longitude: number };

export type MapOptions = { tileUrl: string; place: MapPlace; onFailure: () => void };

/** The zoom of requirements/constants.md. */
const zoom = 14;
/** As near as the public tiles go. */
const nearest = 19;

/** Height and width in pixels; its point is the middle of the lower edge. */
const pin = { width: 36, height: 44 };

const drawing = `<svg viewBox="0 0 36 44" width="${pin.width}" height="${pin.height}" aria-hidden="true">
<path d="M18 43C10 32 3 26 3 17a15 15 0 0 1 30 0c0 9-7 15-15 26z"/><circle cx="18" cy="17" r="6"/></svg>`;

/** The mark with its name below. */
export function placeIcon(name: string) {
  const html = document.createElement("div");
  html.innerHTML = drawing;
  const label = document.createElement("span");
  label.className = markerName;
  label.textContent = name;
  html.append(label);
  return divIcon({
    html,
    className: markerStyle,
    iconSize: [pin.width, pin.height],
    iconAnchor: [pin.width / 2, pin.height],
  });
}

function asHtml({ label, href }: TileSource): string {
  const link = document.createElement("a");
  Object.assign(link, { href, target: "_blank", rel: "noopener", textContent: label });
  return `© ${link.outerHTML}`;
}

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** On a small screen the map is as wide as the page: one finger has to be left for scrolling, two move the map. */
const hasPointer = () => matchMedia("(pointer: fine)").matches;

/** A map of tiles around a place, without a mark. Loads tiles and nothing else from elsewhere. */
export function drawMap(element: HTMLElement, { tileUrl, place, onFailure }: MapOptions): LeafletMap {
  const moves = !isStill();
  const map = createMap(element, {
    center: [place.latitude, place.longitude],
    zoom,
    maxZoom: nearest,
    zoomControl: false,
    attributionControl: false,
    // The wheel is for the page.
    scrollWheelZoom: false,
    dragging: hasPointer(),
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  control.zoom({ zoomInTitle: "확대", zoomOutTitle: "축소" }).addTo(map);
  control.attribution({ prefix: false }).addTo(map);
  const tiles = tileLayer(tileUrl, {
    maxZoom: nearest,
    attribution: attributionOf(tileUrl, mapTiles).map(asHtml).join(", "),
    // OpenStreetMap serves nobody who does not say from which site they come.
    referrerPolicy: "strict-origin-when-cross-origin",
  });
  watchTiles(tiles, onFailure);
  tiles.addTo(map);
  return map;
}

/** A map with one mark on it; what it answers closes it again. */
export function openMap(element: HTMLElement, options: MapOptions): () => void {
  const map = drawMap(element, options);
  const { name, latitude, longitude } = options.place;
  // A mark and no button: there is nothing to press.
  marker([latitude, longitude], { icon: placeIcon(name), interactive: false, keyboard: false }).addTo(map);
  return () => void map.remove();
}
