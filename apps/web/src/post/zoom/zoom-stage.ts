import { parsePictureUrl, pictureUrl, tilesUrlOf, widthsOf } from "@bulmo/contracts/picture";
import type { Point, TileSource, Viewer, Viewport } from "openseadragon";
import { marginsIn } from "./zoom-margins.ts";

export type Direction = "left" | "right" | "up" | "down";

/** How many times larger than at first the picture is, and whether it can be larger or smaller still. */
export type ZoomScale = { scale: number; isLargest: boolean; isSmallest: boolean };

/** A picture under a glass: what the buttons and keys of the viewer can do with it. */
export type ZoomStage = {
  zoom: (way: "in" | "out") => void;
  pan: (direction: Direction) => void;
  reset: () => void;
  onScale: (listen: (scale: ZoomScale) => void) => void;
  /** For who makes two of them go together. */
  viewer: Viewer;
  close: () => void;
};

export type StagePlace = {
  element: HTMLElement;
  /** Where the whole is shown small, with what is in view marked on it. */
  overview?: HTMLElement;
  /** What stays free around the whole picture, in pixels. */
  margins?: (element: HTMLElement) => Record<"top" | "bottom" | "left" | "right", number>;
  url: string;
  /** Works have tiles made of them, once there was time. */
  isTiled: boolean;
};

const step = 1.6;
/** Part of what is in view that one step goes by. */
const stride = 0.25;
const ways: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** Device pixels for a pixel of the picture: larger than this there is no more to see, only squares (SEE-07). */
const finest = 1.25;

/** Smaller ones are a single tile, which is the picture itself. */
const tileSide = 512;

/** What the viewer makes a source of: a description of tiles, or the address of a picture. */
async function sourceOf({ url, isTiled }: StagePlace): Promise<object> {
  const picture = parsePictureUrl(url);
  if (!picture) return { type: "image", url };
  const plain = { type: "image", url: pictureUrl(picture, widthsOf(picture).at(-1) ?? picture.width) };
  if (!isTiled || Math.max(picture.width, picture.height) <= tileSide) return plain;
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

function navigatorIn(element: HTMLElement | undefined) {
  if (!element) return { showNavigator: false };
  // One that has been closed leaves its names on its element.
  const navigatorElement = document.createElement("div");
  navigatorElement.style.cssText = "width: 100%; height: 100%";
  element.replaceChildren(navigatorElement);
  return { showNavigator: true, navigatorElement, navigatorDisplayRegionColor: "currentColor" };
}

/** Loads the viewer, which nobody needs before, and puts the picture under it. Rejects when either cannot be had. */
export async function openStage(place: StagePlace): Promise<ZoomStage> {
  const [{ default: openSeadragon }, source] = await Promise.all([import("openseadragon"), sourceOf(place)]);
  forestallStyle();
  const margins = place.margins ?? marginsIn;
  const viewer = openSeadragon({
    element: place.element,
    tileSources: [source as TileSource],
    drawer: "canvas",
    showNavigationControl: false,
    ...navigatorIn(place.overview),
    keyboardNavEnabled: false,
    tabIndex: -1,
    animationTime: isStill() ? 0 : 0.5,
    visibilityRatio: 0.7,
    minZoomImageRatio: 1,
    viewportMargins: margins(place.element),
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
  });
  await opened(viewer);
  keepBounds(viewer, () => margins(place.element));
  await drawn(viewer);
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

/** It opens before it has anything to show: until a first tile is there, a slow line would leave a dark room without a word. */
function drawn(viewer: Viewer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  viewer.addOnceHandler("tile-drawn", () => resolve());
  viewer.addOnceHandler("tile-load-failed", ({ message }) => reject(new Error(message)));
  return promise.catch((error: unknown) => {
    viewer.destroy();
    throw error;
  });
}

/** How large the picture can be follows from the window and the screen, which change: a phone is turned. */
function keepBounds(viewer: Viewer, margins: () => ReturnType<typeof marginsIn>): void {
  const { viewport } = viewer;
  let isWhole = true;
  const follow = (wasWhole: boolean) => {
    viewport.setMargins(margins());
    // Without this the window's first size would decide for good.
    Object.assign(viewport, { defaultZoomLevel: 0 });
    const most = viewport.imageToViewportZoom(finest / devicePixelRatio);
    Object.assign(viewport, { maxZoomLevel: most, defaultZoomLevel: Math.min(viewport.getHomeZoom(), most) });
    if (wasWhole) viewport.goHome(true);
    else viewport.applyConstraints(true);
  };
  follow(true);
  viewer.addHandler("zoom", () => {
    isWhole = scaleOf(viewport) < 1.01;
  });
  viewer.addHandler("after-resize", () => {
    const wasWhole = isWhole;
    // Once it is told, the viewer goes on to a size of its own choice.
    queueMicrotask(() => follow(wasWhole));
  });
}

const scaleOf = (viewport: Viewport) => viewport.getZoom() / viewport.getHomeZoom();

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
      const emit = () => {
        const zoom = viewport.getZoom();
        // What is computed twice is not the same to the last digit.
        const isLargest = zoom > viewport.getMaxZoom() * 0.999;
        listen({ scale: scaleOf(viewport), isLargest, isSmallest: zoom < viewport.getMinZoom() * 1.001 });
      };
      viewer.addHandler("zoom", emit);
      // Its ends follow from the window.
      viewer.addHandler("update-viewport", emit);
      emit();
    },
    viewer,
    close: () => viewer.destroy(),
  };
}
