import { imageUrlOf, parsePictureUrl, type PictureName, tilesUrlOf } from "@bulmo/contracts/picture";
import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { corners, quarters } from "@bulmo/testing/honest-pictures";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPicture } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { requestTiles } from "./tile.service.ts";
import { findPictureFacts } from "./upload.query.ts";

type Description = { id: string; width: number; height: number; tiles: { width: number; scaleFactors: number[] }[] };

/** Every tile that a IIIF viewer asks for, as it asks for it. */
function tilesOf({ width, height, tiles }: Description): string[] {
  return (tiles[0]?.scaleFactors ?? []).flatMap((factor) => {
    const side = 512 * factor;
    const columns = Array.from({ length: Math.ceil(width / side) }, (_, column) => column * side);
    const rows = Array.from({ length: Math.ceil(height / side) }, (_, row) => row * side);
    return columns.flatMap((x) =>
      rows.map((y) => {
        const [w, h] = [Math.min(side, width - x), Math.min(side, height - y)];
        const region = w === width && h === height ? "full" : `${x},${y},${w},${h}`;
        return `${region}/${Math.ceil(w / factor)},${Math.ceil(h / factor)}/0/default.jpg`;
      }),
    );
  });
}

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let picture: PictureName;

  beforeAll(async () => {
    site = await openSite(server);
    picture = parsePictureUrl(await addPicture(site.uploads.pictures, quarters(1500, 1100)))!;
  });
  afterAll(() => site.close());

  const hasTiles = async (hash: string) => {
    const row = await site
      .fork()
      .getKysely<Tables>()
      .selectFrom("upload")
      .select("has_tiles")
      .where("hash", "=", hash)
      .executeTakeFirstOrThrow();
    return row.has_tiles;
  };
  const request = (hash: string) => requestTiles(site.fork(), [hash], new Date());
  const get = (url: string) => fetch(site.origin + url);

  test("GAL-16 a picture has no tiles until they are asked for", async () => {
    expect(await hasTiles(picture.hash)).toBe(false);
    expect((await get(tilesUrlOf(picture))).status).toBe(404);
  });

  test("GAL-16 the tiles of a work are made behind it, every one that its description promises", async () => {
    await Promise.all([request(picture.hash), request(picture.hash)]);
    await site.jobs.flush();
    expect(await hasTiles(picture.hash)).toBe(true);
    const answer = await get(tilesUrlOf(picture));
    expect(answer.headers.get("content-type")).toContain("application/json");
    const description = (await answer.json()) as Description;
    expect(description).toMatchObject({
      id: tilesUrlOf(picture).replace("/info.json", ""),
      protocol: "http://iiif.io/api/image",
      profile: "level0",
      width: 1500,
      height: 1100,
      tiles: [{ width: 512, scaleFactors: [1, 2, 4] }],
    });
    for (const name of tilesOf(description)) {
      const tile = await get(`${description.id}/${name}`);
      expect({ name, status: tile.status }).toEqual({ name, status: 200 });
      expect(tile.headers.get("content-type")).toBe("image/jpeg");
    }
  });

  test("GAL-16 a tile shows its part of the picture", async () => {
    const tile = await get(`${tilesUrlOf(picture).replace("info.json", "")}1024,512,476,512/476,512/0/default.jpg`);
    const pixel = await sharp(await tile.arrayBuffer())
      .extract({ left: 100, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer();
    for (const [channel, value] of corners[3].entries()) expect(Math.abs(pixel[channel]! - value)).toBeLessThan(8);
  });

  test("GAL-16 what was asked for before the server stopped is made after it has started again", async () => {
    const url = await addPicture(site.uploads.pictures, quarters(900, 700));
    const { hash } = parsePictureUrl(url)!;
    await site.fork().execute("update upload set tiles_requested_at = now() where hash = ?", [hash]);
    const restarted = await openSite(server, { beside: site, wrapBlobStore: () => site.uploads.pictures.blobStore });
    await restarted.missingJobs.plan();
    await restarted.jobs.flush();
    await restarted.close();
    expect(await hasTiles(hash)).toBe(true);
  });

  test("DAY-03 what was made once and is wanted again is asked for anew", async () => {
    const { hash } = parsePictureUrl(await addPicture(site.uploads.pictures, quarters(910, 700)))!;
    await request(hash);
    await site.jobs.flush();
    await site.fork().execute("update upload set has_tiles = false where hash = ?", [hash]);
    await site.missingJobs.plan();
    await site.jobs.flush();
    expect(await hasTiles(hash)).toBe(true);
    const jobs = await site.fork().execute("select state, attempts from job where kind = 'tiles' and key = ?", [hash]);
    expect(jobs).toEqual([{ state: "DONE", attempts: 1 }]);
  });

  test("GAL-16 a picture whose master is lost keeps no other from its tiles", async () => {
    const lost = { hash: "f".repeat(64), width: 10, height: 10 };
    await site.fork().execute(
      `insert into upload (hash, format, width, height, bytes, placeholder, created_at, tiles_requested_at)
        values (?, 'jpeg', 10, 10, 1, '', now(), now() - interval '1 day')`,
      [lost.hash],
    );
    const { hash } = parsePictureUrl(await addPicture(site.uploads.pictures, quarters(300, 200)))!;
    await site.missingJobs.plan();
    await request(hash);
    await site.jobs.flush();
    expect([await hasTiles(lost.hash), await hasTiles(hash)]).toEqual([false, true]);
    const jobs = await site
      .fork()
      .execute("select state, last_error from job where kind = 'tiles' and key = ?", [lost.hash]);
    expect(jobs).toEqual([{ state: "FAILED", last_error: "NO_MASTER" }]);
    // By the hour it is not asked for again: administrators may.
    await site.missingJobs.plan();
    expect(await site.fork().execute("select from job where kind = 'tiles' and state = 'WAITING'")).toEqual([]);
    expect((await get(imageUrlOf(lost))).status).toBe(404);
  });

  test("GAL-16 whether a picture can be zoomed, and what stands in for it, is known by its address", async () => {
    const small = await addPicture(site.uploads.pictures, quarters(33, 44));
    const zoomed = imageUrlOf(picture);
    const facts = await findPictureFacts(site.fork(), [small, zoomed, zoomed, "/logo.svg", ""]);
    const placeholder = expect.stringMatching(/^data:image\/webp;base64,/u);
    expect(facts).toEqual(
      new Map([
        [small, { placeholder, hasTiles: false }],
        [zoomed, { placeholder, hasTiles: true }],
      ]),
    );
    expect(await findPictureFacts(site.fork(), ["/logo.svg"])).toEqual(new Map());
  });

  test("GAL-16 an animation is not zoomed", async () => {
    const { hash } = parsePictureUrl(await addPicture(site.uploads.pictures, quarters(200, 300)))!;
    await site.fork().execute("update upload set is_animated = true where hash = ?", [hash]);
    await request(hash);
    await site.missingJobs.plan();
    await site.jobs.flush();
    expect(await hasTiles(hash)).toBe(false);
  });
});
