import { parsePictureUrl } from "@bulmo/contracts/picture";
import { testServers } from "@bulmo/entities/test-database";
import { Upload, UploadUse } from "@bulmo/entities/upload.entity";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabaseUrl } from "../../env.ts";
import { createSignedIn } from "../../testing/account.ts";
import { addPicture } from "../../testing/pictures.ts";
import { openSite, type Site } from "../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  async function createPicture(background: string) {
    const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background } });
    const url = await addPicture(site.uploads.pictures, drawn);
    return { url, hash: parsePictureUrl(url)?.hash ?? "" };
  }

  test("MYP-05 MYP-11 a photo is used while the member shows it, and let go when they change it or leave", async () => {
    const { user, token } = await createSignedIn(site);
    const [first, second] = [await createPicture("red"), await createPicture("blue")];
    const save = (profile: string) => {
      const { name, nickname, email } = user;
      const body = { name, nickname, email, zonecode: "00000", address: "견본로 1", detailAddress: "1층", profile };
      return site.call("PUT", "/api/users", { token, body });
    };
    const used = async () =>
      (await site.fork().find(UploadUse, { owner: `user:${user.id}` })).map(({ upload }) => upload.hash);
    const isFree = async (hash: string) => (await site.fork().findOneOrFail(Upload, { hash })).unusedSince !== null;

    expect(await save(first.url)).toMatchObject({ status: 200, body: { profile: first.url } });
    expect([await used(), await isFree(first.hash)]).toEqual([[first.hash], false]);
    await save(second.url);
    expect([await used(), await isFree(first.hash), await isFree(second.hash)]).toEqual([[second.hash], true, false]);
    expect((await site.call("DELETE", "/api/users", { token, body: { id: user.id } })).status).toBe(200);
    expect([await used(), await isFree(second.hash)]).toEqual([[], true]);
  });
});
