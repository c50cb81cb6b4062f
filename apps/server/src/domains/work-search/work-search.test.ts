import { bothServers } from "@bulmo/entities/testing/test-database";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { addPicture } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Found = { title: string; number: number; colours?: string[] };

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  let teacher: number;
  let pupil: number;

  const ask = (method: string, path: string, body?: object) =>
    site.call(method, `/api${path}`, { token, ...(body && { body }) });
  const person = async (written: object) => (await ask("POST", "/person", written)).body.id as number;
  const hang = async (title: string, facts: object = {}, type = "FIRST_EXHIBITION") => {
    const { status, body } = await ask("POST", "/post", { type, title, content: "<p>그림</p>", ...facts });
    expect([title, status]).toEqual([title, 200]);
    return body.data as number;
  };
  /** As a visitor is answered. */
  const look = async (query: string) => {
    const { status, body } = await site.call("GET", `/api/work/list?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body;
  };
  const titles = async (query: string) => (await look(query)).list.map(({ title }: Found) => title);

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" }));
    teacher = await person({ name: "담묵" });
    pupil = await person({ name: "이솔", teacherId: teacher });
  });
  afterAll(() => site.close());

  test("WRK-04 all works are listed as they hang, the latest exhibition first, with what one may choose", async () => {
    await hang("처음 것", { kind: "SUTRA", technique: "감지에 금니", dated: "1998", height: "30", width: "40" });
    await hang("다음 것", { artists: [{ personId: pupil }], kind: "PAINTING" });
    await hang("나중 전시", { author: "홍길동", technique: "비단에 먹", dated: "2003/2012" }, "THIRD_EXHIBITION");
    const { list, choices, ...rest } = await look("limit=10");
    expect(list.map(({ title }: Found) => title)).toEqual(["나중 전시", "다음 것", "처음 것"]);
    expect(rest).toEqual({ page: 1, totalPages: 1, total: 3 });
    expect(choices).toMatchObject({
      artist: expect.arrayContaining([
        { value: String(pupil), label: "이솔", count: 1 },
        { value: "홍길동", label: "홍길동", count: 1 },
      ]),
      teacher: [{ value: String(teacher), label: "담묵", count: 1 }],
      exhibition: expect.arrayContaining([
        expect.objectContaining({ value: "1", count: 2 }),
        expect.objectContaining({ value: "3", count: 1 }),
      ]),
      kind: [
        { value: "PAINTING", count: 1 },
        { value: "SUTRA", count: 1 },
      ],
      technique: [
        { value: "SILK", count: 1 },
        { value: "PAPER", count: 1 },
        { value: "INK", count: 1 },
        { value: "GOLD", count: 1 },
      ],
      size: [{ value: "SMALL", count: 1 }],
      decade: [
        { value: "1990", count: 1 },
        { value: "2000", count: 1 },
        { value: "2010", count: 1 },
      ],
    });
  });

  test("WRK-04 pages follow one another, and one that is not there is the last", async () => {
    expect(await titles("limit=2&page=2")).toEqual(["처음 것"]);
    expect(await look("limit=2&page=9")).toMatchObject({ page: 2, totalPages: 2, list: [{ title: "처음 것" }] });
    expect(await look("keyword=없는말")).toMatchObject({ page: 1, totalPages: 1, total: 0, list: [] });
  });

  test("WRK-04 what is changed, hidden, moved or taken away is found so at once", async () => {
    const index = await hang("바뀌는 것", { technique: "삼베에 석채" }, "SECOND_EXHIBITION");
    const address = { targetType: "SECOND_EXHIBITION", index, title: "바뀌는 것", content: "<p>그림</p>" };
    expect(await titles("technique=HEMP,MINERAL")).toEqual(["바뀌는 것"]);
    await ask("PUT", "/post", { ...address, type: "SECOND_EXHIBITION", technique: "비단에 분채" });
    expect(await titles("technique=HEMP")).toEqual([]);
    expect(await titles("technique=SILK,POWDER&exhibition=2")).toEqual(["바뀌는 것"]);
    await ask("POST", "/exhibition", { n: 8, title: "준비하는 전시", state: "DRAFT", startsOn: "2027-05-01" });
    await ask("PUT", "/post", { ...address, type: "EXHIBITION_8" });
    expect(await titles("technique=POWDER")).toEqual([]);
    expect((await ask("GET", "/work/list?technique=POWDER")).body.total).toBe(0);
    const { revision } = (await ask("GET", "/exhibition?n=8")).body;
    const opened = { n: 8, title: "여는 전시", state: "OPEN", startsOn: "2027-05-01", revision };
    expect((await ask("PUT", "/exhibition", opened)).status).toBe(200);
    expect(await look("technique=POWDER")).toMatchObject({
      total: 1,
      choices: { exhibition: [{ value: "8", label: "여는 전시", count: 1 }] },
    });
    await ask("DELETE", "/post", [{ type: "EXHIBITION_8", index: 1 }]);
    expect(await titles("technique=POWDER")).toEqual([]);
  });

  test("WRK-04 somebody who is hidden is found by the name that was written, and by no number", async () => {
    const id = await person({ name: "숨을 사람", teacherId: teacher });
    await hang("숨은 이의 그림", { artists: [{ personId: id }] });
    expect(await titles(`artist=${id}`)).toEqual(["숨은 이의 그림"]);
    const { revision } = (await ask("GET", "/person/all")).body.find((row: { id: number }) => row.id === id);
    const facts = { name: "숨을 사람", teacherId: teacher, isPublic: false };
    expect((await ask("PUT", "/person", { id, revision, ...facts })).status).toBe(200);
    expect(await titles(`artist=${id}`)).toEqual([]);
    expect(await titles(`teacher=${teacher}`)).toEqual(["다음 것"]);
    expect(await titles("artist=숨을 사람")).toEqual(["숨은 이의 그림"]);
  });

  test("WRK-04 a work is found by the colours of its first picture, as soon as somebody has looked at it", async () => {
    const imageUrl = await addPicture(site.uploads.pictures, quarters());
    const thumbnail = `<figure><img src="${imageUrl}" alt="그림" /></figure>`;
    await hang("색이 있는 것", { content: thumbnail });
    const [found] = (await look("keyword=색이 있는 것")).list as Found[];
    expect(found?.colours).toContain("RED");
    expect(await titles("colour=RED,GREEN,BLUE")).toEqual(["색이 있는 것"]);
    const hash = parsePictureUrl(imageUrl)?.hash;
    // As the version before leaves it.
    await site.fork().execute("update upload set colours = null where hash = ?", [hash]);
    await site.waitForInvalidation();
    expect(await titles("colour=RED")).toEqual([]);
    await site.uploads.resume();
    await site.waitForInvalidation();
    expect(await titles("colour=RED")).toEqual(["색이 있는 것"]);
  });

  test("WRK-04 a search that cannot be is refused, naming what is wrong", async () => {
    for (const [query, field] of [
      ["colour=PINK", "colour"],
      ["size=HUGE", "size"],
      ["from=abc", "from"],
      ["teacher=0", "teacher"],
      ["limit=0", "limit"],
    ] as const) {
      const { status, body } = await site.call("GET", `/api/work/list?${query}`);
      expect([query, status, body.errors?.[0]?.field]).toEqual([query, 400, field]);
    }
  });
});
