import { pictureUrl, parsePictureUrl } from "@bulmo/contracts/picture";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { addPicture, keysOf } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { prefixOf } from "../upload/pictures.ts";
import { sweepUploads } from "../upload/upload-sweep.service.ts";
import { sweepTrash } from "./trash.service.ts";

type Address = { type: string; index: number };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  let width = 40;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());

  /** A picture that no other test has. */
  const add = () => addPicture(site.uploads.pictures, quarters((width += 2), 40));
  const ask = (method: string, path: string, body: unknown) => site.call(method, path, { body, token: admin.token });
  const write = async (...pictures: string[]): Promise<Address> => {
    const content = pictures.map((url) => `<p>글</p><img src="${url}" alt="그림">`).join("");
    const { body } = await ask("POST", "/api/post", { title: "글", type: "NOTICE", content });
    return { type: "NOTICE", index: body.data };
  };
  const remove = (...posts: Address[]) => ask("DELETE", "/api/post", posts);
  const restore = (post: Address) => ask("POST", "/trpc/trash.restore", post);
  const purge = (post: Address) => ask("POST", "/trpc/trash.purge", post);
  const statusOf = async (url: string) => (await fetch(site.origin + url)).status;
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
  const sweep = (count: number) => sweepUploads(site.uploads.pictures, days(count));

  test("a picture that only posts in the trash use is served to nobody until one is restored", async () => {
    const [own, shared] = [await add(), await add()];
    const small = pictureUrl(parsePictureUrl(own)!, parsePictureUrl(own)!.width);
    const [one, other] = [await write(own, shared), await write(shared)];
    const all = async () => [await statusOf(own), await statusOf(small), await statusOf(shared)];
    expect(await all()).toEqual([200, 200, 200]);
    expect((await fetch(site.origin + own)).headers.get("cache-control")).toContain("s-maxage=300");
    await remove(one);
    expect(await all()).toEqual([404, 404, 200]);
    expect((await fetch(site.origin + own, { method: "HEAD" })).status).toBe(404);
    const etag = (await fetch(site.origin + shared)).headers.get("etag") ?? "";
    expect((await fetch(site.origin + own, { headers: { "if-none-match": etag } })).status).toBe(404);
    await remove(other);
    expect(await all()).toEqual([404, 404, 404]);
    await restore(other);
    expect(await all()).toEqual([404, 404, 200]);
    await restore(one);
    expect(await all()).toEqual([200, 200, 200]);
  });

  test("what the trash holds is kept for it, and goes unseen after it is purged", async () => {
    const [own, shared] = [await add(), await add()];
    const [one, other] = [await write(own, shared), await write(shared)];
    await remove(one);
    expect(await sweep(100)).toBe(0);
    expect((await purge(one)).status).toBe(200);
    expect([await statusOf(own), await statusOf(shared)]).toEqual([404, 200]);
    expect(await sweep(0)).toBe(1);
    expect(await keysOf(site.uploads.pictures.blobStore, prefixOf(parsePictureUrl(own)!))).toEqual([]);
    expect(await statusOf(shared)).toBe(200);
    await remove(other);
    expect(await sweepTrash(site.fork(), days(31))).toBeGreaterThanOrEqual(1);
    expect(await sweep(0)).toBe(1);
    expect(await statusOf(shared)).toBe(404);
  });

  test("who only writes the address of a picture that the trash holds shows it to nobody", async () => {
    const member = await createSignedIn(site);
    const url = await add();
    const post = await write(url);
    await remove(post);
    const content = `<p>글</p><img src="${url}" alt="그림">`;
    const body = { title: "글", type: "QNA", content };
    expect((await site.call("POST", "/api/post", { token: member.token, body })).status).toBe(400);
    expect(await statusOf(url)).toBe(404);
    const { name, nickname, email } = member.user;
    const self = { name, nickname, email, zonecode: "00000", address: "견본로 1", detailAddress: "1층", profile: url };
    expect((await site.call("PUT", "/api/users", { token: member.token, body: self })).status).toBe(400);
    expect(await statusOf(url)).toBe(404);
    await purge(post);
    expect(await sweep(0)).toBe(1);
  });

  test("who hands in a picture that the trash holds shows it themselves", async () => {
    const picture = quarters(38, 40);
    const url = await addPicture(site.uploads.pictures, picture);
    const post = await write(url);
    await remove(post);
    expect(await statusOf(url)).toBe(404);
    expect(await addPicture(site.uploads.pictures, picture)).toBe(url);
    expect(await statusOf(url)).toBe(200);
    await write(url);
    await purge(post);
    expect(await sweep(100)).toBe(0);
    expect(await statusOf(url)).toBe(200);
  });
});
