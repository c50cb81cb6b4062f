import { parsePictureUrl } from "@bulmo/contracts/picture";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { Upload, UploadUse } from "@bulmo/entities/upload.entity";
import { User } from "@bulmo/entities/user.entity";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { addPicture } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";

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

  const saveAs = ({ user, token }: Awaited<ReturnType<typeof createSignedIn>>, profile: string) => {
    const { name, nickname, email } = user;
    const body = { name, nickname, email, zonecode: "00000", address: "견본로 1", detailAddress: "1층", profile };
    return site.call("PUT", "/api/users", { token, body });
  };
  const gone = {
    status: 400,
    body: { message: "프로필 사진이 남아 있지 않습니다. 사진을 다시 올려 주세요." },
  };

  test("MYP-05 API-20 a photo that is not there, under its size and width, is refused, and the one of before stays", async () => {
    const member = await createSignedIn(site);
    const { url, hash } = await createPicture("green");
    expect((await saveAs(member, url)).status).toBe(200);
    const missing = [
      `/uploads/${"a".repeat(64)}-1x1/1.webp`,
      `/uploads/${hash}-41x30/41.webp`,
      `/uploads/${hash}-40x30/39.webp`,
    ];
    for (const profile of missing) expect(await saveAs(member, profile)).toMatchObject(gone);
    expect((await site.call("GET", "/api/auth/me", { token: member.token })).body.profile).toBe(url);
    const admin = await createSignedIn(site, { isAdmin: true });
    const { username, name, nickname, email } = {
      username: "newcomer1",
      name: "새 회원",
      nickname: "새회원",
      email: "n@a.kr",
    };
    const newcomer = {
      username,
      name,
      nickname,
      email,
      homepage: "",
      zonecode: "00000",
      address: "견본로 1",
      detailAddress: "1층",
    };
    const register = (profile: string) =>
      site.call("POST", "/api/auth/admin/sign-up", { token: admin.token, body: { ...newcomer, profile } });
    expect(await register(missing[0]!)).toMatchObject(gone);
    expect((await register(url)).status).toBe(200);
  });

  test("MYP-05 a photo that only the trash holds is nobody's new photo; one's own from before may stay", async () => {
    const member = await createSignedIn(site);
    const { url, hash } = await createPicture("purple");
    await site.fork().nativeUpdate(Upload, { hash }, { withdrawnSince: new Date() });
    expect(await saveAs(member, url)).toMatchObject(gone);
    await site.fork().nativeUpdate(User, { id: member.user.id }, { profile: url });
    expect(await saveAs(member, url)).toMatchObject({ status: 200, body: { profile: url } });
  });

  test("MYP-05 MYP-11 a photo is used while the member shows it, and let go when they change it or leave", async () => {
    const member = await createSignedIn(site);
    const { user, token } = member;
    const [first, second] = [await createPicture("red"), await createPicture("blue")];
    const save = (profile: string) => saveAs(member, profile);
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
