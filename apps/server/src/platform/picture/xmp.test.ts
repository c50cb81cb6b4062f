import sharp from "sharp";
import { expect, test } from "vitest";
import { embedXmp } from "./xmp.ts";

const jpeg = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: "#2f6b57" } })
    .jpeg()
    .toBuffer();

test("WRK-09 a JPEG with a packet has the pixels that it had", async () => {
  const plain = await jpeg();
  const told = embedXmp(plain, "<x:xmpmeta/>");
  expect(told.length).toBe(plain.length + 33 + "<x:xmpmeta/>".length);
  expect(await sharp(told).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  expect((await sharp(told).metadata()).xmp?.toString()).toBe("<x:xmpmeta/>");
});

test("WRK-09 what is no JPEG and what no segment holds is refused", async () => {
  expect(() => embedXmp(Buffer.from("GIF89a.."), "x")).toThrow("no JPEG");
  const plain = await jpeg();
  expect(() => embedXmp(plain, "x".repeat(65_600))).toThrow("too long");
});
