import { dayTooFar } from "@bulmo/contracts/calendar-day";
import { errorMessages } from "@bulmo/contracts/error";
import { exhibitionMessages, maximumEnglish } from "@bulmo/contracts/exhibition";
import { postMessages } from "@bulmo/contracts/post-write";
import { unusableCharacter } from "@bulmo/contracts/text";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUploads, fixturePicture } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const written = { title: "제5회 불교미술전", startsOn: "2027-05-01", endsOn: "2027-05-16", venue: "공주문화예술회관" };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" }));
    await createUploads(site.fork(), ["a"]);
  });
  afterAll(() => site.close());

  const create = (body: object) => site.call("POST", "/api/exhibition", { body: { ...written, ...body }, token });
  const update = (body: object) => site.call("PUT", "/api/exhibition", { body: { ...written, ...body }, token });
  const remove = (n: number) => site.call("DELETE", "/api/exhibition", { body: { n }, token });
  const next = () => site.call("GET", "/api/exhibition/next", { token });
  const read = (n: number, as?: string) =>
    site.call("GET", `/api/exhibition?n=${n}`, as === undefined ? {} : { token: as });
  const hang = (type: string, subType?: number) =>
    site.call("POST", "/api/post", { body: { title: "수월관음도", content: "<p>글</p>", type, subType }, token });
  const named = async () => {
    const { body } = await site.call("GET", "/api/board/list");
    return (body.exhibitions as { type: string; state: string }[]).map(({ type, state }) => `${type} ${state}`);
  };

  test("EXH-01 EXH-02 the fifth exhibition begins as a draft that administrators alone see, and is told of once it is announced", async () => {
    const { status, body } = await create({ groups: [{ name: "담묵 문하" }, { name: "새 문하" }] });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        n: 5,
        type: "EXHIBITION_5",
        state: "DRAFT",
        banner: expect.stringMatching(/^제5회 .+ 불교미술전$/u),
        year: 2027,
        month: 5,
        groups: [
          { number: 1, name: "담묵 문하" },
          { number: 2, name: "새 문하" },
        ],
      }),
    ]);
    expect(await named()).not.toContainEqual(expect.stringContaining("EXHIBITION_5"));
    expect([(await read(5)).status, (await read(5, token)).status]).toEqual([404, 200]);
    const list = await site.call("GET", "/api/post/list?type=EXHIBITION_5");
    expect([list.status, list.body.message]).toEqual([400, postMessages.boardUnknown]);
    const announced = await update({ n: 5, revision: 1, state: "ANNOUNCED", groups: body.groups });
    expect(announced.body).toMatchObject({
      state: "ANNOUNCED",
      revision: 2,
      endsOn: "2027-05-16",
      venue: written.venue,
    });
    expect(await named()).toContainEqual("EXHIBITION_5 ANNOUNCED");
    expect((await read(5)).body).toEqual(announced.body);
    expect((await site.call("GET", "/api/post/list?type=EXHIBITION_5")).body).toMatchObject({ list: [], page: 1 });
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
    expect(sitemap).toContain("/gallery/exhibition/5<");
    // Its groups have no works yet.
    expect(sitemap).not.toContain("/gallery/exhibition/5/");
  });

  test("EXH-02 an announced exhibition is put into a calendar with its days; one of a month alone is not", async () => {
    const calendar = await fetch(`${site.origin}/gallery/exhibition/5/calendar.ics`);
    expect(calendar.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await calendar.text();
    expect(text).toContain("DTSTART;VALUE=DATE:20270501\r\n");
    expect(text).toContain("DTEND;VALUE=DATE:20270517\r\n");
    expect(text).toContain(`LOCATION:${written.venue}\r\n`);
    const none = await Promise.all(
      [1, 99, "x"].map((n) => fetch(`${site.origin}/gallery/exhibition/${n}/calendar.ics`, { redirect: "manual" })),
    );
    expect(none.map(({ headers }) => headers.get("content-type"))).not.toContain("text/calendar; charset=utf-8");
  });

  test("EXH-01 works hang in it, with its groups, and are found at its address", async () => {
    const work = await hang("EXHIBITION_5", 2);
    expect([work.status, work.body]).toEqual([200, { data: 1 }]);
    expect((await hang("EXHIBITION_5", 3)).body.message).toBe(postMessages.groupUnknown);
    const shown = () => site.call("GET", "/api/post?type=EXHIBITION_5&index=1");
    expect((await shown()).status).toBe(404);
    await update({ n: 5, state: "OPEN" });
    expect((await shown()).body).toMatchObject({ subType: 2 });
    expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).toContain("/gallery/exhibition/5/2");
  });

  test("EXH-03 groups are renamed, put in another order and added, and keep their numbers; one with works stays", async () => {
    const { body } = await read(5, token);
    const groups = [{ number: 2, name: "큰 문하" }, { name: "셋째 문하" }, { number: 1, name: "담묵 문하" }];
    const changed = await update({ n: 5, revision: body.revision, state: "OPEN", groups });
    expect(changed.body.groups).toEqual([
      { number: 2, name: "큰 문하" },
      { number: 3, name: "셋째 문하" },
      { number: 1, name: "담묵 문하" },
    ]);
    const without = (numbers: number[]) =>
      changed.body.groups.filter(({ number }: { number: number }) => !numbers.includes(number));
    expect((await update({ n: 5, groups: without([2, 1]) })).body).toMatchObject({
      message: exhibitionMessages.groupUsed(["큰 문하"]),
    });
    const left = await update({ n: 5, state: "OPEN", groups: without([1, 3]) });
    expect(left.body.groups).toEqual([{ number: 2, name: "큰 문하" }]);
    // Three and one are never given again.
    const again = await update({ n: 5, state: "OPEN", groups: [...left.body.groups, { name: "넷째 문하" }] });
    expect(again.body.groups.at(-1)).toEqual({ number: 4, name: "넷째 문하" });
    const twice = [...again.body.groups, { number: 2, name: "둘" }];
    expect((await update({ n: 5, groups: twice })).body.message).toBe(exhibitionMessages.groupUnknown);
    expect((await update({ n: 5, groups: [{ number: 9, name: "없는 문하" }] })).body.message).toBe(
      exhibitionMessages.groupUnknown,
    );
    expect((await update({ n: 5, groups: [{ name: "문하" }, { name: "문하" }] })).body.message).toBe(
      exhibitionMessages.groupTwice,
    );
  });

  test("EXH-01 an edit that another overtook is refused with what stands; without a revision the last one wins", async () => {
    const { body } = await read(5, token);
    const late = await update({ n: 5, revision: body.revision - 1, groups: body.groups });
    expect([late.status, late.body.message, late.body.theirs]).toEqual([409, errorMessages.EXHIBITION_OVERTAKEN, body]);
    expect((await update({ n: 5, state: "OPEN", groups: body.groups })).status).toBe(200);
  });

  test("EXH-01 what an edit does not send stays, and its whole name goes on following its title", async () => {
    const { body: before } = await read(5, token);
    const send = async (body: object) =>
      (await site.call("PUT", "/api/exhibition", { body: { n: 5, ...body }, token })).body;
    expect(await send({ venue: "불모회관" })).toEqual({ ...before, venue: "불모회관", revision: before.revision + 1 });
    // As it was answered, it is nothing that somebody gave.
    const renamed = await send({ title: "제5회 새 전시", banner: before.banner, venue: null });
    expect([renamed.banner, renamed.venue]).toEqual([expect.stringMatching(/^제5회 .+ 새 전시$/u), "불모회관"]);
    expect((await send({ title: before.title, venue: before.venue, endsOn: null })).endsOn).toBeNull();
    expect((await send({ endsOn: before.endsOn })).endsOn).toBe(before.endsOn);
    expect((await send({ startsOn: "2027-06-01" })).message).toBe(exhibitionMessages.endBeforeStart);
    expect((await send({ endsOn: "2027-04-30" })).message).toBe(exhibitionMessages.endBeforeStart);
    expect((await read(5, token)).body).toMatchObject({ startsOn: before.startsOn, endsOn: before.endsOn });
  });

  test("WRK-08 API-41 an English title is written, told where there is one, left as it was and taken away again", async () => {
    const { body: before } = await read(5, token);
    expect(before.english).toBe("");
    const send = (body: object) => site.call("PUT", "/api/exhibition", { body: { n: 5, ...body }, token });
    const listed = async () => {
      const { body } = await site.call("GET", "/api/board/list");
      return body.exhibitions.find(({ n }: { n: number }) => n === 5);
    };
    expect(await listed()).not.toHaveProperty("english");
    const changed = await send({ english: " Fifth\r\nExhibition\u202e " });
    expect(changed.body).toEqual({ ...before, english: "Fifth Exhibition", revision: before.revision + 1 });
    expect((await send({ venue: before.venue })).body.english).toBe("Fifth Exhibition");
    expect(await listed()).toMatchObject({ english: "Fifth Exhibition" });
    expect((await site.call("GET", "/api/exhibition/all", { token })).body).toContainEqual(
      expect.objectContaining({ n: 5, english: "Fifth Exhibition" }),
    );
    const { groups } = (await site.call("GET", "/api/search?query=fifth")).body;
    expect(JSON.stringify(groups)).toContain("/gallery/exhibition/5");
    const late = await send({ english: "5th", revision: before.revision });
    expect([late.status, late.body.theirs.english]).toEqual([409, "Fifth Exhibition"]);
    for (const [english, message] of [
      ["E".repeat(maximumEnglish + 1), exhibitionMessages.englishTooLong],
      ["Fif\0th", unusableCharacter],
    ])
      expect(await send({ english })).toMatchObject({
        status: 400,
        body: { message, errors: [{ field: "english" }] },
      });
    expect((await send({ english: " \u200e " })).body.english).toBe("");
    expect(await listed()).not.toHaveProperty("english");
  });

  test("EXH-01 a poster has to be there, and stays for as long as it hangs", async () => {
    const { body } = await read(5, token);
    const gone = await update({ n: 5, poster: fixturePicture("b"), groups: body.groups });
    expect([gone.status, gone.body.message]).toEqual([400, exhibitionMessages.posterGone]);
    const poster = fixturePicture("a");
    expect((await update({ n: 5, state: "OPEN", poster, groups: body.groups })).body.poster).toBe(poster);
    const uses = await site.fork().execute("select owner from upload_use where upload_hash = ?", ["a".repeat(64)]);
    expect(uses).toEqual([{ owner: "exhibition:EXHIBITION_5" }]);
  });

  test("EXH-01 two that are opened at once have two numbers, and one that has works does not go", async () => {
    const both = await Promise.all([create({ title: "하나" }), create({ title: "둘" })]);
    expect(both.map(({ body }) => body.n).toSorted((a: number, b: number) => a - b)).toEqual([6, 7]);
    expect((await create({ n: 7 })).body.message).toBe(exhibitionMessages.numberTaken);
    const used = await remove(5);
    expect([used.status, used.body.message]).toEqual([409, errorMessages.EXHIBITION_USED]);
    expect([(await remove(7)).status, (await remove(7)).status]).toEqual([200, 404]);
    // Whoever kept the address of the seventh would find another there.
    expect((await next()).body).toEqual({ n: 8 });
    const eighth = await create({ title: "셋" });
    expect([eighth.body.n, (await remove(8)).status, (await next()).body.n]).toEqual([8, 200, 9]);
    expect((await site.call("DELETE", "/api/post", { body: [{ type: "EXHIBITION_5", index: 1 }], token })).status).toBe(
      200,
    );
    // It waits in the trash, and may come back.
    expect((await remove(5)).status).toBe(409);
  });

  test("EXH-01 the log says which exhibition, and the first four keep their numbers", async () => {
    const log = (from = "") => site.call("GET", `/api/audit/list?kind=BOARD${from}`, { token });
    const newest = await log();
    const { body } = newest.body.next === null ? newest : await log(`&before=${newest.body.next}`);
    expect(body.list.at(-1)).toMatchObject({ act: "EXHIBITION_CREATED", board: "EXHIBITION_5", post: null });
    expect((await named()).slice(0, 4)).toEqual(
      ["FIRST", "SECOND", "THIRD", "FOURTH"].map((place) => `${place}_EXHIBITION PAST`),
    );
  });

  test("EXH-01 an exhibition that was removed is opened again as it was, its groups at their addresses; once", async () => {
    const groups = [
      { number: 4, name: "넷째 문하" },
      { number: 2, name: "둘째 문하" },
    ];
    const wanted = { n: 30, title: "제30회 불교미술전", state: "ANNOUNCED", groups };
    const { body: before } = await create(wanted);
    expect(before.groups).toEqual(groups);
    await remove(30);
    const back = await Promise.all([create(wanted), create(wanted)]);
    expect(back.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect((await read(30)).body).toEqual(before);
    const more = await update({ ...wanted, groups: [...groups, { name: "새 문하" }] });
    expect(more.body.groups.at(-1)).toEqual({ number: 5, name: "새 문하" });
    // So does a group that was removed alone, whose number nobody else was given.
    await update({ ...wanted, groups: [] });
    const undone = await update({ ...wanted, groups: more.body.groups });
    expect(undone.body.groups).toEqual(more.body.groups);
    expect((await remove(30)).status).toBe(200);
  });

  test("EXH-03 a work that is written into a group while the group goes is refused, or keeps it", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { body } = await read(5, token);
      const { body: grown } = await update({
        n: 5,
        state: "OPEN",
        groups: [...body.groups, { name: `곧 갈 문하 ${round}` }],
      });
      const group = grown.groups.at(-1).number;
      const [work, change] = await Promise.all([
        hang("EXHIBITION_5", group),
        update({ n: 5, state: "OPEN", groups: body.groups }),
      ]);
      expect(new Set([work.status, change.status])).toEqual(new Set([200, 400]));
      const { body: left } = await read(5, token);
      const isThere = (left.groups as { number: number }[]).some(({ number }) => number === group);
      expect([work.body.message ?? "", change.body.message ?? "", isThere]).toEqual(
        work.status === 200
          ? ["", exhibitionMessages.groupUsed([`곧 갈 문하 ${round}`]), true]
          : [postMessages.groupUnknown, "", false],
      );
    }
  });

  test("EXH-01 a day lies in a year that databases and calendars know, and so does the day after it", async () => {
    for (const [day, field] of [
      ["0000-05-01", "startsOn"],
      ["1899-12-31", "startsOn"],
      ["0000-05-01", "endsOn"],
      ["9999-12-31", "endsOn"],
    ] as const)
      expect(await create({ n: 77, [field]: day })).toMatchObject({
        status: 400,
        body: { errors: expect.arrayContaining([expect.objectContaining({ field, message: dayTooFar })]) },
      });
    await create({ n: 77, state: "ANNOUNCED", endsOn: "2999-12-31" });
    const calendar = await (await fetch(`${site.origin}/gallery/exhibition/77/calendar.ics`)).text();
    expect(calendar).toContain("DTEND;VALUE=DATE:30000101");
    expect((await remove(77)).status).toBe(200);
  });
});
