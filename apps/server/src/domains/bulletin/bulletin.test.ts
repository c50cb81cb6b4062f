import { bulletinMessages } from "@bulmo/contracts/bulletin";
import { linkOf, maximumBulletins, standsAt } from "@bulmo/contracts/bulletin-rule";
import { errorMessages } from "@bulmo/contracts/error";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUploads, fixturePicture } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import type { Render } from "../../ssr.ts";

const written = {
  kind: "POPUP",
  title: "제5회 불교미술전",
  text: "공주에서 뵙겠습니다.",
  startsOn: "2027-05-01",
  endsOn: "2027-05-16",
};

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  /** Another process on the same database. */
  let second: Site;
  let token: string;
  let clock = new Date("2027-05-03T03:00:00Z");
  let rendered = 0;

  const render: Render = ({ bulletins }) => {
    rendered += 1;
    const html = bulletins.map(({ title }) => title).join(" | ") || "없음";
    return Promise.resolve({ status: 200, html, scripts: [], isCanonical: true });
  };

  beforeAll(async () => {
    const now = () => clock;
    site = await openSite(server, { render, now });
    second = await openSite(server, { render, now, beside: { database: site.database } });
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" }));
    await createUploads(site.fork(), ["a", "b"]);
  });
  afterAll(async () => {
    await second.close();
    await site.close();
  });
  beforeEach(async () => {
    clock = new Date("2027-05-03T03:00:00Z");
    await site.fork().execute("delete from bulletin");
    await site.waitForInvalidation();
    await second.waitForInvalidation();
  });

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
    site.call(method, `/api/bulletin${path}`, { token, ...(body ? { body } : {}) });
  const create = (fields: object = {}) => call("POST", "", { ...written, ...fields });
  const page = async (of = site) => (await of.call("GET", "/about/greeting")).body as string;
  const both = async () => [await page(site), await page(second)];

  test("DAY-04 one is added, changed, put in order and removed, and every page says so at once", async () => {
    const { body: first } = await create();
    expect(first).toEqual({
      ...written,
      id: first.id,
      picture: "",
      alternative: "",
      link: "",
      pages: "EVERY",
      isOn: true,
      revision: 1,
    });
    const { body: other } = await create({ kind: "BANNER", title: "휴무", pages: "HOME", endsOn: null });
    await expect.poll(both).toEqual(["제5회 불교미술전 | 휴무", "제5회 불교미술전 | 휴무"]);
    const ordered = await call("PUT", "/order", { ids: [other.id] });
    expect(ordered.body.map(({ id }: { id: number }) => id)).toEqual([other.id, first.id]);
    await expect.poll(both).toEqual(["휴무 | 제5회 불교미술전", "휴무 | 제5회 불교미술전"]);
    const changed = await call("PUT", "", { id: first.id, title: "전시를 엽니다", revision: 1 });
    expect(changed.body).toMatchObject({ title: "전시를 엽니다", endsOn: written.endsOn, revision: 2 });
    await call("PUT", "", { id: other.id, isOn: false });
    await expect.poll(both).toEqual(["전시를 엽니다", "전시를 엽니다"]);
    expect((await call("DELETE", "", { id: first.id })).status).toBe(200);
    await expect.poll(both).toEqual(["없음", "없음"]);
    expect((await call("GET", "/list")).body).toHaveLength(1);
    expect((await call("DELETE", "", { id: first.id })).body.message).toBe(errorMessages.BULLETIN_NOT_FOUND);
  });

  test("DAY-04 one begins and ends at midnight in Korea, in every process, although pages are cached", async () => {
    clock = new Date("2027-04-30T14:59:59.900Z");
    await create();
    expect(await both()).toEqual(["없음", "없음"]);
    const before = rendered;
    expect([await both(), rendered]).toEqual([["없음", "없음"], before]);
    clock = new Date("2027-04-30T15:00:00Z");
    expect(await both()).toEqual([written.title, written.title]);
    const since = rendered;
    expect([await both(), rendered]).toEqual([[written.title, written.title], since]);
    clock = new Date("2027-05-16T14:59:59Z");
    expect(await both()).toEqual([written.title, written.title]);
    clock = new Date("2027-05-16T15:00:00Z");
    expect(await both()).toEqual(["없음", "없음"]);
  });

  test("DAY-04 one that is off stays away on its days, and one without a last day stays", async () => {
    await create({ isOn: false });
    expect(await page()).toBe("없음");
    await create({ title: "계속", endsOn: null });
    expect(await page()).toBe("계속");
    clock = new Date("2031-01-01T00:00:00Z");
    expect(await page()).toBe("계속");
  });

  test("DAY-04 what is wrong is said in the field in which it is", async () => {
    const picture = fixturePicture("a");
    const wrong: [object, string][] = [
      [{ kind: "DIALOG" }, bulletinMessages.kindMissing],
      [{ title: " " }, bulletinMessages.titleMissing],
      [{ title: "가".repeat(61) }, bulletinMessages.titleTooLong],
      [{ text: "가".repeat(601) }, bulletinMessages.textTooLong],
      [{ text: undefined }, bulletinMessages.popupEmpty],
      [{ text: " \n " }, bulletinMessages.popupEmpty],
      [{ kind: "BANNER", text: "가".repeat(121) }, bulletinMessages.bannerTooLong],
      [{ kind: "BANNER", text: "하나\n둘" }, bulletinMessages.bannerLines],
      [{ kind: "BANNER", picture, alternative: "전시 포스터" }, bulletinMessages.bannerPicture],
      [{ picture }, bulletinMessages.alternativeMissing],
      [{ picture: fixturePicture("c"), alternative: "전시 포스터" }, bulletinMessages.pictureGone],
      [{ link: "javascript:alert(1)" }, bulletinMessages.linkUnfit],
      [{ link: "//elsewhere.example" }, bulletinMessages.linkUnfit],
      [{ link: "http://elsewhere.example" }, bulletinMessages.linkUnfit],
      [{ pages: "NOWHERE" }, bulletinMessages.pagesUnfit],
      [{ startsOn: "2027-02-30" }, bulletinMessages.startMissing],
      [{ endsOn: "2027-04-30" }, bulletinMessages.endBeforeStart],
    ];
    for (const [fields, message] of wrong) {
      const { status, body } = await create(fields);
      expect([fields, status, body.message]).toEqual([fields, 400, message]);
    }
    const { body } = await create({ kind: "BANNER" });
    expect((await call("PUT", "", { id: body.id, endsOn: "2027-04-30" })).body.message).toBe(
      bulletinMessages.endBeforeStart,
    );
    expect((await call("PUT", "", { id: body.id, picture, alternative: "포스터" })).body.message).toBe(
      bulletinMessages.bannerPicture,
    );
    expect((await call("PUT", "/order", { ids: [999_999] })).body.message).toBe(bulletinMessages.unknown);
  });

  test("DAY-04 a card is not emptied; one that was empty before this was asked for may be turned off", async () => {
    const { body } = await create();
    const emptied = await call("PUT", "", { id: body.id, text: "" });
    expect([emptied.status, emptied.body.message]).toEqual([400, bulletinMessages.popupEmpty]);
    const shown = { text: "", picture: fixturePicture("a"), alternative: "전시 포스터" };
    expect((await call("PUT", "", { id: body.id, ...shown })).status).toBe(200);
    expect((await call("DELETE", "", { id: body.id })).status).toBe(200);
    const { body: strip } = await create({ kind: "BANNER", text: "" });
    expect(strip).toMatchObject({ kind: "BANNER", text: "" });
    const old = `insert into bulletin (kind, title, starts_on) values ('POPUP', '빈 팝업', '2020-01-01') returning id`;
    const [row] = await site.fork().execute<{ id: number }[]>(old);
    expect((await call("PUT", "", { id: row?.id, isOn: false })).body).toMatchObject({ isOn: false });
  });

  test("DAY-04 an edit that another overtook is refused with what stands", async () => {
    const { body } = await create();
    await call("PUT", "", { id: body.id, title: "먼저", revision: 1 });
    const late = await call("PUT", "", { id: body.id, title: "나중", revision: 1 });
    expect([late.status, late.body.message]).toEqual([409, errorMessages.BULLETIN_OVERTAKEN]);
    expect((await call("GET", `?id=${body.id}`)).body).toMatchObject({ title: "먼저", revision: 2 });
  });

  test("DAY-04 its picture is in use for as long as it shows it", async () => {
    const uses = () =>
      site.fork().execute<{ owner: string }[]>("select owner from upload_use order by upload_hash, owner");
    const { body } = await create({ picture: fixturePicture("a"), alternative: "전시 포스터" });
    expect(await uses()).toEqual([{ owner: `bulletin:${body.id}` }]);
    const unused = () => site.fork().execute("select hash from upload where unused_since is null order by hash");
    expect(await unused()).toContainEqual({ hash: "a".repeat(64) });
    await call("PUT", "", { id: body.id, picture: fixturePicture("b") });
    expect(await unused()).not.toContainEqual({ hash: "a".repeat(64) });
    await call("DELETE", "", { id: body.id });
    expect(await uses()).toEqual([]);
  });

  test("DAY-04 there is room for so many, also where several add one at once", async () => {
    const row = `insert into bulletin (kind, title, starts_on) select 'POPUP', 'x', '2020-01-01' from generate_series(1, ?)`;
    await site.fork().execute(row, [maximumBulletins - 1]);
    const sent = await Promise.all([create(), create(), create()]);
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
    expect(sent.find(({ status }) => status === 400)?.body.message).toBe(bulletinMessages.tooMany);
  });

  test("DAY-04 the log says what was done to them", async () => {
    const { body } = await create();
    await call("PUT", "", { id: body.id, title: "고침" });
    await call("PUT", "/order", { ids: [body.id] });
    await call("DELETE", "", { id: body.id });
    const { body: other } = await create({ title: "남는 배너" });
    const log = await site.call("GET", "/api/audit/list?kind=BULLETIN", { token });
    const gone = { id: body.id, title: null };
    expect((log.body.list as object[]).slice(0, 5)).toMatchObject([
      { act: "BULLETIN_CREATED", bulletin: { id: other.id, title: "남는 배너" } },
      { act: "BULLETIN_REMOVED", bulletin: gone },
      { act: "BULLETIN_ORDERED", bulletin: null },
      { act: "BULLETIN_UPDATED", bulletin: gone },
      { act: "BULLETIN_CREATED", bulletin: gone },
    ]);
  });
});

