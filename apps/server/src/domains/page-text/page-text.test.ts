import { versionsPerPage } from "@bulmo/contracts/version";
import { pageTextMessages } from "@bulmo/contracts/page-text-rule";
import { imageUrlOf, parsePictureUrl } from "@bulmo/contracts/picture";
import { unusableCharacter } from "@bulmo/contracts/text";
import { testServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { pageTextCallsOf, pageTextOf } from "../../../testing/page-text.ts";
import { addPicture } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
type Calls = ReturnType<typeof pageTextCallsOf>;

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);
const name = "greeting";
const paragraph = (text: string) => ({ type: "PARAGRAPH" as const, text });
const titled = (title: string) => pageTextOf({ title });

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let other: SignedIn;
  let calls: Calls;
  let others: Calls;
  let visitor: Calls;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    other = await createSignedIn(site, { isAdmin: true });
    [calls, others] = [pageTextCallsOf(site, admin.token), pageTextCallsOf(site, other.token)];
    visitor = pageTextCallsOf(site);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    if ((await calls.stands(name)).draft) await calls.discard({ name });
  });

  const revision = async () => (await calls.stands(name)).revision;
  const publish = async (text: object) => {
    await calls.save({ name, text });
    return calls.publish({ name });
  };
  const shown = async () => (await visitor.get({ name })).body;
  const linesOf = async (act: string) =>
    (await site.fork().execute("select page_text from audit_line where act = ?", [act])).length;

  test("PAG-01 a text that was never edited is the one the site began with, and has no row", async () => {
    const { status, body } = await visitor.get({ name: "mission-statement" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ number: 0, text: { title: "스승의 선을 지키고, 함께 배워, 바르게 전한다" } });
    expect(body.text.blocks[2]).toEqual({ type: "HEADING", text: "왜 모였는가" });
    expect((await calls.stands("mission-statement")).revision).toBe(0);
    expect(await site.fork().execute("select 1 from page_text where name = 'mission-statement'")).toEqual([]);
  });

  test("PAG-02 a draft is nobody's to read but administrators', who see whose it is and when", async () => {
    const before = await shown();
    const saved = await calls.save({ name, text: titled("초안") });
    expect(saved).toMatchObject({ status: 200, body: { draft: { by: admin.user.nickname } } });
    expect(await shown()).toEqual(before);
    const seen = await others.stands(name);
    expect(seen.draft).toMatchObject({ text: { title: "초안" }, by: admin.user.nickname });
    expect(Date.parse(seen.draft?.at ?? "")).not.toBeNaN();
    await others.publish({ name, revision: seen.revision });
    expect(await shown()).toMatchObject({ text: { title: "초안" } });
    expect((await calls.stands(name)).published).toMatchObject({ by: other.user.nickname });
  });

  test("PAG-02 a save that another overtook is refused and told theirs; one that read theirs is taken", async () => {
    const read = await revision();
    expect((await others.save({ name, text: titled("저쪽"), revision: read })).status).toBe(200);
    const refused = await calls.save({ name, text: titled("이쪽"), revision: read });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: "그사이 다른 관리자가 먼저 저장했습니다. 저장된 내용과 비교해 주세요.",
        theirs: { revision: read + 1, draft: { text: { title: "저쪽" }, by: other.user.nickname } },
      },
    });
    expect((await calls.save({ name, text: titled("둘 다"), revision: read + 1 })).status).toBe(200);
  });

  test("PAG-02 a draft of a revision that never was is refused, also of a text that nobody edited", async () => {
    expect((await calls.save({ name: "foreword", text: titled("글"), revision: 4 })).status).toBe(409);
    expect((await calls.stands("foreword")).draft).toBeNull();
  });

  test("PAG-02 what is sent once more, because its answer was lost, is no other's, and is told of once", async () => {
    const read = await revision();
    const text = titled("한 번");
    const [saves, publishings] = [await linesOf("PAGE_TEXT_SAVED"), await linesOf("PAGE_TEXT_PUBLISHED")];
    const first = await calls.save({ name, text, revision: read });
    expect(await calls.save({ name, text, revision: read })).toMatchObject({ status: 200, body: first.body });
    const published = await calls.publish({ name, revision: read + 1 });
    expect(await calls.publish({ name, revision: read + 1 })).toMatchObject({ status: 200, body: published.body });
    expect([await linesOf("PAGE_TEXT_SAVED"), await linesOf("PAGE_TEXT_PUBLISHED")]).toEqual([
      saves + 1,
      publishings + 1,
    ]);
  });

  test("PAG-02 a draft that is thrown away leaves what is published, and cannot be published", async () => {
    await publish(titled("공개"));
    await calls.save({ name, text: titled("버릴 초안") });
    const read = await revision();
    expect(await calls.discard({ name, revision: read })).toMatchObject({ status: 200, body: { draft: null } });
    expect((await calls.discard({ name, revision: read })).status).toBe(200);
    expect(await calls.publish({ name, revision: read })).toMatchObject({ status: 409 });
    expect(await calls.publish({ name })).toMatchObject({ status: 404 });
    expect(await shown()).toMatchObject({ text: { title: "공개" } });
  });

  test("PAG-03 every version that was published is there, by whom and when, and comes back as a draft", async () => {
    await publish(titled("첫째"));
    const { number } = await shown();
    await publish(titled("둘째"));
    const { body: versions } = await calls.versions({ name });
    expect(versions[0]).toEqual({ number: number + 1, by: admin.user.nickname, at: expect.any(String) });
    expect(versions.map((one: { number: number }) => one.number)).toEqual(
      Array.from({ length: Math.min(number + 1, versionsPerPage) }, (_, place) => number + 1 - place),
    );
    expect((await calls.version({ name, number })).body).toMatchObject({ text: { title: "첫째" } });
    expect((await calls.version({ name, number: 0 })).body).toMatchObject({ by: null, at: null });
    const restored = await calls.restore({ name, number, revision: await revision() });
    expect(restored.body).toMatchObject({ draft: { text: { title: "첫째" } }, published: { number: number + 1 } });
    await calls.publish({ name });
    expect(await shown()).toMatchObject({ number: number + 2, text: { title: "첫째" } });
    expect((await calls.version({ name, number: number + 1 })).body).toMatchObject({ text: { title: "둘째" } });
  });

  test("PAG-03 who has withdrawn is no name of a version", async () => {
    const gone = await createSignedIn(site, { isAdmin: true });
    const theirs = pageTextCallsOf(site, gone.token);
    await theirs.save({ name, text: titled("떠난 이") });
    await theirs.publish({ name });
    await site.fork().execute('delete from "user" where id = ?', [gone.user.id]);
    expect((await calls.versions({ name })).body[0]).toMatchObject({ by: null });
    expect(await shown()).toMatchObject({ text: { title: "떠난 이" } });
  });

  test.each(rounds)("PAG-02 hazard 12: of drafts saved at once one stands, whole (round %d)", async () => {
    const read = await revision();
    const texts = Array.from({ length: 6 }, (_, place) =>
      pageTextOf({ title: `${place}`, blocks: Array.from({ length: 10 }, () => paragraph(`${place}`)) }),
    );
    const answers = await Promise.all(texts.map((text) => calls.save({ name, text, revision: read })));
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect((await calls.stands(name)).draft?.text).toEqual(texts[answers.findIndex(({ status }) => status === 200)]);
  });

  test.each(rounds)("PAG-03 hazard 12: published by two at once it is one version (round %d)", async () => {
    const { number } = await shown();
    await calls.save({ name, text: titled("함께") });
    const read = await revision();
    const both = await Promise.all([calls, others, calls].map((one) => one.publish({ name, revision: read })));
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shown()).toMatchObject({ number: number + 1, text: { title: "함께" } });
  });

  test("PAG-01 all that may stand in a text is kept as it was meant; what is blank is dropped", async () => {
    const emoji = "연꽃 🪷, 가족 👨‍👩‍👧, 깃발 🇰🇷";
    const { status } = await publish({
      ...pageTextOf({ titleHanja: "人事", signature: ["2026년", " "] }),
      title: " 글 ".normalize("NFD"),
      blocks: [
        { type: "HEADING", text: "소제목" },
        paragraph(emoji),
        paragraph("\u200B"),
        { type: "STANZA", lines: ["한 줄", "", "두 줄"] },
        { type: "STANZA", lines: [""] },
        { type: "NOTE", text: "덧붙임" },
        { type: "LINK", text: "전시", href: "/gallery" },
        { type: "LINK", text: "밖", href: "https://example.com/a?b=%20" },
      ],
    });
    expect(status).toBe(200);
    expect((await shown()).text).toEqual(
      pageTextOf({
        title: "글",
        titleHanja: "人事",
        signature: ["2026년"],
        blocks: [
          { type: "HEADING", text: "소제목" },
          paragraph(emoji),
          { type: "STANZA", lines: ["한 줄", "두 줄"] },
          { type: "NOTE", text: "덧붙임" },
          { type: "LINK", text: "전시", href: "/gallery" },
          { type: "LINK", text: "밖", href: "https://example.com/a?b=%20" },
        ],
      }),
    );
  });

  test("PAG-11 a page that is kept shows what was published at once, and a draft empties nothing", async () => {
    await publish(titled("먼저"));
    const page = async () => (await site.call("GET", `/api/page-text?name=${name}`)).body.text.title as string;
    expect([await page(), await page()]).toEqual(["먼저", "먼저"]);
    await calls.save({ name, text: titled("나중") });
    expect(await page()).toBe("먼저");
    await calls.publish({ name });
    expect(await page()).toBe("나중");
  });

  test("PAG-01 40,000 characters in one paragraph are taken", async () => {
    expect((await publish(pageTextOf({ blocks: [paragraph("가".repeat(40_000))] }))).status).toBe(200);
    expect((await shown()).text.blocks[0].text).toHaveLength(40_000);
  });

  test("PAG-03 a picture of a draft is for administrators; once published it stays, whatever comes after", async () => {
    const url = await addPicture(site.uploads.pictures, quarters(60, 40));
    const pictured = pageTextOf({ blocks: [{ type: "PICTURE", url, alt: "네모", caption: "" }] });
    const isServed = async () => (await fetch(site.origin + url)).status === 200;
    await calls.save({ name, text: pictured });
    expect(await isServed()).toBe(false);
    await calls.publish({ name });
    expect(await isServed()).toBe(true);
    await publish(titled("사진 없음"));
    const [{ unused_since: unused }] = await site
      .fork()
      .execute<[{ unused_since: Date | null }]>("select unused_since from upload where hash = ?", [
        parsePictureUrl(url)?.hash ?? "",
      ]);
    expect(unused).toBeNull();
  });

  test("PAG-04 a picture of a row is used as one of a block is: by the draft, and by all that was published", async () => {
    const url = await addPicture(site.uploads.pictures, quarters(40, 60));
    const { text } = (await calls.stands("home")).published;
    const [slide] = text.lists["slides"] ?? [];
    const save = (fields: object) =>
      calls.save({ name: "home", text: { ...text, lists: { slides: [{ ...slide, ...fields }] } } });
    const isServed = async () => (await fetch(site.origin + url)).status === 200;
    expect((await save({ picture: url })).status).toBe(200);
    expect(await isServed()).toBe(false);
    await calls.publish({ name: "home" });
    await calls.restore({ name: "home", number: 0 });
    await calls.publish({ name: "home" });
    expect(await isServed()).toBe(true);
    expect((await save({ picture: imageUrlOf({ hash: "1".repeat(64), width: 10, height: 10 }) })).status).toBe(400);
    expect((await save({ painting: "dragon" })).status).toBe(400);
    expect((await calls.save({ name: "home", text: { ...text, lists: { slides: [] } } })).status).toBe(400);
  });

  const stranger = imageUrlOf({ hash: "0".repeat(64), width: 10, height: 10 });
  const link = (href: string) => ({ blocks: [{ type: "LINK", text: "말", href }] });
  const picture = (url: string) => ({ blocks: [{ type: "PICTURE", url, alt: "", caption: "" }] });
  test.each([
    ["no title", { title: "\u200B" }, pageTextMessages.titleMissing],
    ["nothing but blanks", { blocks: [paragraph(" ")] }, pageTextMessages.empty],
    ["a line end in a paragraph", { blocks: [paragraph("가\n나")] }, unusableCharacter],
    ["what turns the reading direction", { title: "가\u202E나" }, unusableCharacter],
    ["half a character", { title: "가\uD800" }, unusableCharacter],
    ["NUL", { title: "가\0" }, unusableCharacter],
    ["a link that runs", link("javascript:alert(1)"), pageTextMessages.hrefInvalid],
    ["a link to another site that looks like ours", link("//evil.example"), pageTextMessages.hrefInvalid],
    ["the same with a backslash", link("/\\evil.example"), pageTextMessages.hrefInvalid],
    ["a link with data", link("data:text/html,x"), pageTextMessages.hrefInvalid],
    ["somebody else's picture", picture("https://example.com/a.webp"), pageTextMessages.pictureForeign],
    ["a picture that nobody handed in", picture(stranger), pageTextMessages.pictureForeign],
    ["501 paragraphs", { blocks: Array.from({ length: 501 }, () => paragraph("글")) }, pageTextMessages.tooManyBlocks],
    ["50,001 characters", { blocks: [paragraph("가".repeat(50_001))] }, pageTextMessages.blockTooLong],
    [
      "100,001 characters in all",
      { blocks: [paragraph("가".repeat(50_000)), paragraph("가".repeat(50_000)), paragraph("가")] },
      pageTextMessages.wholeTooLong,
    ],
    ["HTML", { blocks: [{ type: "HTML", html: "<script>alert(1)</script>" }] }, expect.stringMatching(/[가-힣]/u)],
  ])("PAG-01 %s is refused in Korean, and nothing changes", async (_case, change, message) => {
    const before = await calls.stands(name);
    expect(await calls.save({ name, text: { ...pageTextOf(), ...change } })).toMatchObject({
      status: 400,
      body: { message },
    });
    expect(await calls.stands(name)).toEqual(before);
  });
});
