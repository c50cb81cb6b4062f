import { request } from "node:http";
import { parsePictureUrl, pictureFolder, pictureUrl } from "@bulmo/contracts/picture";
import { testServers } from "@bulmo/entities/testing/test-database";
import { framed, quarters } from "@bulmo/testing/honest-pictures";
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
