import { descriptionMessages } from "@bulmo/contracts/picture-description";
import { webhookEvents } from "@bulmo/contracts/webhook-event";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { addPicture } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { addWebhook } from "../../../testing/webhook.ts";

type Row = { type: string; index: number; imageUrl: string; place: number; title: string };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin = "";
  let member = "";
  let one = "";
  let two = "";

  beforeAll(async () => {
    site = await openSite(server);
    ({ token: admin } = await createSignedIn(site, { isAdmin: true, nickname: "사무국" }));
    ({ token: member } = await createSignedIn(site, { nickname: "회원" }));
    one = await addPicture(site.uploads.pictures, quarters(40, 30));
    two = await addPicture(site.uploads.pictures, quarters(30, 40));
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, body?: object, token = admin) =>
    site.call(method, `/api${path}`, { ...(token && { token }), ...(body && { body }) });
  const write = async (content: string, more: object = {}, token = admin) =>
    (await ask("POST", "/post", { type: "NOTICE", title: "사진", content, ...more }, token)).body.data as number;
  const read = async (index: number, type = "NOTICE") => (await ask("GET", `/post?type=${type}&index=${index}`)).body;
  const list = async (query = "limit=100") => (await ask("GET", `/picture/undescribed?${query}`)).body;
  const rowsOf = async (index: number, type = "NOTICE"): Promise<Row[]> =>
    (await list()).list.filter((row: Row) => row.index === index && row.type === type);
  const put = (index: number, more: object = {}, token = admin) =>
    ask("PUT", "/picture/description", { type: "NOTICE", index, imageUrl: one, place: 1, ...more }, token);
  const bare = (url: string) => `<img src="${url}" alt="" />`;

  test("ATT-07 nobody but an administrator is told, or says what a picture shows", async () => {
    const index = await write(`<p>글</p>${bare(one)}`);
    for (const [token, status] of [
      ["", 401],
      [member, 403],
    ] as const) {
      expect((await ask("GET", "/picture/undescribed", undefined, token)).status).toBe(status);
      expect((await put(index, { description: "달" }, token)).status).toBe(status);
    }
    expect(await read(index)).toMatchObject({ revision: 1, content: `<p>글</p>${bare(one)}` });
  });

  test("ATT-07 what was overtaken, is gone, is not in the text or is no description changes nothing", async () => {
    const index = await write(`<p>글</p>${bare(one)}`);
    const title = "다른 제목";
    await ask("PUT", "/post", {
      type: "NOTICE",
      targetType: "NOTICE",
      index,
      title,
      content: `<p>새 글</p>${bare(one)}`,
    });
    expect(await put(index, { description: "달", revision: 1 })).toMatchObject({
      status: 409,
      body: { reason: "POST_OVERTAKEN", theirs: { revision: 2, title } },
    });
    const { pictureGone, fileName, decorativeDescribed, tooLong } = descriptionMessages;
    const wrong: [object, number, string | undefined][] = [
      [{ description: "달", imageUrl: two }, 400, pictureGone],
      [{ description: "달", place: 2 }, 400, pictureGone],
      [{ description: "달", imageUrl: "https://example.org/a.png" }, 400, pictureGone],
      [{ description: "달", place: 0 }, 400, undefined],
      [{ description: "IMG_0001.HEIC" }, 400, fileName],
      [{ description: "달", isDecorative: true }, 400, decorativeDescribed],
      [{ description: "달".repeat(301) }, 400, tooLong],
      [{ description: "달", index: 999_999 }, 404, undefined],
    ];
    for (const [more, status, message] of wrong) {
      const answer = await put(index, more);
      expect([more, answer.status, message ?? answer.body.message]).toEqual([more, status, answer.body.message]);
    }
    expect(await read(index)).toMatchObject({ revision: 2, content: `<p>새 글</p>${bare(one)}` });
    await ask("DELETE", "/post", { posts: [{ type: "NOTICE", index }] });
    expect((await put(index, { description: "달" })).status).toBe(404);
    expect(await rowsOf(index)).toEqual([]);
  });

  test("ATT-07 a picture is listed until it is described, which is an edit that is logged, told and done once", async () => {
    const index = await write(
      `<p>앞 글</p>${bare(one)}<p>사이</p>${bare(two)}<p>뒤 글</p><img src="${one}" alt="달" />`,
    );
    expect(await rowsOf(index)).toEqual([
      expect.objectContaining({
        board: "공지사항",
        title: "사진",
        imageUrl: one,
        place: 1,
        textBefore: "앞 글",
        textAfter: "사이 뒤 글",
        revision: 1,
      }),
      expect.objectContaining({ imageUrl: two, place: 2, textBefore: "앞 글 사이", textAfter: "뒤 글" }),
    ]);
    const webhook = await addWebhook(site, webhookEvents);
    const description = '<img src=x onerror="alert(1)"> & "달"';
    expect((await put(index, { description, revision: 1 })).body).toEqual({ revision: 2 });
    // The first answer was lost on the way.
    expect((await put(index, { description, revision: 1 })).body).toEqual({ revision: 2 });
    const { content, revision } = await read(index);
    const alt = "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &quot;달&quot;";
    expect({ content, revision }).toEqual({
      content: `<p>앞 글</p><img src="${one}" alt="${alt}" /><p>사이</p>${bare(two)}<p>뒤 글</p><img src="${one}" alt="달" />`,
      revision: 2,
    });
    expect(await rowsOf(index)).toMatchObject([{ place: 2, revision: 2 }]);
    expect((await put(index, { imageUrl: two, place: 2, isDecorative: true, revision: 2 })).body).toEqual({
      revision: 3,
    });
    expect((await read(index)).content).toContain(`<img src="${two}" alt="" role="presentation" />`);
    expect(await rowsOf(index)).toEqual([]);
    const told = await site
      .fork()
      .execute("select event from webhook_delivery where webhook_id = ? and event <> 'ping'", [webhook.id]);
    expect(told).toEqual([{ event: "post.changed" }, { event: "post.changed" }]);
    const lines = (await ask("GET", "/audit/list?limit=100")).body.list as { act: string; post?: { index: number } }[];
    expect(lines.filter(({ act, post }) => act === "POST_UPDATED" && post?.index === index)).toHaveLength(2);
    // Taken back.
    expect((await put(index, { imageUrl: two, place: 2, revision: 3 })).body).toEqual({ revision: 4 });
    expect(await rowsOf(index)).toMatchObject([{ place: 2, revision: 4 }]);
  });

  test("ATT-07 EXH-09 what a secret question shows is listed and described, and stays secret", async () => {
    const secret = { type: "QNA", title: "몰래 묻기", isSecret: true };
    const own = await addPicture(site.uploads.pictures, quarters(24, 18));
    const index = await write(`<p>몰래</p>${bare(own)}`, secret, member);
    expect(await rowsOf(index, "QNA")).toMatchObject([{ title: "몰래 묻기", textBefore: "몰래", imageUrl: own }]);
    const sent = { type: "QNA", imageUrl: own, description: "남몰래 찍은 달" };
    expect((await put(index, { ...sent, revision: 7 })).body).toMatchObject({
      reason: "POST_OVERTAKEN",
      theirs: { title: "몰래 묻기", content: expect.stringContaining("몰래") },
    });
    expect((await put(index, { ...sent, revision: 1 })).body).toEqual({ revision: 2 });
    const { body } = await ask("GET", `/post/secret?type=QNA&index=${index}`, undefined, member);
    expect(body).toMatchObject({ revision: 2, content: `<p>몰래</p><img src="${own}" alt="남몰래 찍은 달" />` });
    const shown = JSON.stringify(await read(index, "QNA"));
    expect(shown).not.toContain("남몰래");
    expect(shown).not.toContain(own);
    expect(await rowsOf(index, "QNA")).toEqual([]);
  });

  test("ATT-07 a work's own picture is called by its title; others in its text are listed", async () => {
    const type = "THIRD_EXHIBITION";
    const plain = await write(bare(one), { type, title: "수월관음도" });
    const index = await write(`${bare(one)}<p>초본</p>${bare(two)}`, { type, title: "수월관음도" });
    expect(await rowsOf(plain, type)).toEqual([]);
    expect(await rowsOf(index, type)).toMatchObject([{ imageUrl: two, place: 2 }]);
  });

  test("ATT-07 the newest post comes first, and a cursor goes on within a post, whatever was described meanwhile", async () => {
    const [older, newer] = [
      await write(`${bare(one)}${bare(two)}${bare(one)}`, { title: "먼저" }),
      await write(`${bare(one)}${bare(two)}`, { title: "나중" }),
    ];
    const pages: [number, number][][] = [];
    let cursor: string | null = "";
    while (cursor !== null && pages.length < 20) {
      const answer = (await list(`limit=2${cursor && `&cursor=${cursor}`}`)) as {
        list: Row[];
        nextCursor: string | null;
      };
      pages.push(answer.list.map(({ index, place }) => [index, place]));
      cursor = answer.nextCursor;
      if (pages.length === 1) await put(newer, { imageUrl: two, place: 2, description: "해" });
    }
    expect(pages.slice(0, 3)).toMatchObject([
      [
        [newer, 1],
        [newer, 2],
      ],
      [
        [older, 1],
        [older, 2],
      ],
      [[older, 3], expect.anything()],
    ]);
    expect(new Set(pages.flat().map(String)).size).toBe(pages.flat().length);
    expect((await ask("GET", "/picture/undescribed?cursor=abc")).body.errors[0].reason).toBe("CURSOR_UNUSABLE");
  });

  test("ATT-07 of two who describe one picture at once from the same revision one is told", async () => {
    const index = await write(`<p>글</p>${bare(one)}`);
    const answers = await Promise.all(
      ["달", "해"].map((description) => put(index, { description, revision: 1 }).then(({ status }) => status)),
    );
    expect(new Set(answers)).toEqual(new Set([200, 409]));
    expect((await read(index)).revision).toBe(2);
  });
});