test.each([
  [
    "EVERY",
    "POPUP",
    ["/", "/gallery", "/community/notice/detail"],
    ["/admin/board", "/sign-in", "/community/qna/edit"],
  ],
  ["HOME", "POPUP", ["/"], ["/gallery", "/about"]],
  ["GALLERY", "BANNER", ["/gallery", "/gallery/exhibition/1", "/gallery/exhibition/1/detail"], ["/", "/galleryx"]],
  ["GALLERY", "POPUP", ["/gallery/exhibition/1"], ["/gallery/exhibition/1/detail", "/gallery/exhibition/1/detail/"]],
] as const)("DAY-04 %s of a %s stands on its pages, in nobody's way", (pages, kind, here, elsewhere) => {
  expect(here.filter((path) => !standsAt({ kind, pages }, path))).toEqual([]);
  expect(elsewhere.filter((path) => standsAt({ kind, pages }, path))).toEqual([]);
});

test.each([
  ["/gallery?sort=1#wall", "/gallery?sort=1#wall"],
  ["/소식", "/%EC%86%8C%EC%8B%9D"],
  ["https://museum.example/전시", "https://museum.example/%EC%A0%84%EC%8B%9C"],
  ["/\\elsewhere.example", undefined],
  ["/\t/elsewhere.example", undefined],
  ["https://name:word@museum.example", undefined],
  ["data:text/html,x", undefined],
  ["gallery", undefined],
])("DAY-04 a link to %s leads to %s", (given, link) => {
  expect(linkOf(given)).toBe(link);
});
