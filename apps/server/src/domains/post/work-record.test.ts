import { workFields, workTextNames } from "@bulmo/contracts/work-field";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { postsCsv } from "../../commands/export/tables.ts";

const record = {
  hanja: "水月觀音圖",
  english: "Water-Moon Avalokiteshvara",
  dated: "1930~/1935",
  kind: "PAINTING",
  technique: "비단에 석채",
  height: "125",
  width: "50.5",
  depth: "3",
  holder: "마곡사",
  inscription: "불기 2556년\n일섭 문도 삼가 그림",
  rights: "CC_BY_SA",
  credit: "사진 일섭문도회",
};
const work = { type: "SECOND_EXHIBITION", title: "수월관음도", content: "<p>달</p>" };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, body?: object) =>
    site.call(method, `/api${path}`, { token, ...(body && { body }) });
  const send = (written: object) => ask("POST", "/post", { ...work, ...written });
  const write = async (written: object) => (await send(written)).body.data as number;
  const read = async (index: number) => (await ask("GET", `/post?type=${work.type}&index=${index}`)).body;
  const change = (index: number, written: object) =>
    ask("PUT", "/post", { ...work, targetType: work.type, index, ...written });
  const listed = async (index: number) => {
    const { body } = await ask("GET", `/post/list?type=${work.type}&limit=100`);
    return body.list.find((row: { index: number }) => row.index === index);
  };

  test("WRK-01 a record is written, told by the work and by lists, and left as it is by a program that does not know it", async () => {
    const index = await write(record);
    expect(await read(index)).toMatchObject(record);
    expect(await listed(index)).toMatchObject(record);
    await change(index, { title: "수월관음도 1폭" });
    expect(await read(index)).toMatchObject({ ...record, title: "수월관음도 1폭" });
  });

  test("WRK-01 of a record only what says something is told", async () => {
    const index = await write({ technique: "비단에 먹" });
    const { technique: _written, ...others } = record;
    for (const told of [await read(index), await listed(index)]) {
      expect(told).toMatchObject({ technique: "비단에 먹" });
      expect(Object.keys(told).filter((name) => name in others)).toEqual([]);
    }
    await change(index, { technique: "" });
    expect(await read(index)).not.toHaveProperty("technique");
  });

  test("WRK-01 a caption that nobody wrote is made of the record and follows it; one that somebody wrote stays", async () => {
    const index = await write({ technique: "비단에 석채", height: "125", width: "50" });
    expect(await read(index)).toMatchObject({ caption: "비단에 석채, 125×50cm" });
    await change(index, { depth: "3", caption: "비단에 석채, 125×50cm" });
    expect(await read(index)).toMatchObject({ caption: "비단에 석채, 125×50×3cm" });
    await change(index, { caption: "달빛 아래 관음" });
    await change(index, { technique: "비단에 금니" });
    expect(await read(index)).toMatchObject({ caption: "달빛 아래 관음", technique: "비단에 금니" });
    await change(index, { caption: "" });
    expect(await read(index)).toMatchObject({ caption: "비단에 금니, 125×50×3cm" });
    const heightAlone = await write({ height: "125" });
    expect(await read(heightAlone)).toMatchObject({ caption: "", height: "125" });
  });

  test.each([
    ["dated", "2012년", "제작 시기: 2012, "],
    ["dated", "2012-13", "제작 시기: 2012, "],
    ["dated", "Y17E7", "제작 시기: 2012, "],
    ["kind", "poster", "종류: 목록에 있는 것을 골라 주세요."],
    ["rights", "https://creativecommons.org/licenses/by/4.0/", "이용 조건: 목록에 있는 것을 골라 주세요."],
    ["height", "125cm", "세로(cm): 120 또는 120.5처럼 숫자만 적어 주세요."],
    ["width", "-5", "가로(cm): 120 또는 120.5처럼 숫자만 적어 주세요."],
    ["depth", "1e9", "깊이(cm): 120 또는 120.5처럼 숫자만 적어 주세요."],
    ["inscription", "가".repeat(2_001), "화기(畵記): 2,000자 이하로 입력해 주세요."],
  ])("WRK-01 %s is refused as %s", async (name, written, message) => {
    const { status, body } = await send({ [name]: written });
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
    // A program learns which field it is.
    expect(body.errors).toMatchObject([{ field: name }]);
  });

  test.each(["", "1930", "1930~", "2012?", "2012-05-08", "1930/1935", "../1935", "193X", "-0057"])(
    "WRK-01 %s is a date",
    async (dated) => {
      expect((await send({ dated })).status).toBe(200);
    },
  );

  test("WRK-01 a record is planned and published, and goes along where the posts are taken out", async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const { body: plan } = await ask("POST", "/post/planned", { ...work, ...record, publishAt });
    expect((await ask("GET", `/post/planned?id=${plan.id}`)).body).toMatchObject(record);
    const { body: published } = await ask("POST", "/post/planned/publish", { id: plan.id });
    expect(await read(published.index)).toMatchObject(record);
    const [heads, ...rows] = (await postsCsv(site.fork(), { pictures: new Map(), files: new Map() })).split("\r\n");
    for (const name of workTextNames) expect(heads).toContain(`"${workFields[name].label}"`);
    expect(rows.join("\r\n")).toContain('"Water-Moon Avalokiteshvara"');
  });

  test("WRK-01 no board has a record", async () => {
    const index = await write(record);
    const moved = await change(index, { type: "NOTICE" });
    const { body } = await ask("GET", `/post?type=NOTICE&index=${moved.body.data}`);
    expect(body).toMatchObject({ caption: "" });
    expect(Object.keys(body).filter((name) => name in record)).toEqual([]);
  });
});
