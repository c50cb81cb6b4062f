import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { hostileVectors } from "@bulmo/testing/hostile-html";
import { ownPictures } from "../../platform/sanitise/picture-address.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUploads, fixturePicture as picture } from "../../../testing/fixture.ts";
import { foreignParts } from "../../../testing/html-reader.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

/** Of four pictures the first is ours, and in what is no picture there is none. */
const foreignPictures = `<p title='<img src="https://example.org/0.png">'>글</p><img src="/uploads/a.webp"><img src="https://example.org/a.png"><p><img src=//example.org/b.png></p><img src="data:image/png;base64,AA==">`;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let member: SignedIn;
  let stranger: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
    member = await createSignedIn(site, { nickname: "묻는이" });
    stranger = await createSignedIn(site);
    await createUploads(site.fork(), ["a", "b", "c", "d"]);
  });
  afterAll(() => site.close());

  const question = { title: "질문", type: "QNA", content: "<p>본문</p>" };
  const post = (body: object, by = member) => site.call("POST", "/api/post", { body, token: by.token });
  const put = (body: object, by = member) => site.call("PUT", "/api/post", { body, token: by.token });
  const get = async (type: string, index: number) => site.call("GET", `/api/post?type=${type}&index=${index}`);
  const read = async (type: string, index: number) => (await get(type, index)).body;
  const pages = async (query: string) => (await site.call("GET", `/api/post/list?${query}`)).body;
  const write = async (body: object, by = member) => (await post(body, by)).body.data as number;

  test("API-27 BRD-27 a post answers its number, and the next one the next", async () => {
    const first = await post({ ...question, thumbnail: "", subType: "" });
    expect(first).toMatchObject({ status: 200, body: { data: expect.any(Number) } });
    expect(await write(question)).toBe(first.body.data + 1);
    expect(await read("QNA", first.body.data)).toMatchObject({
      title: "질문",
      content: "<p>본문</p>",
      summary: "본문",
      author: "묻는이",
      userId: member.user.id,
      subType: null,
      views: 0,
      likeCount: 0,
    });
  });

  test("hazard 3: what a post tells of itself and nobody may say is ignored", async () => {
    const forged = {
      index: 999,
      views: 9,
      likeCount: 9,
      userId: admin.user.id,
      userName: "운영진",
      createdAt: "2001-01-01",
    };
    const index = await write({ ...question, ...forged, author: "운영진", caption: "설명", subType: 3 });
    expect(index).not.toBe(999);
    const stored = await read("QNA", index);
    expect(stored).toMatchObject({
      views: 0,
      likeCount: 0,
      author: "묻는이",
      userName: "묻는이",
      caption: "",
      subType: null,
    });
    expect(stored.userId).toBe(member.user.id);
    expect(Date.parse(stored.createdAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  test.each([
    ["no title", { title: undefined }, "제목을 입력해 주세요."],
    ["an empty title", { title: "" }, "제목을 입력해 주세요."],
    ["a blank title", { title: " \n\u200B\u3164" }, "제목을 입력해 주세요."],
    ["a title of 201 characters", { title: "가".repeat(201) }, "제목은 200자 이하로 입력해 주세요."],
    ["no content", { content: undefined }, "내용을 입력해 주세요."],
    ["an empty content", { content: "" }, "내용을 입력해 주세요."],
    ["content of markup alone", { content: "<p><br></p><p>\uFFFC</p><p>&nbsp;\u200B</p>" }, "내용을 입력해 주세요."],
    ["the editor's blank line", { content: "<p>\uFFFC</p>" }, "내용을 입력해 주세요."],
    ["the same by its number", { content: "<h2>&#65532;</h2><p>&#xFFFC;</p>" }, "내용을 입력해 주세요."],
    ["a title of it", { title: "\uFFFC" }, "제목을 입력해 주세요."],
    ["content that is all dropped", { content: "<script>alert(1)</script>" }, "내용을 입력해 주세요."],
    [
      "a picture from elsewhere alone",
      { content: '<img src="https://example.org/a.png">' },
      "1번째 이미지가 다른 곳에",
    ],
    ["pictures from elsewhere", { content: foreignPictures }, "2, 3, 4번째 이미지가 다른 곳에 있습니다."],
    [
      "what names no picture of ours",
      {
        content: `<p>글</p>${["blob:http://localhost/abc", "file:///C:/a.png", "a.png", "uploads/a.webp", "/images/a.png", "javascript:alert(1)"].map((src) => `<img src="${src}">`).join("")}<img alt=""><img srcset="/a.png 2x"><img data-src="/a.png">`,
      },
      "1, 2, 3, 4, 5, 6, 8, 9번째 이미지가 다른 곳에 있습니다.",
    ],
    [
      "what is embedded",
      { content: '<p>글</p><iframe src="https://example.org"></iframe><video>글</video><iframe></iframe>' },
      "(1번째 iframe, 1번째 video, 2번째 iframe)",
    ],
    ["a video alone", { content: "<video src=a></video>" }, "동영상, 소리, 다른 누리집의 화면을 넣을 수 없습니다"],
    ["a picture that no upload is", { content: '<img src="/uploads/a.webp">' }, "내용을 입력해 주세요."],
    ["a picture that is gone", { content: `<img src="${picture("f")}">` }, "1번째 이미지가 더는 남아 있지 않습니다."],
    [
      "two of three that are gone",
      { content: `<p>글</p>${["f", "a", "e"].map((digit) => `<img src="${picture(digit)}">`).join("")}` },
      "1, 3번째 이미지가",
    ],
    ["content of 200,001 characters", { content: "가".repeat(200_001) }, "내용은 200,000자 이하로 입력해 주세요."],
    ["content that grows too long", { content: "&".repeat(150_000) }, "내용은 200,000자 이하로 입력해 주세요."],
    ["content with more markup than text", { content: "<p>".repeat(30_000) }, "내용의 서식이 너무 많습니다."],
    ["10,000 levels", { content: "<ul><li>".repeat(5_000) }, "내용의 서식이 너무 많이 겹쳐 있습니다"],
    ["NUL", { title: "가\0나" }, "사용할 수 없는 문자가 들어 있습니다."],
    ["a number as title", { title: 7 }, "제목을 입력해 주세요."],
    ["a list as content", { content: ["가"] }, "내용을 입력해 주세요."],
    ["both wrong", { title: "", content: "" }, "제목을 입력해 주세요."],
  ])("BRD-23 %s is refused by name, and nothing is written", async (_case, change, message) => {
    const before = await pages("type=QNA&limit=100");
    expect(await post({ ...question, ...change })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
    const index = before.list[0].index;
    expect((await put({ ...question, index, targetType: "QNA", ...change })).status).toBe(400);
    expect(await pages("type=QNA&limit=100")).toEqual(before);
  });

  test("BRD-23 the longest title and content are taken, counted as people count", async () => {
    const title = "🪷".repeat(200);
    const content = `<p>${"가".repeat(199_993)}</p>`;
    const index = await write({ ...question, title, content });
    expect(await read("QNA", index)).toMatchObject({ title, content });
    expect((await post({ ...question, title: `${title}가` })).status).toBe(400);
    const onlyPicture = await write({ ...question, content: `<img src="${picture("d")}">` });
    expect(await read("QNA", onlyPicture)).toMatchObject({ summary: "", thumbnail: picture("d") });
  });

  test("API-49 the site's own picture is kept by whatever address of it, and is the thumbnail by both", async () => {
    const { siteUrl: origin } = site.notifier;
    const content = `<p>${origin}/uploads/</p><img alt="${origin}/uploads/" src="${origin}${picture("a")}"><img src='${origin}${picture("b")}'><img alt="'&quot;>" src="${picture("a")}?v=2"><img src="${origin.toUpperCase()}${picture("b")}#x"><img src="${origin.replace(/^https?:/u, "")}${picture("a")}">`;
    const index = await write({ ...question, content, thumbnail: `${origin}${picture("b")}?v=3` });
    const stored = await read("QNA", index);
    expect(stored.content.match(/src="[^"]+"/gu)).toEqual(
      ["a", "b", "a", "b", "a"].map((digit) => `src="${picture(digit)}"`),
    );
    expect(stored.content).toContain(`alt="'&quot;&gt;"`);
    expect(stored.content).toContain(`<p>${origin}/uploads/</p>`);
    expect(stored.thumbnail).toBe(picture("b"));
  });

  test("API-49 API-43 which field is at fault is said also of what no schema knows", async () => {
    for (const content of ['<img src="//example.org/a.png">', "<script></script>", `<img src="${picture("f")}">`]) {
      const { body } = await post({ ...question, content });
      expect(body.errors).toEqual([{ field: "content", reason: "RULE_BROKEN", message: body.message }]);
    }
  });

  test("CON-06 title and content are composed, and a title is one line", async () => {
    const index = await write({
      title: " 괘불\n조성\u202E ".normalize("NFD"),
      type: "QNA",
      content: "<p>각</p>".normalize("NFD"),
    });
    expect(await read("QNA", index)).toMatchObject({ title: "괘불 조성", content: "<p>각</p>" });
  });

  test("SEC-07 BRD-25 hazard 8: hostile content is stored clean, in posts and when they change", async () => {
    // A picture of another site and what is embedded are refused before (API-49).
    const isTaken = (html: string) => {
      const { foreign, embedded } = ownPictures(html, site.notifier.siteUrl);
      return foreign.length + embedded.length === 0;
    };
    const harmless = hostileVectors.filter(isTaken);
    // One vector may open what is quoted in the next.
    const together = harmless.reduce((all, vector) => (isTaken(`${all}\n${vector}`) ? `${all}\n${vector}` : all), "");
    const index = await write({ ...question, content: `<p>글</p>${together.replaceAll("\0", "")}` });
    const stored = await read("QNA", index);
    expect(foreignParts(stored.content)).toEqual([]);
    expect(stored.content).toContain("<p>글</p>");
    for (const vector of harmless.filter((_, place) => place % 8 === 0)) {
      await put({ ...question, index, targetType: "QNA", content: `<p>글</p>${vector}` });
      expect(foreignParts((await read("QNA", index)).content)).toEqual([]);
    }
    const { content } = await read("QNA", index);
    await put({ ...question, index, targetType: "QNA", content });
    expect((await read("QNA", index)).content).toBe(content);
  });

  test.each([
    ["no picture", "<p>글</p>", picture("a"), ""],
    ["the first picture", `<p>글</p><img src="${picture("a")}"><img src="${picture("b")}">`, undefined, picture("a")],
    ["the chosen picture", `<img src="${picture("a")}"><img src="${picture("b")}">`, picture("b"), picture("b")],
    ["not one that is not in it", `<img src="${picture("a")}">`, picture("c"), picture("a")],
    ["not one from elsewhere", `<img src="${picture("a")}">`, "https://example.org/a.png", picture("a")],
    ["nothing for null", `<img src="${picture("a")}">`, null, picture("a")],
  ])("BRD-26 the thumbnail is %s", async (_case, content, thumbnail, expected) => {
    const index = await write({ ...question, content, thumbnail });
    expect((await read("QNA", index)).thumbnail).toBe(expected);
  });

  test("BRD-23 a picture that has gone from under a post does not stand in the way of its next edit", async () => {
    const text = (title: string) => ({ ...question, title, content: `<p>글</p><img src="${picture("9")}">` });
    await createUploads(site.fork(), ["9"]);
    const index = await write(text("처음"));
    await site.fork().execute("delete from upload_use where upload_hash = ?", ["9".repeat(64)]);
    await site.fork().execute("delete from upload where hash = ?", ["9".repeat(64)]);
    expect(await put({ ...text("나중"), index, targetType: "QNA" })).toMatchObject({ status: 200 });
    expect((await read("QNA", index)).title).toBe("나중");
  });

  test("API-35 unknown boards are refused in every call", async () => {
    for (const type of ["FIFTH_EXHIBITION", "notice", "", null, undefined, 1, ["QNA"], "__proto__"]) {
      expect((await post({ ...question, type }, admin)).status).toBe(400);
      expect((await put({ ...question, index: 1, targetType: type }, admin)).status).toBe(400);
      expect((await put({ ...question, index: 1, targetType: "QNA", type }, admin)).status).toBe(400);
    }
  });

  test("BRD-29 hazard 2: members write questions only, through type as through targetType", async () => {
    for (const type of ["NOTICE", "FIRST_EXHIBITION", "SECOND_EXHIBITION", "THIRD_EXHIBITION", "FOURTH_EXHIBITION"]) {
      expect(await post({ ...question, type })).toMatchObject({ status: 403, body: { message: "권한이 없습니다." } });
      const index = await write({ ...question, type }, admin);
      const own = await write(question);
      expect((await put({ ...question, type, targetType: "QNA", index: own })).status).toBe(403);
      expect((await put({ ...question, type: "QNA", targetType: type, index })).status).toBe(403);
      expect((await put({ ...question, type, targetType: type, index })).status).toBe(403);
      expect((await get("QNA", own)).body).toMatchObject({ type: "QNA", index: own });
      expect((await get(type, index)).body.title).toBe("질문");
    }
    expect((await site.call("POST", "/api/post", { body: question })).status).toBe(401);
    expect((await site.call("PUT", "/api/post", { body: { ...question, index: 1, targetType: "QNA" } })).status).toBe(
      401,
    );
  });

  test("API-28 BRD-20 its author and an administrator change a question, others don't", async () => {
    const index = await write(question);
    const change = { ...question, index, targetType: "QNA", title: "고친 질문", content: "<p>고친 본문</p>" };
    expect((await put(change, stranger)).status).toBe(403);
    expect((await read("QNA", index)).title).toBe("질문");
    expect(await put(change)).toMatchObject({ status: 200, body: { data: index, type: "QNA" } });
    expect(await read("QNA", index)).toMatchObject({ title: "고친 질문", summary: "고친 본문", author: "묻는이" });
    expect((await put({ ...change, title: "다시 고친 질문" }, admin)).status).toBe(200);
    expect(await read("QNA", index)).toMatchObject({ title: "다시 고친 질문", userId: member.user.id });
    expect((await put({ ...change, index: 9999 })).status).toBe(404);
  });

  test("SEC-23 whose post is not there or not theirs, their text is not looked at", async () => {
    const index = await write(question);
    const change = { ...question, content: "<b>".repeat(1_000), targetType: "QNA" };
    expect((await put({ ...change, index }, stranger)).status).toBe(403);
    expect((await put({ ...change, index: 9_999 })).status).toBe(404);
    expect(await put({ ...change, index })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("서식이 너무 많이") },
    });
  });

  test("API-28 a former administrator's notices belong to the association", async () => {
    const former = await createSignedIn(site, { isAdmin: true });
    const index = await write({ ...question, type: "NOTICE" }, former);
    await site.fork().execute(`update "user" set is_admin = false where id = ?`, [former.user.id]);
    expect((await put({ ...question, type: "NOTICE", targetType: "NOTICE", index }, former)).status).toBe(403);
    const body = [{ type: "NOTICE", index }];
    expect((await site.call("DELETE", "/api/post", { body, token: former.token })).status).toBe(403);
  });
});
