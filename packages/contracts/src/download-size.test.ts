import { expect, test } from "vitest";
import { downloadSizesOf } from "./download-size.ts";

const told = (width: number, height: number) =>
  downloadSizesOf({ width, height }).map((size) => [size.name, size.width, size.height]);

test("WRK-09 a picture is taken along in three sizes, none wider than it is", () => {
  expect(told(4000, 2000)).toEqual([
    ["small", 640, 320],
    ["medium", 1280, 640],
    ["large", 2560, 1280],
  ]);
  expect(told(1000, 1500)).toEqual([
    ["small", 640, 960],
    ["medium", 1000, 1500],
  ]);
  expect(told(300, 400)).toEqual([["small", 300, 400]]);
});
