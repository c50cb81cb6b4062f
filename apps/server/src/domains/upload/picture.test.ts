import { request } from "node:http";
import { cardUrlOf, parsePictureUrl, pictureFolder, pictureUrl } from "@bulmo/contracts/picture";
import { testServers } from "@bulmo/entities/testing/test-database";
import { framed, quarters } from "@bulmo/testing/honest-pictures";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPicture, keysOf } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const [server] = testServers(undefined);

let site: Site;
let url = "";

beforeAll(async () => {
  site = await openSite(server!);
  url = await addPicture(site.uploads.pictures, quarters());
  await addPicture(site.uploads.pictures, framed());
});
afterAll(() => site.close());

/** The path as it is: fetch would tidy it up. */
const getRaw = (path: string, method = "GET", headers = {}) => {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const { hostname, port } = new URL(site.origin);
  request({ hostname, port, path, method, headers }, (response) => {
    let body = "";
    response.setEncoding("latin1").on("data", (chunk: string) => (body += chunk));
    response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
  })
    .on("error", reject)
    .end();
  return promise;
};

test("SEC-11 a picture may be kept for ever, does nothing, and is known again", async () => {
  const answer = await fetch(site.origin + url);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, s-maxage=300, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
  });
  const bytes = await answer.arrayBuffer();
  expect(Number(answer.headers.get("content-length"))).toBe(bytes.byteLength);
  const known = { "if-none-match": answer.headers.get("etag") ?? "" };
  expect(await getRaw(url, "GET", known)).toEqual({ status: 304, body: "" });
  const head = await fetch(site.origin + url, { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe(answer.headers.get("content-length"));
});

test("SEC-11 the master is for nobody, and no path leads out", async () => {
  const keys = await keysOf(site.uploads.pictures.blobStore);
  const masters = keys.filter((key) => key.includes("/master."));
  expect(masters.map((key) => key.slice(key.lastIndexOf("."))).toSorted()).toEqual([".jpeg", ".png"]);
  const folder = pictureFolder(parsePictureUrl(url)!);
  const paths = [
    ...keys.map((key) => `/uploads/${key}`),
    ...masters.map((key) => `/uploads/${key.slice(3)}`),
    `/uploads/${folder}`,
    `/uploads/${folder}/`,
    `/uploads/${folder}/../${folder}/master.jpeg`,
    `/uploads/${folder}/240.webp/../master.jpeg`,
    `/uploads/${folder}/240.webp%00`,
    `/uploads/${folder}/..%2f..%2f..%2fsession-secret`,
    `/uploads/..%2f..%2fetc%2fpasswd`,
    "/uploads/../../../../etc/passwd",
    "/uploads/%E0%A4%A",
    "/uploads/",
    "/uploads",
    pictureUrl(parsePictureUrl(url)!, 9999),
  ];
  for (const path of paths) {
    const { status, body } = await getRaw(path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(body).not.toMatch(/^(?:RIFF|\u00FF\u00D8|\u0089PNG)|root:/u);
  }
  expect((await getRaw(url, "DELETE")).status).toBe(404);
});

test("SEE-21 messengers get a picture whole, on a mat of 1200 x 630 that is made once", async () => {
  const scroll = sharp({ create: { width: 200, height: 1600, channels: 3, background: "#27496d" } });
  const card = cardUrlOf(parsePictureUrl(await addPicture(site.uploads.pictures, scroll))!);
  const answers = await Promise.all([fetch(site.origin + card), fetch(site.origin + card), fetch(site.origin + card)]);
  expect(answers.map(({ status, headers }) => [status, headers.get("content-type")])).toEqual(
    Array.from(answers, () => [200, "image/jpeg"]),
  );
  const bytes = await answers[0].arrayBuffer();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const isBlue = (x: number, y: number) => {
    const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * info.channels);
    return blue - red > 40;
  };
  // An eighth as wide as high, and none of its height cut off.
  const [column, row] = [Array.from({ length: 630 }, (_, y) => y), Array.from({ length: 1200 }, (_, x) => x)];
  expect(column.filter((y) => isBlue(600, y)).length).toBeCloseTo(478, -1);
  expect(row.filter((x) => isBlue(x, 300)).length).toBeCloseTo(60, -1);
  const keys = await keysOf(site.uploads.pictures.blobStore);
  expect(keys.filter((key) => key.endsWith("/card.jpg"))).toHaveLength(1);
});

test("PAG-09 for another association the mat bears no name, and the picture lies in its middle", async () => {
  const square = sharp({ create: { width: 800, height: 800, channels: 3, background: "#27496d" } });
  const card = cardUrlOf(parsePictureUrl(await addPicture(site.uploads.pictures, square))!, true);
  const answer = await fetch(site.origin + card);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const isPaper = (x: number, y: number) =>
    [0xfa, 0xf7, 0xf0].every((value, channel) => Math.abs(data[(y * 1200 + x) * info.channels + channel]! - value) < 6);
  const columns = Array.from({ length: 1200 }, (_, x) => x);
  // Where the other mat has its mark and name, there is paper.
  for (const y of [10, 40, 590, 620]) expect(columns.filter((x) => !isPaper(x, y))).toEqual([]);
  expect(columns.filter((x) => !isPaper(x, 315)).length).toBeCloseTo(522, -1);
});

test("SEE-21 there is no card of a picture that is not there, or of another size", async () => {
  const { hash, width, height } = parsePictureUrl(url)!;
  for (const wrong of [
    { hash: "0".repeat(64), width, height },
    { hash, width: width + 1, height },
  ])
    expect((await getRaw(cardUrlOf(wrong))).status).toBe(404);
});
