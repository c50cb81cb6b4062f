import { sketchedPlace } from "@bulmo/content/direction-sketch";
import { expect, test } from "vitest";
import { misfitOf } from "./sketch-fit.ts";

const { title } = sketchedPlace;
const latitude = String(sketchedPlace.latitude);
const longitude = String(sketchedPlace.longitude);

test.each([
  [{ title, latitude, longitude }, null],
  [{ title, latitude: "36.5587", longitude }, "point"],
  [{ title: "다른 절", latitude, longitude }, "title"],
  [{ title, latitude: "", longitude }, "absent"],
  [{ title, latitude: "36.", longitude }, "absent"],
])("ASC-05 PAG-04 a point that is not written is not one that is too far from the drawing (%o)", (place, misfit) => {
  expect(misfitOf(place)).toBe(misfit);
});
