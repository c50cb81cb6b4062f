import { proposalMessages } from "@bulmo/contracts/work-proposal";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const type = "SECOND_EXHIBITION";
const work = { type, title: "수월관음도", content: "<p>달</p>" };
const caption = "견본 작품 · 비단에 석채, 50×125cm";

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
  const write = async (written: object) => (await ask("POST", "/post", { ...work, ...written })).body.data as number;
  const read = async (index: number) => (await ask("GET", `/post?type=${type}&index=${index}`)).body;
  const list = async (query = "exhibition=2&limit=100") => (await ask("GET", `/work/proposal/list?${query}`)).body;
  const proposed = async (index: number) =>
    (await list()).list.find((row: { index: number }) => row.index === index) as Record<string, unknown> | undefined;
  const confirm = (works: object[], rest: object = {}) =>
    ask("PUT", "/work/proposal", { works: works.map((one) => ({ type, ...one })), ...rest });
  const outcomes = async (works: object[], rest: object = {}) =>
    (await confirm(works, rest)).body.list.map(({ outcome }: { outcome: string }) => outcome) as string[];
  const audited = async (): Promise<{ act: string }[]> => (await ask("GET", "/audit/list?limit=100")).body.list;

  test("WRK-01 a caption is proposed with the part it was read from, and what was not understood is told", async () => {
    const index = await write({ caption, author: "지나가는 이" });
    expect(await proposed(index)).toMatchObject({
      title: "수월관음도",
      caption,
      revision: 1,
      proposals: [
        { name: "technique", value: "비단에 석채", start: 8, end: 14, isSure: true, reason: "" },
        { name: "height", value: "50", start: 16, end: 24, isSure: true },
        { name: "width", value: "125", start: 16, end: 24, isSure: true },
      ],
      unread: [{ start: 0, end: 5 }],
      artistProposal: null,
    });
  });

  test("WRK-01 what is confirmed fills empty fields alone; caption and author stay", async () => {
    const index = await write({ caption, author: "지나가는 이", technique: "비단에 채색" });
    expect(await outcomes([{ index, revision: 1, technique: "비단에 석채", height: "50", width: "125" }])).toEqual([
      "SAVED",
    ]);
    const told = { caption, author: "지나가는 이", technique: "비단에 채색", height: "50", width: "125", revision: 2 };
    expect(await read(index)).toMatchObject(told);
    expect(await proposed(index)).toBeUndefined();
    // Sent once more, as the first answer was lost.
    expect(await outcomes([{ index, revision: 1, height: "50", width: "125" }])).toEqual(["UNCHANGED"]);
    expect(await outcomes([{ index, revision: 2, technique: "비단에 석채" }], { overwrite: true })).toEqual(["SAVED"]);
    expect(await read(index)).toMatchObject({ ...told, technique: "비단에 석채", revision: 3 });
    // So it is taken back, too.
    const before = { index, revision: 3, technique: "비단에 채색", height: "", width: "" };
    expect(await outcomes([before], { overwrite: true })).toEqual(["SAVED"]);
    expect(await proposed(index)).toMatchObject({ technique: "비단에 채색", caption });
  });

  test("WRK-01 a caption that nobody wrote is not made of what is filled in", async () => {
    const index = await write({});
    await confirm([{ index, technique: "비단에 석채" }]);
    expect(await read(index)).toMatchObject({ caption: "", technique: "비단에 석채" });
  });

  test("WRK-01 of many works those that another changed or that are gone are left, and the others saved", async () => {
    const [one, other, third] = [await write({ caption }), await write({ caption }), await write({ caption })];
    await ask("PUT", "/post", { ...work, targetType: type, index: other, title: "다른 제목" });
    await ask("DELETE", "/post", { posts: [{ type, index: third }] });
    const height = "50";
    const { body } = await confirm([one, other, third].map((index) => ({ index, revision: 1, height })));
    expect(body.list).toEqual([
      { type, index: one, outcome: "SAVED", revision: 2 },
      { type, index: other, outcome: "OVERTAKEN", revision: 2 },
      { type, index: third, outcome: "GONE", revision: 0 },
    ]);
    expect(await read(other)).not.toHaveProperty("height");
    const [last] = await audited();
    expect(last).toMatchObject({ act: "POST_UPDATED", post: { type, index: one } });
  });

  test("WRK-01 what is no date, no length, no kind or nobody is refused, and nothing is saved", async () => {
    const [one, other] = [await write({ caption }), await write({ caption, title: "둘째 그림" })];
    const refusals: [object, string][] = [
      [{ dated: "2015/2012" }, "‘둘째 그림’ 제작 시기: 2012"],
      [{ dated: "언젠가" }, "제작 시기: 2012"],
      [{ height: "크다" }, "세로(cm): 120 또는 120.5처럼"],
      [{ kind: "FILM" }, "종류: 목록에 있는 것을"],
      [{ artists: [{ personId: 999_999 }] }, "‘둘째 그림’ 작가와 역할: 그사이 지워졌거나"],
    ];
    for (const [wrong, message] of refusals) {
      const { status, body } = await confirm([
        { index: one, width: "3" },
        { index: other, ...wrong },
      ]);
      const field = `works.1.${Object.keys(wrong)[0]}`;
      expect([status, body]).toMatchObject([400, { message: expect.stringContaining(message), errors: [{ field }] }]);
    }
    expect(await read(one)).toMatchObject({ revision: 1 });
    const twice = await confirm([{ index: one }, { index: one }]);
    expect([twice.status, twice.body.message]).toEqual([400, proposalMessages.twice]);
    const many = await confirm(Array.from({ length: 101 }, (_, at) => ({ index: at + 1 })));
    expect(many.body.message).toBe(proposalMessages.tooMany);
  });

  test("WRK-01 an author line names people of the lineage by name, 법명 or Hanja, and nobody who is 비공개", async () => {
    const person = async (written: object) => (await ask("POST", "/person", written)).body.id as number;
    const id = await person({ name: "문하늘", hanja: "文天", dharmaName: "청운" });
    await person({ name: "숨은이", isPublic: false });
    const [one, other] = [await write({ author: "청운 문하늘" }), await write({ author: "숨은이" })];
    const artists = [{ personId: id, name: "문하늘", hanja: "文天", role: "ARTIST" }];
    expect(await proposed(one)).toMatchObject({ artistProposal: { artists, isSure: true } });
    expect(await proposed(other)).toBeUndefined();
    expect(await outcomes([{ index: one, revision: 1, artists: [{ personId: id }] }])).toEqual(["SAVED"]);
    expect(await read(one)).toMatchObject({ author: "청운 문하늘", artists });
    expect(await proposed(one)).toBeUndefined();
    // Artists that stand are no empty field.
    expect(await outcomes([{ index: one, artists: [{ name: "홍길동" }] }])).toEqual(["UNCHANGED"]);
    expect(await outcomes([{ index: one, revision: 2, artists: [] }], { overwrite: true })).toEqual(["SAVED"]);
    expect(await proposed(one)).toMatchObject({ artistProposal: { isSure: true } });
  });

  test("WRK-01 works are listed by exhibition and in pages, those that tell nothing are counted", async () => {
    const before = await list("exhibition=3&limit=2");
    expect(before).toMatchObject({ list: [], total: 0, unproposed: 0, page: 1, totalPages: 1 });
    const third = { type: "THIRD_EXHIBITION" };
    for (const written of [{ caption }, { caption: "185×123cm" }, { caption: "2015" }, { caption: "이름 모를 꽃" }])
      await write({ ...third, ...written });
    const numbers = async (query: string) =>
      (await list(query)).list.map(({ index }: { index: number }) => index) as number[];
    expect(await list("exhibition=3&limit=2")).toMatchObject({ total: 3, unproposed: 1, totalPages: 2 });
    expect(await numbers("exhibition=3&limit=2")).toEqual([3, 2]);
    expect(await numbers("exhibition=3&limit=2&page=2")).toEqual([1]);
    // Of all exhibitions the latest come first.
    expect((await list("limit=100")).list[0]).toMatchObject({ type: "THIRD_EXHIBITION", index: 3 });
    expect((await ask("GET", "/work/proposal/list?exhibition=999")).status).toBe(404);
  });

  test("WRK-01 two who confirm the same works at once do not wait for each other, and one saves each", async () => {
    const indexes = [await write({ caption }), await write({ caption }), await write({ caption })];
    const works = indexes.map((index) => ({ index, revision: 1, height: "50" }));
    const others = works.toReversed().map((one) => ({ ...one, height: "51" }));
    const both = await Promise.all([outcomes(works), outcomes(others)]);
    expect(both.map((told) => new Set(told).size)).toEqual([1, 1]);
    expect(new Set(both.flat())).toEqual(new Set(["SAVED", "UNCHANGED"]));
  });
});
