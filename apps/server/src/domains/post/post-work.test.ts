import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUploads, fixturePicture as picture } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
    await createUploads(site.fork(), ["a", "b", "c"]);
  });
  afterAll(() => site.close());

  const post = (body: object) => site.call("POST", "/api/post", { body, token: admin.token });
  const put = (body: object) => site.call("PUT", "/api/post", { body, token: admin.token });
  const read = async (type: string, index: number) =>
    (await site.call("GET", `/api/post?type=${type}&index=${index}`)).body;
  const pages = async (query: string) => (await site.call("GET", `/api/post/list?${query}`)).body;
  const write = async (body: object) => (await post(body)).body.data as number;

  test("API-27 GAL-02 a work has its painter, its caption and its group; without a painter it is the writer's", async () => {
    const work = { title: "수월관음도", type: "SECOND_EXHIBITION", content: `<img src="${picture("c")}">` };
    const index = await write({ ...work, subType: "7", author: " 옛 화승 ", caption: "비단에 채색,\n 120×80cm" });
    expect(await read("SECOND_EXHIBITION", index)).toMatchObject({
      author: "옛 화승",
      userName: "옛 화승",
      userId: admin.user.id,
      caption: "비단에 채색, 120×80cm",
      subType: 7,
    });
    const own = await write({ ...work, author: "", subType: null });
    expect(await read("SECOND_EXHIBITION", own)).toMatchObject({ author: "운영진", caption: "", subType: null });
    const [row] = (await pages("type=SECOND_EXHIBITION&exhibitionSubIndex=7")).list;
    expect(row).toMatchObject({ index, author: "옛 화승", thumbnail: picture("c") });
  });

  test.each([
    ["FIRST_EXHIBITION", 1],
    ["SECOND_EXHIBITION", 8],
    ["THIRD_EXHIBITION", 8],
    ["FOURTH_EXHIBITION", 10],
    ["FOURTH_EXHIBITION", -1],
    ["FOURTH_EXHIBITION", 1.5],
    ["FOURTH_EXHIBITION", "x"],
    ["FOURTH_EXHIBITION", "999"],
    ["FOURTH_EXHIBITION", { a: 1 }],
  ])("API-27 %s has no group %j", async (type, subType) => {
    expect(await post({ title: "작품", content: "<p>작품</p>", type, subType })).toMatchObject({
      status: 400,
      body: { message: "선택할 수 없는 문하입니다." },
    });
  });

  test("API-28 a work keeps its painter, caption and group when a client does not send them", async () => {
    const work = { title: "괘불", type: "FOURTH_EXHIBITION", content: "<p>작품</p>" };
    const index = await write({ ...work, subType: 2, author: "화승", caption: "모시에 채색" });
    const target = { index, targetType: "FOURTH_EXHIBITION" };
    const inGroup = async (group: number) =>
      (await pages(`type=FOURTH_EXHIBITION&exhibitionSubIndex=${group}`)).list.map(
        (row: { index: number }) => row.index,
      );
    await put({ ...work, ...target, title: "괘불탱" });
    expect(await read("FOURTH_EXHIBITION", index)).toMatchObject({
      title: "괘불탱",
      author: "화승",
      caption: "모시에 채색",
      subType: 2,
    });
    await put({ ...work, ...target, subType: 9, author: "", caption: null });
    expect(await read("FOURTH_EXHIBITION", index)).toMatchObject({ author: "운영진", caption: "", subType: 9 });
    expect([await inGroup(2), await inGroup(9)]).toEqual([[], [index]]);
    await put({ ...work, ...target, subType: "" });
    expect([(await read("FOURTH_EXHIBITION", index)).subType, await inGroup(9)]).toEqual([null, []]);
  });

  test("GAL-09 SEE-10 neighbours follow the wall, the newest first, and within a group are of that group", async () => {
    const work = { title: "작품", type: "THIRD_EXHIBITION", content: "<p>작품</p>" };
    const works: number[] = [];
    for (const subType of [1, 2, 1, 2, 1]) works.push(await write({ ...work, subType }));
    const [first, second, third, fourth, fifth] = works;
    const neighbours = async (index: number | undefined, group = "") => {
      const { body } = await site.call("GET", `/api/post?type=THIRD_EXHIBITION&index=${index}${group}`);
      return [body.previous?.index ?? null, body.next?.index ?? null];
    };
    expect(await neighbours(third)).toEqual([fourth, second]);
    expect(await neighbours(third, "&exhibitionSubIndex=1")).toEqual([fifth, first]);
    expect(await neighbours(second, "&exhibitionSubIndex=2")).toEqual([fourth, null]);
    const removed = [{ type: "THIRD_EXHIBITION", index: first }];
    await site.call("DELETE", "/api/post", { body: removed, token: admin.token });
    expect(await neighbours(third, "&exhibitionSubIndex=1")).toEqual([fifth, null]);
  });

  test("hazard 9: a post uses the pictures in it, as long as they are in it and it is there", async () => {
    const image = (digit: string) => `<img src="${picture(digit)}">`;
    const has = async (condition: string) =>
      (await site.fork().execute<{ hash: string }[]>(`select hash from upload where ${condition} order by hash`))
        .map(({ hash }) => hash[0])
        .filter((digit) => digit !== "c");
    const used = () => has("hash in (select upload_hash from upload_use where owner like 'post:%')");
    const work = { title: "작품", type: "FIRST_EXHIBITION" };
    const index = await write({ ...work, content: image("a") + image("a") });
    expect(await used()).toEqual(["a"]);
    await expect.poll(() => has("tiles_requested_at is not null")).toEqual(["a"]);
    await put({ ...work, content: image("b"), index, targetType: work.type });
    expect(await used()).toEqual(["b"]);
    await site.call("DELETE", "/api/post", { body: [{ type: work.type, index }], token: admin.token });
    expect(await used()).toEqual([]);
  });
});
