import { sketchedPlace } from "@bulmo/content/direction-sketch";
import type { PageText } from "@bulmo/contracts/page-text";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readingSlots } from "../page-text/text-slots.tsx";
import { directionLayout } from "./direction-view.tsx";

const { title, latitude, longitude } = sketchedPlace;
const fields = { latitude: String(latitude), longitude: String(longitude), address: "주소", caption: "약도입니다." };
const sketched: PageText = {
  title,
  titleHanja: "",
  lead: "",
  description: "",
  isSample: false,
  blocks: [],
  signature: [],
  fields,
  lists: {},
};
const htmlOf = (text: PageText) =>
  renderToStaticMarkup(
    directionLayout(
      ({ name }) => <p>{name}의 지도</p>,
      () => null,
    )(readingSlots(text, null)),
  );

test("ASC-05 the way is drawn to the place that it was drawn of", () => {
  expect(htmlOf(sketched)).toMatch(/role="img"[\s\S]*약도입니다\./u);
});

test("ASC-05 PAG-04 a point that is put right by less than the drawing tells takes no map away", () => {
  expect(htmlOf({ ...sketched, fields: { ...fields, latitude: String(latitude + 0.0005) } })).toContain('role="img"');
});

test.each<[string, Partial<PageText>]>([
  ["another place", { title: "다른 절" }],
  ["another point", { fields: { ...fields, latitude: "36.5" } }],
  ["a point some 200 m away", { fields: { ...fields, latitude: String(latitude + 0.0018) } }],
  ["no point", { fields: { ...fields, longitude: "" } }],
])("ASC-05 PAG-01 to %s no way is drawn, and the map is opened all the same", (_case, change) => {
  const html = htmlOf({ ...sketched, ...change });
  expect(html).not.toMatch(/role="img"|약도/u);
  expect(html).toContain("의 지도");
});
