import { once } from "node:events";
import { parsePictureUrl, type PictureName } from "@bulmo/contracts/picture";
import type { Tables } from "@bulmo/entities/database";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJobRunner } from "../../platform/job/job-runner.ts";
import { createLog } from "../../platform/log/log.ts";
import { isBlobKey } from "../../platform/storage/blob-key.ts";
import { BlobStoreError } from "../../platform/storage/blob-store.ts";
import { addPicture, keysOf } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { prefixOf } from "./pictures.ts";
import { createTileJob, requestTiles, tileJob } from "./tile.service.ts";

describe.each(bothServers(testDatabaseUrl))("two makers of tiles, on $name", (server) => {
  let site: Site;
  let width = 600;

  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  const ask = ({ hash }: PictureName) => requestTiles(site.fork(), [hash], new Date());
  /** So much later what a process has begun, or failed at, is due again. */
  const pass = ({ hash }: PictureName) =>
    site
      .fork()
      .execute("update job set due_at = now() - interval '1 second' where kind = ? and key = ?", [tileJob, hash]);
  const hasTiles = async ({ hash }: PictureName) => {
    const rows = site.fork().getKysely<Tables>().selectFrom("upload").select("has_tiles").where("hash", "=", hash);
    return (await rows.executeTakeFirstOrThrow()).has_tiles;
  };
  const tilesOf = (picture: PictureName) => keysOf(site.uploads.pictures.blobStore, `${prefixOf(picture)}tiles/`);

  /** Another process that has put one tile of a new picture and stands still before the second. */
  async function openSlow() {
    const picture = parsePictureUrl(await addPicture(site.uploads.pictures, quarters((width += 2), 700)))!;
    await ask(picture);
    const { blobStore } = site.uploads.pictures;
    const events = new EventTarget();
    const goOn = Promise.withResolvers<void>();
    let puts = 0;
    const put = async (key: string, path: string) => {
      if ((puts += 1) === 2) {
        events.dispatchEvent(new Event("standing"));
        await goOn.promise;
      }
      return blobStore.put(key, path);
    };
    const slow = createJobRunner({
      fork: site.fork,
      now: () => new Date(),
      log: createLog("silent"),
      handlers: { [tileJob]: createTileJob({ ...site.uploads.pictures, blobStore: { ...blobStore, put } }) },
    });
    const standing = once(events, "standing");
    const round = slow.flush();
    await standing;
    return { picture, round, goOn };
  }

  test("GAL-16 what one has begun the other leaves alone", async () => {
    const { picture, round, goOn } = await openSlow();
    await ask(picture);
    await site.jobs.flush();
    expect([await hasTiles(picture), (await tilesOf(picture)).length]).toEqual([false, 1]);
    goOn.resolve();
    await round;
    expect(await hasTiles(picture)).toBe(true);
  });

  test("GAL-16 hazard 14 one that fails late takes nothing away that the other has finished", async () => {
    const { picture, round, goOn } = await openSlow();
    // Its turn is over.
    await pass(picture);
    await site.jobs.flush();
    expect(await hasTiles(picture)).toBe(true);
    const finished = await tilesOf(picture);
    goOn.reject(new BlobStoreError("away"));
    await round;
    expect([await hasTiles(picture), await tilesOf(picture)]).toEqual([true, finished]);
  });

  test("GAL-16 hazard 14 one that fails takes its tiles back, and the other makes them a little later", async () => {
    const { picture, round, goOn } = await openSlow();
    goOn.reject(new BlobStoreError("away"));
    await round;
    expect([await hasTiles(picture), await tilesOf(picture)]).toEqual([false, []]);
    await pass(picture);
    await site.jobs.flush();
    expect(await hasTiles(picture)).toBe(true);
  });

  test("GAL-16 every file of a picture with tiles has a name by which a restore knows it as ours", async () => {
    const { picture, round, goOn } = await openSlow();
    goOn.resolve();
    await round;
    const keys = await keysOf(site.uploads.pictures.blobStore, prefixOf(picture));
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !isBlobKey(key))).toEqual([]);
  });

  test("GAL-16 tiles that were taken away before they are announced are made again", async () => {
    const { picture, round, goOn } = await openSlow();
    for (const key of await tilesOf(picture)) await site.uploads.pictures.blobStore.remove(key);
    goOn.resolve();
    await round;
    expect(await hasTiles(picture)).toBe(false);
    await pass(picture);
    await site.jobs.flush();
    expect(await hasTiles(picture)).toBe(true);
  });
});
