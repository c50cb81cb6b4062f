import type { TileLayer } from "leaflet";

/**
 * Calls when every tile that was asked for has failed. One that is missing is a hole and no failure: open maps have
 * them at their edges, and what came is worth looking at.
 */
export function watchTiles(tiles: Pick<TileLayer, "on">, onFailure: () => void): void {
  let hasLoaded = false;
  tiles.on("tileload", () => {
    hasLoaded = true;
  });
  // Of the whole view: each of its tiles has come, or has failed to.
  tiles.on("load", () => {
    if (!hasLoaded) onFailure();
  });
}
