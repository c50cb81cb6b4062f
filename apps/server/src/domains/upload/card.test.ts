import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPicture, keysOf } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import type { QueueOptions } from "../../platform/picture/picture-queue.ts";
import { cardName } from "../../platform/picture/stored-name.ts";
import { createDerivedFiles } from "./derived-file.service.ts";
import { withPictureLock } from "./picture-lock.ts";
import { type Pictures, prefixOf } from "./pictures.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  const addScroll = async (background: string) => {
    const scroll = sharp({ create: { width: 300, height: 400, channels: 3, background } });
    const picture = parsePictureUrl(await addPicture(site.uploads.pictures, scroll))!;
    return { ...picture, prefix: prefixOf(picture) };
  };

  /** Cards whose drawing is told of, and lasts until `draw` is called. */
  function openCards() {
    const { queue, ...rest } = site.uploads.pictures;
    const drawn: QueueOptions[] = [];
    const [asked, drawing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const run = (async (job, options) => {
      drawn.push(options);
      asked.resolve();
      await drawing.promise;
      return queue.run(job, options);
    }) as Pictures["queue"]["run"];
    const files = createDerivedFiles({ ...rest, queue: { ...queue, run } });
    const cards = { open: (prefix: string) => files.open(prefix, cardName) };
    return { cards, drawn, asked: asked.promise, draw: drawing.resolve };
  }

  const bytesOf = async (hash: string) => {
    const database = site.fork().getKysely<Tables>();
    const row = await database.selectFrom("upload").select("stored_bytes").where("hash", "=", hash).executeTakeFirst();
    return Number(row?.stored_bytes);
  };

  test("SEE-21 SEC-21 while a card is drawn its picture is not held, and all who ask wait for one drawing", async () => {
    const { hash, prefix } = await addScroll("#27496d");
    const before = await bytesOf(hash);
    const { cards, drawn, asked, draw } = openCards();
    const opening = Promise.all([cards.open(prefix), cards.open(prefix), cards.open(prefix)]);
    await asked;
    expect(await withPictureLock(site.database, hash, () => Promise.resolve("free"))).toBe("free");
    draw();
    const sizes = (await opening).map((card) => card?.size);
    expect(drawn).toEqual([{ priority: "normal" }]);
    expect(sizes).toEqual([sizes[0], sizes[0], sizes[0]]);
    expect(await bytesOf(hash)).toBe(before + (sizes[0] ?? Number.NaN));
  });

  test("SEE-21 a picture that is swept while its card is drawn leaves no card behind", async () => {
    const { hash, prefix } = await addScroll("#8a2f2f");
    const { cards, asked, draw } = openCards();
    const opening = cards.open(prefix);
    await asked;
    await site.fork().getKysely<Tables>().deleteFrom("upload").where("hash", "=", hash).execute();
    draw();
    expect(await opening).toBeNull();
    const keys = await keysOf(site.uploads.pictures.blobStore, prefix);
    expect(keys.filter((key) => key.endsWith("/card.jpg"))).toEqual([]);
  });
});
