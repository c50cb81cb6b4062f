import { parsePictureUrl, pictureUrl, tilesUrlOf, widthsOf } from "@bulmo/contracts/picture";
import type { Point, TileSource, Viewer } from "openseadragon";

export type Direction = "left" | "right" | "up" | "down";

/** A picture under a glass: what the buttons and keys of the viewer can do with it. */
export type ZoomStage = {
  zoom: (way: "in" | "out") => void;
  pan: (direction: Direction) => void;
  reset: () => void;
  /** Calls back with how many times larger than at first the picture is. */
  onScale: (listen: (scale: number) => void) => void;
  close: () => void;
};

const step = 1.6;
/** Part of what is in view that one step goes by. */
const stride = 0.25;
const ways: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** Wall around the whole picture, in pixels. */
const margin = 20;

/** Smaller ones are a single tile, which is the picture itself. */
const tileSide = 512;

/** What the viewer makes a source of: a description of tiles, or the address of a picture. */
async function sourceOf(url: string): Promise<object> {
  const picture = parsePictureUrl(url);
  if (!picture) return { type: "image", url };
  const plain = { type: "image", url: pictureUrl(picture, widthsOf(picture).at(-1) ?? picture.width) };
  if (Math.max(picture.width, picture.height) <= tileSide) return plain;
  const answer = await fetch(tilesUrlOf(picture));
  return answer.ok ? ((await answer.json()) as object) : plain;
}

const styleMark = "data-openseadragon-mobile-css";

/**
 * The viewer writes a `<style>` into the page unless it finds its own, and the Content-Security-Policy forbids that.
 * What it finds here has the name, but as no element of HTML it is no style.
 */
function forestallStyle(): void {
  if (document.querySelector(`style[${styleMark}]`)) return;
  const mark = document.createElementNS(null, "style");
  mark.setAttribute(styleMark, "");
  document.head.append(mark);
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Loads the viewer, which nobody needs before, and puts the picture under it. Rejects when either cannot be had. */
export async function openStage(element: HTMLElement, url: string): Promise<ZoomStage> {
  const [{ default: openSeadragon }, source] = await Promise.all([import("openseadragon"), sourceOf(url)]);
  forestallStyle();
  const viewer = openSeadragon({
    element,
    tileSources: [source as TileSource],
    drawer: "canvas",
    showNavigationControl: false,
    keyboardNavEnabled: false,
    tabIndex: -1,
    animationTime: isStill() ? 0 : 0.5,
    visibilityRatio: 0.7,
    viewportMargins: { left: margin, top: margin, right: margin, bottom: margin },
    maxZoomPixelRatio: 3,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
  });
  await opened(viewer);
  return controls(viewer, (x, y) => new openSeadragon.Point(x, y));
}

function opened(viewer: Viewer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  viewer.addOnceHandler("open", () => resolve());
  viewer.addOnceHandler("open-failed", ({ message }) => {
    viewer.destroy();
    reject(new Error(message));
  });
  return promise;
}

function controls(viewer: Viewer, pointAt: (x: number, y: number) => Point): ZoomStage {
  const { viewport } = viewer;
  return {
    zoom(way) {
      viewport.zoomBy(way === "in" ? step : 1 / step).applyConstraints(isStill());
    },
    pan(direction) {
      const { width, height } = viewport.getBounds();
      const [x, y] = ways[direction];
      viewport.panBy(pointAt(x * width * stride, y * height * stride), isStill()).applyConstraints(isStill());
    },
    reset: () => void viewport.goHome(isStill()),
    onScale(listen) {
      const emit = () => listen(viewport.getZoom() / viewport.getHomeZoom());
      viewer.addHandler("zoom", emit);
      emit();
    },
    close: () => viewer.destroy(),
  };
}
