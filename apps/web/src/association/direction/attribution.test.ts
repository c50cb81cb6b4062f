import { expect, test } from "vitest";
import { attributionOf } from "./attribution.ts";

const own = [{ label: "어느 지도", href: "https://maps.example/" }];
const labelsOf = (tileUrl: string) => attributionOf(tileUrl, own).map(({ label }) => label);

test.each(["https://tile.openstreetmap.org/{z}/{x}/{y}.png", "https://a.tile.openstreetmap.org/{z}/{x}/{y}.png"])(
  "ASC-04 tiles of OpenStreetMap name its contributors (%s)",
  (tileUrl) => {
    expect(labelsOf(tileUrl)).toEqual(["OpenStreetMap 기여자"]);
  },
);

test.each(["https://maps.example/{z}/{x}/{y}{r}.png", "https://notopenstreetmap.org/{z}/{x}/{y}.png"])(
  "ASC-04 other tiles name those whom content names for them, and nobody else (%s)",
  (tileUrl) => {
    expect(labelsOf(tileUrl)).toEqual(["어느 지도"]);
    expect(attributionOf(tileUrl, [])).toEqual([]);
  },
);
