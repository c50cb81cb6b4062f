import { errorMessages } from "@bulmo/contracts/error";
import { parsePictureUrl, pictureUrl, widthsOf } from "@bulmo/contracts/picture";
import { testServers } from "@bulmo/entities/testing/test-database";
import { alphaHeic, heicPicture, p3Heic, turnedHeic } from "@bulmo/testing/heic-picture";
import { sendFile } from "@bulmo/testing/upload-form";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

// What a picture becomes has nothing to do with the database: the embedded one does.
const [server] = testServers(undefined);

let site: Site;
let token = "";
beforeAll(async () => {
  site = await openSite(server!);
  ({ token } = await createSignedIn(site));
});
afterAll(() => site.close());

const send = (bytes: Buffer) => sendFile(site.origin, token, bytes, { name: "IMG_1.HEIC", type: "image/heic" });

/** The picture that a site makes of a HEIC, as it is shown. */
async function shown(bytes: Buffer) {
  const { status, body } = await send(bytes);
  expect({ status, ...body }).toMatchObject({ status: 200 });
  const name = parsePictureUrl(body.imageUrl ?? "")!;
  const answer = await fetch(site.origin + pictureUrl(name, Math.max(...widthsOf(name))));
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  const { channels, width } = await picture.metadata();
  const pixels = await picture.raw().toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * channels, (y * width + x + 1) * channels)];
  return { name, at };
}

/** How far a colour is from the one expected, after two lossy formats. */
const distance = (colour: readonly number[], expected: readonly number[]) =>
  Math.max(...expected.map((value, place) => Math.abs(value - (colour[place] ?? 999))));

test("ATT-07 SEC-09 a telephone's HEIC is taken, as it is seen", async () => {
  const { name } = await shown(heicPicture);
  expect(name).toMatchObject({ width: 64, height: 48 });
});

test("ATT-07 its colours are those of its profile, and not its numbers", async () => {
  const { at } = await shown(p3Heic);
  expect(distance(at(20, 20), [230, 40, 30])).toBeLessThan(8);
});

test("ATT-07 what can be seen through stays so", async () => {
  const { at } = await shown(alphaHeic);
  expect(distance(at(20, 20), [20, 120, 60, 128])).toBeLessThan(8);
});

test("ATT-07 it is turned once, although it says twice how", async () => {
  const { name, at } = await shown(turnedHeic);
  expect(name).toMatchObject({ width: 64, height: 96 });
  expect(distance(at(30, 10), [200, 30, 30])).toBeLessThan(8);
  expect(distance(at(30, 86), [30, 60, 190])).toBeLessThan(8);
});

test("ATT-07 SEC-09 a HEIC that breaks off, or is none, is refused with what to do", async () => {
  const said = { status: 415, body: { message: errorMessages.HEIC_UNSUPPORTED } };
  expect(await send(p3Heic.subarray(0, 800))).toMatchObject(said);
  expect(await send(Buffer.concat([heicPicture.subarray(0, 28), Buffer.alloc(500, 7)]))).toMatchObject(said);
});

test("ATT-07 SEC-10 one that claims to be larger than we take is refused before it is decoded", async () => {
  const huge = Buffer.from(heicPicture);
  const at = huge.lastIndexOf("ispe", undefined, "latin1");
  for (const place of [huge.indexOf("ispe", 0, "latin1"), at]) {
    huge.writeUInt32BE(60_000, place + 8);
    huge.writeUInt32BE(60_000, place + 12);
  }
  const began = performance.now();
  expect(await send(huge)).toMatchObject({ status: 413 });
  expect(performance.now() - began).toBeLessThan(10_000);
});

test("ATT-07 one that is something else besides is refused", async () => {
  const page = Buffer.concat([heicPicture, Buffer.from("<script>alert(1)</script>")]);
  expect((await send(page)).body).toMatchObject({ reason: "PICTURE_MIXED" });
});
