import { imageUrlOf, parsePictureUrl, pictureUrl } from "@bulmo/contracts/picture";
import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSite, type Site } from "../../../testing/site.ts";
import { addPicture, keysOf } from "../../../testing/pictures.ts";
import { sweepUploads } from "./upload-sweep.service.ts";
import { setUses } from "./upload-use.service.ts";

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let one = "";
  let other = "";

  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  beforeEach(async () => {
    one = await addPicture(site.uploads.pictures, quarters(60, 40));
    other = await addPicture(site.uploads.pictures, quarters(40, 60));
    for (const owner of ["user:b", "user:c", "user:a"]) await setUses(site.fork(), owner, []);
  });

  const unusedSince = async (url: string) => {
    const { unused_since: since } = await site
      .fork()
      .getKysely<Tables>()
      .selectFrom("upload")
      .select("unused_since")
      .where("hash", "=", parsePictureUrl(url)!.hash)
      .executeTakeFirstOrThrow();
    return since;
  };
  const isServed = async (url: string) => (await fetch(site.origin + url)).status === 200;
  const sweep = (days: number) => sweepUploads(site.uploads.pictures, inDays(days));

  test("a picture is used while one owner uses it, in whatever width", async () => {
    expect(await unusedSince(one)).not.toBeNull();
    await setUses(site.fork(), "user:b", [one, one, pictureUrl(parsePictureUrl(one)!, 60), other, "/logo.svg", ""]);
    await setUses(site.fork(), "user:a", [one]);
    expect([await unusedSince(one), await unusedSince(other)]).toEqual([null, null]);
    await setUses(site.fork(), "user:b", [other]);
    expect([await unusedSince(one), await unusedSince(other)]).toEqual([null, null]);
    await setUses(site.fork(), "user:a", []);
    expect(await unusedSince(one)).not.toBeNull();
    expect(await unusedSince(other)).toBeNull();
  });

  test("what never was handed in cannot be used", async () => {
    const unknown = imageUrlOf({ hash: "0".repeat(64), width: 10, height: 10 });
    await setUses(site.fork(), "user:b", [unknown, one]);
    const uses = await site.fork().execute("select upload_hash from upload_use where owner = 'user:b'");
    expect(uses).toHaveLength(1);
  });

  test("uses are taken back with the transaction that they belong to", async () => {
    const attempt = site.fork().transactional(async (em) => {
      await setUses(em, "user:b", [one]);
      throw new Error("the post was not written");
    });
    await expect(attempt).rejects.toThrow("not written");
    expect(await unusedSince(one)).not.toBeNull();
  });

  test("what nobody used for 30 days goes, files and all; what somebody uses stays", async () => {
    await setUses(site.fork(), "user:b", [one]);
    expect(await sweep(29)).toBe(0);
    expect(await isServed(other)).toBe(true);
    expect(await sweep(31)).toBe(1);
    expect([await isServed(one), await isServed(other)]).toEqual([true, false]);
    const keys = await keysOf(site.uploads.pictures.blobStore);
    expect(keys.every((key) => key.includes(parsePictureUrl(one)!.hash))).toBe(true);
    await setUses(site.fork(), "user:b", []);
    expect(await sweep(31)).toBe(1);
    expect(await keysOf(site.uploads.pictures.blobStore)).toEqual([]);
  });

  test("the 30 days of a picture begin again when it is handed in again", async () => {
    await site.fork().execute("update upload set unused_since = now() - interval '29 days'");
    await addPicture(site.uploads.pictures, quarters(60, 40));
    expect(await sweep(2)).toBe(1);
    expect([await isServed(one), await isServed(other)]).toEqual([true, false]);
  });

  test("a picture that is used while it is swept is either there or was never taken", async () => {
    for (let round = 0; round < 6; round += 1) {
      one = await addPicture(site.uploads.pictures, quarters(60, 40));
      await Promise.all([sweep(31), setUses(site.fork(), "user:c", [one]), sweep(31)]);
      const uses = await site.fork().execute("select 1 from upload_use where owner = 'user:c'");
      expect(await isServed(one)).toBe(uses.length === 1);
      await setUses(site.fork(), "user:c", []);
    }
  });

  test("a picture that is handed in while it is swept is there afterwards, or else its sweeping was later", async () => {
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([sweep(31), addPicture(site.uploads.pictures, quarters(60, 40)), sweep(31)]);
      const rows = await site.fork().execute("select 1 from upload where hash = ?", [parsePictureUrl(one)!.hash]);
      expect(await isServed(one)).toBe(rows.length === 1);
    }
  });

  test("posts that change their pictures at once do not wait for each other for ever", async () => {
    const changes = Array.from({ length: 20 }, (_, turn) =>
      setUses(site.fork(), turn % 2 ? "user:b" : "user:c", turn % 3 ? [one, other] : [other]),
    );
    await Promise.all(changes);
    const uses = await site.fork().execute<{ upload_hash: string }[]>("select distinct upload_hash from upload_use");
    const inUse = new Set(uses.map(({ upload_hash: hash }) => hash));
    for (const url of [one, other])
      expect((await unusedSince(url)) === null).toBe(inUse.has(parsePictureUrl(url)!.hash));
  });
});
