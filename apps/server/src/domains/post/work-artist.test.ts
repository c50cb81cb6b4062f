import { artistsLabel } from "@bulmo/contracts/work-artist-role";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { postsCsv } from "../../commands/export/tables.ts";

const work = { type: "SECOND_EXHIBITION", title: "수월관음도", content: "<p>달</p>" };
const refused = "작가와 역할: 그사이 지워졌거나 공개되지 않은 사람이 있습니다. 다시 골라 주세요.";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "사무국" }));
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, body?: object) =>
    site.call(method, `/api${path}`, { token, ...(body && { body }) });
  const send = (written: object) => ask("POST", "/post", { ...work, ...written });
  const write = async (written: object) => (await send(written)).body.data as number;
  const read = async (index: number, type = work.type) => (await ask("GET", `/post?type=${type}&index=${index}`)).body;
  const change = (index: number, written: object) =>
    ask("PUT", "/post", { ...work, targetType: work.type, index, ...written });
  const person = async (written: object) => (await ask("POST", "/person", { ...written })).body.id as number;
  const correct = (id: number, written: object) => ask("PUT", "/person", { id, ...written });

  test("WRK-01 artists are people of the lineage and others, in their order, and the author where none is written", async () => {
    const id = await person({ name: "문하늘", hanja: "文" });
    const artists = [{ personId: id, role: "HEAD_PAINTER" }, { name: " 홍길동 " }];
    const index = await write({ artists });
    const told = [
      { personId: id, name: "문하늘", hanja: "文", role: "HEAD_PAINTER" },
      { personId: null, name: "홍길동", hanja: "", role: "ARTIST" },
    ];
    expect(await read(index)).toMatchObject({ artists: told, author: "문하늘, 홍길동" });
    const { body } = await ask("GET", `/post/list?type=${work.type}&limit=100&fields=artists`);
    expect(body.list).toContainEqual({ type: work.type, index, artists: told });
    await change(index, { title: "수월관음도 1폭" });
    expect(await read(index)).toMatchObject({ title: "수월관음도 1폭", artists: told, author: "문하늘, 홍길동" });
    await change(index, { artists: [] });
    const { author, ...others } = await read(index);
    expect(author).toBe("문하늘, 홍길동");
    expect(others).not.toHaveProperty("artists");
  });

  test("WRK-01 an author that somebody wrote stays, whoever the artists are", async () => {
    const index = await write({ author: "문하늘 외", artists: [{ name: "홍길동" }] });
    expect(await read(index)).toMatchObject({ author: "문하늘 외" });
    await change(index, { artists: [{ name: "성춘향" }] });
    expect(await read(index)).toMatchObject({ author: "문하늘 외", artists: [{ name: "성춘향" }] });
    await change(index, { author: "" });
    expect(await read(index)).toMatchObject({ author: "성춘향" });
    const unnamed = await write({});
    expect(await read(unnamed)).toMatchObject({ author: "사무국" });
  });

  test("WRK-01 a work shows today's name of a person, at once, and the written one of who is hidden or gone", async () => {
    const id = await person({ name: "이름하나" });
    const index = await write({ author: "화승", artists: [{ personId: id, role: "MOUNTING" }] });
    expect(await read(index)).toMatchObject({ artists: [{ personId: id, name: "이름하나" }] });
    await correct(id, { name: "이름둘" });
    expect(await read(index)).toMatchObject({ artists: [{ personId: id, name: "이름둘" }] });
    await correct(id, { isPublic: false });
    const hidden = { personId: null, name: "이름하나", hanja: "", role: "MOUNTING" };
    expect(await read(index)).toMatchObject({ artists: [hidden] });
    // Who edits what they were told loses nothing of it.
    await change(index, { title: "다른 제목", artists: [{ name: "이름하나", role: "MOUNTING" }, { name: "홍길동" }] });
    await correct(id, { isPublic: true });
    expect(await read(index)).toMatchObject({ artists: [{ personId: id, name: "이름둘" }, { name: "홍길동" }] });
    expect((await ask("DELETE", "/person", { id })).status).toBe(200);
    expect(await read(index)).toMatchObject({ artists: [hidden, { name: "홍길동" }] });
  });

  test("WRK-03 a work tells the name in Latin letters of who has one and a public record, planned or published", async () => {
    const id = await person({ name: "문바위", latin: "Mun Ba-wi" });
    const artists = [{ personId: id, role: "GILDING" }, { name: "홍길동" }];
    const named = { personId: id, name: "문바위", hanja: "", latin: "Mun Ba-wi", role: "GILDING" };
    const other = { personId: null, name: "홍길동", hanja: "", role: "ARTIST" };
    const index = await write({ artists });
    expect((await read(index)).artists).toEqual([named, other]);
    const { body } = await ask("GET", `/post/list?type=${work.type}&limit=100&fields=artists`);
    expect(body.list).toContainEqual({ type: work.type, index, artists: [named, other] });
    const plan = await ask("POST", "/post/planned", {
      ...work,
      artists,
      publishAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect((await ask("GET", `/post/planned?id=${plan.body.id}`)).body.artists).toEqual([named, other]);
    await correct(id, { isPublic: false });
    expect(JSON.stringify(await read(index))).not.toContain("Mun");
  });

  test("WRK-01 an edit of artists alone is one that another can overtake; the same once more is none", async () => {
    const index = await write({ artists: [{ name: "홍길동" }] });
    const edit = { artists: [{ name: "홍길동", role: "GILDING" }], revision: 1 };
    expect((await change(index, edit)).status).toBe(200);
    expect((await change(index, edit)).status).toBe(200);
    const late = await change(index, { artists: [{ name: "성춘향" }], revision: 1 });
    expect([late.status, late.body]).toMatchObject([
      409,
      { theirs: { artists: [{ name: "홍길동", role: "GILDING" }] } },
    ]);
  });

  test("WRK-01 artists without a name, a known role or a public record are refused", async () => {
    const hidden = await person({ name: "숨은이", isPublic: false });
    const refusals = [
      [{ name: " " }, "작가와 역할: 이름을 적어 주세요."],
      [{ role: "ARTIST" }, "작가와 역할: 이름을 적어 주세요."],
      [{ name: "가".repeat(51) }, "작가는 50자 이하로 입력해 주세요."],
      [{ name: "홍길동", role: "PATRON" }, "작가와 역할: 목록에 있는 역할을 골라 주세요."],
      [{ personId: hidden }, refused],
      [{ personId: 999_999 }, refused],
    ] as const;
    for (const [artist, message] of refusals) {
      const { status, body } = await send({ artists: [artist] });
      expect([status, body.message]).toEqual([400, message]);
    }
    const many = Array.from({ length: 31 }, (_, place) => ({ name: `화승${place}` }));
    expect((await send({ artists: many })).body.message).toBe("작가와 역할: 30명까지 적을 수 있습니다.");
    const twice = [{ name: "홍길동" }, { name: "홍길동", role: "COLOURING" }, { name: " 홍길동", role: "ARTIST" }];
    expect((await send({ artists: twice })).body.message).toBe(
      "작가와 역할: 같은 분을 같은 역할로 두 번 적을 수 없습니다.",
    );
    expect((await send({ artists: twice.slice(0, 2) })).status).toBe(200);
  });

  test("WRK-01 artists are planned and published with their work, by their name where the person is gone by then", async () => {
    const id = await person({ name: "문바다", hanja: "海" });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const artists = [{ personId: id, role: "DANCHEONG" }, { name: "홍길동" }];
    const { body: plan } = await ask("POST", "/post/planned", { ...work, artists, publishAt });
    const told = [{ personId: id, name: "문바다", hanja: "海", role: "DANCHEONG" }, { name: "홍길동" }];
    expect((await ask("GET", `/post/planned?id=${plan.id}`)).body).toMatchObject({ artists: told });
    await ask("DELETE", "/person", { id });
    const { body: published } = await ask("POST", "/post/planned/publish", { id: plan.id });
    expect(await read(published.index)).toMatchObject({
      author: "문바다, 홍길동",
      artists: [{ personId: null, name: "문바다", role: "DANCHEONG" }, { name: "홍길동" }],
    });
  });

  test("WRK-01 a planned work that is saved while its artist is 비공개 is theirs all the same when it is published", async () => {
    const id = await person({ name: "문강물", hanja: "江" });
    const plan = { ...work, publishAt: new Date(Date.now() + 3_600_000).toISOString() };
    const { body: planned } = await ask("POST", "/post/planned", { ...plan, artists: [{ personId: id }] });
    await correct(id, { name: "문강물", isPublic: false });
    const { body: told } = await ask("GET", `/post/planned?id=${planned.id}`);
    expect(told.artists).toEqual([{ personId: null, name: "문강물", hanja: "", role: "ARTIST" }]);
    const artists = [{ name: "문강물" }, { name: "홍길동" }];
    expect((await ask("PUT", "/post/planned", { ...plan, id: planned.id, title: "다른 제목", artists })).status).toBe(
      200,
    );
    await correct(id, { name: "문강물", isPublic: true });
    const { body: published } = await ask("POST", "/post/planned/publish", { id: planned.id });
    expect(await read(published.index)).toMatchObject({
      title: "다른 제목",
      artists: [
        { personId: id, name: "문강물" },
        { personId: null, name: "홍길동" },
      ],
    });
  });

  test("WRK-01 artists go along where the posts are taken out; no board has any, and a work that is gone leaves none", async () => {
    const index = await write({ artists: [{ name: "성춘향", role: "HEAD_PAINTER" }, { name: "방자" }] });
    const [heads, ...rows] = (await postsCsv(site.fork(), { pictures: new Map(), files: new Map() })).split("\r\n");
    expect(heads).toContain(`"${artistsLabel}"`);
    expect(rows.join("\r\n")).toContain('"성춘향 (수화승); 방자"');
    const moved = await change(index, { type: "NOTICE" });
    expect(await read(moved.body.data, "NOTICE")).not.toHaveProperty("artists");
    const other = await write({ artists: [{ name: "방자" }] });
    const { number } = await read(other);
    await ask("DELETE", "/post", { posts: [{ type: work.type, index: other }] });
    const count = async () =>
      (
        await site
          .fork()
          .execute<{ count: number }[]>(`select count(*)::int from work_artist where post_id = ${number}`)
      )[0]?.count;
    expect(await count()).toBe(1);
    await site.fork().execute(`delete from stored_post where id = ${number}`);
    expect(await count()).toBe(0);
  });
});
