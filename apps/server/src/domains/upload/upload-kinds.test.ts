import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { imageUrlOf, parsePictureUrl, pictureUrl, widthsOf } from "@bulmo/contracts/picture";
import { testServers } from "@bulmo/entities/testing/test-database";
import { corners, type HonestPicture, honestPictures } from "@bulmo/testing/honest-pictures";
import { hostileFiles } from "@bulmo/testing/hostile-files";
import { sendFile } from "@bulmo/testing/upload-form";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

// What a picture becomes has nothing to do with the database: the embedded one does.
const [server] = testServers(undefined);

let site: Site;
let token = "";

beforeAll(async () => {
  site = await openSite(server!);
  const { username } = await createUser(site.fork(), { isAdmin: true });
  const answer = await site.call("POST", "/api/auth/sign-in", { body: { username, password: fixturePassword } });
  token = answer.body.accessToken;
});
afterAll(() => site.close());

const storedFiles = async () => {
  const entries = await readdir(join(site.dataDirectory, "uploads"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const fetchPicture = async (url: string) => {
  const response = await fetch(site.origin + url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

async function cornersOf(bytes: Buffer, { hasAlpha }: HonestPicture) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // A see-through picture has a frame of twenty pixels.
  const inset = hasAlpha ? Math.round(info.width / 5) : Math.round(info.width / 8);
  return [
    [inset, inset],
    [info.width - inset, inset],
    [inset, info.height - inset],
    [info.width - inset, info.height - inset],
  ].map(([x = 0, y = 0]) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels)]);
}

/** No output may tell more than its pixels. */
async function expectBare(bytes: Buffer) {
  const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  expect(bytes.toString("latin1")).not.toMatch(/secret-|GPSLat|Exif\0\0/u);
}

const grey = ([red, green, blue]: readonly number[]) => 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);

async function expectColours(bytes: Buffer, picture: HonestPicture) {
  const { tolerance = 14, isGrey } = picture;
  if (tolerance === 255) return;
  for (const [place, found] of (await cornersOf(bytes, picture)).entries())
    for (const [channel, value] of found.entries()) {
      const corner: readonly number[] = corners[place]!;
      const expected = isGrey ? grey(corner) : (corner[channel] ?? 0);
      const isClose = Math.abs(value - expected) <= (isGrey ? Math.max(tolerance, 25) : tolerance);
      expect({ place, found, isClose }).toEqual({ place, found, isClose: true });
    }
}

test.each(honestPictures)("SEC-09 SEC-11 $name is taken, and right", { timeout: 60_000 }, async (picture) => {
  const { width = 240, height = 160, isAnimated = false, hasAlpha = false } = picture;
  const { status, body } = await sendFile(site.origin, token, await picture.make());
  expect({ status, ...body }).toMatchObject({ status: 200, width, height, isAnimated });

  const name = parsePictureUrl(body.imageUrl ?? "");
  expect(name).toMatchObject({ width, height });
  expect(body.imageUrl).toBe(imageUrlOf(name!));
  for (const offered of widthsOf(name!)) {
    const bytes = await fetchPicture(pictureUrl(name!, offered));
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: offered, space: "srgb", depth: "uchar" });
    // A GIF always has a colour to see through, used or not.
    expect(metadata.hasAlpha || !hasAlpha).toBe(true);
    expect(Math.abs((metadata.pageHeight ?? metadata.height) - Math.max(1, (height * offered) / width))).toBeLessThan(
      1,
    );
    expect(metadata.pages ?? 1).toBe(isAnimated ? 3 : 1);
    await expectBare(bytes);
    await expectColours(bytes, picture);
  }
  expect(body.placeholder).toMatch(/^data:image\/webp;base64,/u);
  expect(body.placeholder!.length).toBeLessThan(800);

  const master = (await storedFiles()).find((path) => path.includes(`/${name!.hash}-`) && path.includes("/master."))!;
  const bytes = await readFile(master);
  expect(await sharp(bytes).metadata()).toMatchObject({ width, depth: "uchar" });
  await expectBare(bytes);
  await expectColours(bytes, picture);
});

describe("hazard 9", () => {
  test.each(hostileFiles)("SEC-09 SEC-10 $name is refused, and nothing is stored", async ({ make, status, reason }) => {
    const before = await storedFiles();
    const answer = await sendFile(site.origin, token, await make(), { name: "../../etc/그림.png", type: "image/png" });
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/[가-힣]/u) } });
    expect(answer.body.reason === "PICTURE_MIXED").toBe(reason === "PICTURE_MIXED");
    expect(answer.body.imageUrl).toBeUndefined();
    expect(await storedFiles()).toEqual(before);
    expect(await readdir(join(site.dataDirectory, "scratch"))).toEqual([]);
  });
});
