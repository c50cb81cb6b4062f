import { expect, test } from "vitest";
import { imageUrlOf, parsePictureUrl, plainSizeOf, pictureUrl, srcsetOf, tilesUrlOf, widthsOf } from "./picture.ts";

const hash = "0123456789abcdef".repeat(4);

test.each([
  [{ width: 4000, height: 3000 }, [320, 640, 1280, 2560]],
  [{ width: 2560, height: 100 }, [320, 640, 1280, 2560]],
  [{ width: 2000, height: 1000 }, [320, 640, 1280, 2000]],
  [{ width: 640, height: 480 }, [320, 640]],
  [{ width: 641, height: 480 }, [320, 640, 641]],
  [{ width: 320, height: 1 }, [320]],
  [{ width: 1, height: 1 }, [1]],
  [{ width: 2000, height: 50_000 }, [320, 640]],
  [{ width: 300, height: 60_000 }, [81]],
  [{ width: 3, height: 65_500 }, []],
])("SEC-11 a picture of %j is offered in widths %j", (size, widths) => {
  expect(widthsOf(size)).toEqual(widths);
});

test("an address alone tells the hash, the size and all widths", () => {
  const picture = { hash, width: 2000, height: 1500 };
  const url = imageUrlOf(picture);
  expect(url).toBe(`/uploads/${hash}-2000x1500/1280.webp`);
  expect(parsePictureUrl(url)).toEqual(picture);
  expect(parsePictureUrl(pictureUrl(picture, 320))).toEqual(picture);
  expect(srcsetOf(picture).split(", ")).toEqual([
    `/uploads/${hash}-2000x1500/320.webp 320w`,
    `/uploads/${hash}-2000x1500/640.webp 640w`,
    `/uploads/${hash}-2000x1500/1280.webp 1280w`,
    `/uploads/${hash}-2000x1500/2000.webp 2000w`,
  ]);
  expect(tilesUrlOf(picture)).toBe(`/uploads/${hash}-2000x1500/tiles/info.json`);
  expect(imageUrlOf({ hash, width: 200, height: 100 })).toBe(`/uploads/${hash}-200x100/200.webp`);
});

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1280, height: 960 },
  ],
  [
    { width: 1000, height: 701 },
    { width: 1000, height: 701 },
  ],
  [
    { width: 2000, height: 20_000 },
    { width: 1280, height: 12_800 },
  ],
  [
    { width: 4000, height: 1 },
    { width: 1280, height: 1 },
  ],
])("NAV-28 a picture of %j is shown by its one address as %j", (size, shown) => {
  expect(plainSizeOf(size)).toEqual(shown);
});

test.each([
  "",
  "https://example.org/uploads/a.webp",
  `https://example.org/uploads/${hash}-1x1/1.webp`,
  `/uploads/${hash}-1x1/master.jpg`,
  `/uploads/${hash}-0x1/1.webp`,
  `/uploads/${hash.toUpperCase()}-1x1/1.webp`,
  `/uploads/../${hash}-1x1/1.webp`,
  `/uploads/${hash}-1x1/1.webp?x`,
  `/uploads/${hash}-1x1/1.webp\n`,
])("%j is no picture of ours", (url) => {
  expect(parsePictureUrl(url)).toBeNull();
});
