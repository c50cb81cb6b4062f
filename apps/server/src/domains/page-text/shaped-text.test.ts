import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminTextCallsOf, pageTextOf } from "../../../testing/page-text.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const name = "greeting";
const titled = (title: string) => pageTextOf({ title });

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let calls: Awaited<ReturnType<typeof adminTextCallsOf>>;

  beforeAll(async () => {
    site = await openSite(server);
    calls = await adminTextCallsOf(site);
  });
  afterAll(() => site.close());

  const publish = async (text: object) => {
    await calls.save({ name, text });
    return calls.publish({ name });
  };
  const shown = async () => (await calls.get({ name })).body;

  test("PAG-04 rows are kept in their order, and what a text's shape does not have is refused where it stands", async () => {
    const life = (await calls.stands("ilsub")).published.text;
    const years = [{ year: "1976", event: "부도를 세움" }, { year: "", event: " " }, ...(life.lists["years"] ?? [])];
    const save = (lists: object) => calls.save({ name: "ilsub", text: { ...life, lists } });
    expect((await save({ years })).body.draft.text.lists.years.slice(0, 2)).toEqual([years[0], years[2]]);
    const refused = await save({ years: [{ year: "1976", event: "부도를 세움", month: "5" }] });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            field: "text.lists.years.0.month",
            message: expect.stringMatching(/^1번째 .+: 이 글에 없는 칸의 이름입니다\.$/u),
          },
        ],
      },
    });
    expect((await save({ years, works: [] })).status).toBe(400);
    const many = Array.from({ length: 201 }, (_, place) => ({ year: `${place}`, event: "일" }));
    expect((await save({ years: many })).status).toBe(400);
    await calls.discard({ name: "ilsub" });
  });

  test("PAG-01 a program that knows of neither fields nor lists is understood", async () => {
    const { fields: _fields, lists: _lists, ...earlier } = titled("예전 프로그램");
    expect(await publish(earlier)).toMatchObject({
      status: 200,
      body: { published: { text: titled("예전 프로그램") } },
    });
    await site.fork().execute("update page_text_version set text = text - 'fields' - 'lists' where name = ?", [name]);
    await site.waitForInvalidation();
    expect(await shown()).toMatchObject({ text: titled("예전 프로그램") });
    expect((await calls.version({ name, number: (await shown()).number })).body.text).toEqual(titled("예전 프로그램"));
  });

  test("PAG-01 a description is told with the association's name, and keeps in braces what its page puts in", async () => {
    const standing = (await calls.stands("executives")).published.text;
    const association = (await calls.stands("association")).published.text.fields["name"];
    expect((await calls.get({ name: "executives" })).body.text.description).toBe(
      `${association}의 {기수} 임원을 소개합니다.`,
    );
    await calls.save({ name: "executives", text: { ...standing, description: "{협회 이름} {기수}, {없는 말}" } });
    await calls.publish({ name: "executives" });
    expect((await calls.get({ name: "executives" })).body.text.description).toBe(`${association} {기수},`);
  });

  test("PAG-01 words around a list have no paragraphs, and those of the chronicles and the lineage need a title", async () => {
    for (const title of ["history", "cultural-property", "member-genealogy", "members"]) {
      const { text } = (await calls.stands(title)).published;
      expect((await calls.save({ name: title, text: { ...text, title: " " } })).status).toBe(400);
      const blocks = [{ type: "PARAGRAPH", text: "문단" }];
      expect((await calls.save({ name: title, text: { ...text, blocks } })).status).toBe(400);
    }
  });

  test("PAG-01 ASC-19 the memorial is moved: its days and its calendar follow", async () => {
    const dates = async () => (await site.call("GET", "/api/memorial")).body as { year: number; date: string }[];
    const calendar = async () => (await (await fetch(`${site.origin}/calendar.ics`)).text()).replaceAll("\r\n ", "");
    const [before] = [await dates()];
    const { text } = (await calls.stands("business")).published;
    const moved = { ...text.fields, memorialMonth: "8", memorialDay: "1", memorialPlace: "마곡사" };
    await calls.save({ name: "business", text: { ...text, fields: moved } });
    expect(await dates()).toEqual(before);
    await calls.publish({ name: "business" });
    const after = await dates();
    expect(after.map(({ year }) => year)).toEqual(before.map(({ year }) => year));
    expect(after).not.toEqual(before);
    expect(await calendar()).toContain(`DTSTART;VALUE=DATE:${after[0]?.date.replaceAll("-", "")}`);
    expect(await calendar()).toContain("(음력 8월 1일)");
    expect(await calendar()).toContain("LOCATION:마곡사");
    // The map shows another place.
    expect(await calendar()).not.toContain("GEO:");
    for (const [field, value] of [
      ["memorialMonth", "13"],
      ["memorialDay", "0"],
      ["memorialDay", "1.5"],
      ["memorialMonth", ""],
    ] as const)
      expect(
        (await calls.save({ name: "business", text: { ...text, fields: { ...moved, [field]: value } } })).status,
      ).toBe(400);
    await calls.restore({ name: "business", number: 0 });
    await calls.publish({ name: "business" });
    expect(await dates()).toEqual(before);
  });
});
