import { expect, test, vi } from "vitest";
import { watchTiles } from "./watch-tiles.ts";

function watched() {
  const onFailure = vi.fn<() => void>();
  const heard = new Map<string, () => void>();
  const tiles = { on: (event: string, hear: () => void) => heard.set(event, hear) };
  watchTiles(tiles as unknown as Parameters<typeof watchTiles>[0], onFailure);
  return { onFailure, emit: (...events: string[]) => events.forEach((event) => heard.get(event)?.()) };
}

test("ASC-05 the map has failed when all its tiles have, and not before", () => {
  const { onFailure, emit } = watched();
  emit("tileerror", "tileerror");
  expect(onFailure).not.toHaveBeenCalled();
  emit("load");
  expect(onFailure).toHaveBeenCalledOnce();
});

test("ASC-05 a map with a hole in it is a map, and stays one where nothing more comes", () => {
  const { onFailure, emit } = watched();
  emit("tileerror", "tileload", "tileerror", "load");
  emit("tileerror", "load");
  expect(onFailure).not.toHaveBeenCalled();
});
