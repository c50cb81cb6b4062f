import { expect, test } from "vitest";
import { pointWritten } from "./map-point.ts";

test("PAG-04 a point is shown as its two fields are written", () => {
  expect(pointWritten("35.87", " 126.9 ")).toEqual({ latitude: 35.87, longitude: 126.9 });
  expect(pointWritten("-90", "-180")).toEqual({ latitude: -90, longitude: -180 });
});

test.each([
  ["", ""],
  ["35.87", ""],
  ["북쪽", "126.9"],
  ["91", "126.9"],
  ["35.87", "180.5"],
  ["1e1", "126.9"],
])("PAG-04 where nothing or something else is written there is no point (%s, %s)", (latitude, longitude) => {
  expect(pointWritten(latitude, longitude)).toBeNull();
});
