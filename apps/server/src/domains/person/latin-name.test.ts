import { errorMessages } from "@bulmo/contracts/error";
import { personMessages } from "@bulmo/contracts/person";
import { maximumPersonFact } from "@bulmo/contracts/person-rule";
import { unusableCharacter } from "@bulmo/contracts/text";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());

  const read = async (path: string) => (await site.call("GET", `/api${path}`)).body;
  const send = (method: string, body: object) => site.call(method, "/api/person", { body, token });
  const add = async (facts: object) => (await send("POST", { name: "이솔", ...facts })).body.id as number;

  test("WRK-03 API-41 a name in Latin letters is written, told, left as it was and taken away again", async () => {
    expect((await send("POST", { name: "한솔" })).body).toMatchObject({ name: "한솔", latin: "" });
    const id = await add({ latin: "  Yi So\u0306l " });
    // As one character, and without what stands around it.
    expect(await read(`/person?id=${id}`)).toMatchObject({ name: "이솔", latin: "Yi Sŏl" });
    expect(await read("/person/list")).toContainEqual(expect.objectContaining({ id, latin: "Yi Sŏl" }));
    expect((await send("PUT", { id, born: "1972" })).body).toMatchObject({ born: "1972", latin: "Yi Sŏl" });
    expect((await send("PUT", { id, latin: null })).body.latin).toBe("Yi Sŏl");
    expect((await send("PUT", { id, latin: "" })).body.latin).toBe("");
  });

  test.each([
    ["too long", "a".repeat(maximumPersonFact + 1), personMessages.factTooLong],
    ["in Hangul", "이솔", personMessages.latinUnfit],
    ["half in Hanja", "Yi 率", personMessages.latinUnfit],
    ["with a NUL", "Yi\0Sol", unusableCharacter],
  ])(
    "WRK-03 API-43 a name in Latin letters that is %s is refused at its field, and changes nothing",
    async (_what, latin, message) => {
      const id = await add({ latin: "Yi Sol" });
      expect(await send("PUT", { id, name: "다른 이름", latin })).toMatchObject({
        status: 400,
        body: { message, errors: [{ field: "latin" }] },
      });
      expect(await read(`/person?id=${id}`)).toMatchObject({ name: "이솔", latin: "Yi Sol" });
    },
  );

  test.each([
    ["Yi\r\nSol", "Yi Sol"],
    ["\u202eYi\u0007 Sol\t", "Yi Sol"],
    [" \u3000 ", ""],
    ["O Chae-saek (J. B.), d’Ö", "O Chae-saek (J. B.), d’Ö"],
    ["a".repeat(maximumPersonFact), "a".repeat(maximumPersonFact)],
  ])("WRK-03 %j becomes the line %j", async (latin, line) => {
    expect((await send("POST", { name: "이솔", latin })).body.latin).toBe(line);
  });

  test("WRK-03 NAV-31 an edit that another overtook is refused, and told the name in Latin letters that stands", async () => {
    const id = await add({ latin: "Yi Sol" });
    expect((await send("PUT", { id, revision: 1, latin: "Lee Sol" })).status).toBe(200);
    expect(await send("PUT", { id, revision: 1, latin: "I Sol" })).toMatchObject({
      status: 409,
      body: { message: errorMessages.PERSON_OVERTAKEN, theirs: { id, latin: "Lee Sol", revision: 2 } },
    });
  });

  test("DAY-06 WRK-04 somebody and their works are found by it, however it is written, and nobody who is hidden", async () => {
    const id = await add({ name: "문여울", latin: "Mun Yeo-ul", note: "달을 그렸습니다." });
    const [work] = await createPosts(site.fork(), "FIRST_EXHIBITION", [{ title: "여울물" }]);
    await site.call("PUT", "/api/post", {
      token,
      body: {
        type: work!.type,
        targetType: work!.type,
        index: work!.index,
        title: "여울물",
        content: "<p>글</p>",
        artists: [{ personId: id }],
      },
    });
    const people = async (query: string) => {
      const { groups } = await read(`/search?${new URLSearchParams({ query }).toString()}`);
      return groups.flatMap(({ kind, list }: { kind: string; list: { path: string }[] }) =>
        kind === "PERSON" ? list.map(({ path }) => path) : [],
      );
    };
    const works = async (keyword: string) =>
      (await read(`/work/list?${new URLSearchParams({ keyword }).toString()}`)).list.map(
        ({ title }: { title: string }) => title,
      );
    for (const words of ["Mun Yeo-ul", "yeo-ul", "MUN"]) {
      expect([words, await people(words)]).toEqual([words, [`/member/people/${id}`]]);
      expect([words, await works(words)]).toEqual([words, ["여울물"]]);
    }
    await send("PUT", { id, isPublic: false });
    await site.waitForInvalidation();
    expect([await people("yeo-ul"), await works("yeo-ul")]).toEqual([[], []]);
    expect((await read("/work/list?keyword=여울물")).list).toHaveLength(1);
  });
});
