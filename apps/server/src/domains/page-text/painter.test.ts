import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { adminTextCallsOf } from "../../../testing/page-text.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { installPeople } from "../person/install-people.ts";

type Row = Record<string, string>;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  let calls: Awaited<ReturnType<typeof adminTextCallsOf>>;

  beforeAll(async () => {
    site = await openSite(server);
    await installPeople(site.fork());
    await site.waitForInvalidation();
    calls = await adminTextCallsOf(site);
    ({ token } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());

  const change = (method: string, body: object) => site.call(method, "/api/person", { token, body });
  const painters = async (name: string): Promise<Row[]> => (await calls.get({ name })).body.text.lists.painters;
  const indexed = async (words: string) =>
    (await site.call("GET", `/api/search?query=${encodeURIComponent(words)}`)).body as object;

  test("PAG-04 the painters whom a temple's page begins with are people of the lineage, whose changed name it tells", async () => {
    const [first, ...rest] = await painters("magoksa");
    expect(first).toMatchObject({ name: "금호당 약효", hanja: "錦湖堂 若效", dates: "?~1928" });
    // 호은당 정연 stands in no lineage of ours.
    expect([first, ...rest].map((row) => Boolean(row?.["person"]))).toEqual([true, true, false, true]);
    const id = Number(first?.["person"]);
    expect((await site.call("GET", `/api/person?id=${id}`)).body).toMatchObject({ name: "약효" });
    expect((await change("PUT", { id, name: "약우", hanja: "錦湖堂 若愚" })).status).toBe(200);
    expect((await painters("magoksa"))[0]).toEqual({ ...first, name: "금호당 약우", hanja: "錦湖堂 若愚" });
    await change("PUT", { id, name: "약효", hanja: "錦湖堂 若效" });
    // Both temples name the master, who is one person.
    expect((await painters("buyongsa"))[0]?.["person"]).toBe(rest[2]?.["person"]);
  });

  test("PAG-04 what is published names a person by number; who is hidden or removed is called as written, without one", async () => {
    const { text } = (await calls.stands("magoksa")).published;
    const { id } = (await change("POST", { name: "먹줄", dharmaName: "무명당" })).body;
    const row = { name: "무명당 가명", hanja: "無名堂 假名", dates: "", text: "소개", person: String(id) };
    await calls.save({ name: "magoksa", text: { ...text, lists: { painters: [row] } } });
    await calls.publish({ name: "magoksa" });
    // A record without Hanja leaves what the page has.
    expect(await painters("magoksa")).toEqual([{ ...row, name: "무명당 먹줄" }]);
    expect(JSON.stringify(await indexed("먹줄"))).toContain("magoksa");
    const { person: _person, ...written } = row;
    await change("PUT", { id, isPublic: false });
    expect(await painters("magoksa")).toEqual([written]);
    await change("PUT", { id, isPublic: true });
    await change("DELETE", { id });
    expect(await painters("magoksa")).toEqual([written]);
    await site.call("POST", "/api/person/restore", { token, body: { id } });
    expect(await painters("magoksa")).toEqual([{ ...row, name: "무명당 먹줄" }]);
    // Whoever edits sees what is stored.
    expect((await calls.stands("magoksa")).published.text.lists["painters"]).toEqual([row]);
    const refused = await calls.save({
      name: "magoksa",
      text: { ...text, lists: { painters: [{ ...row, person: "누구" }] } },
    });
    expect(refused.body.errors).toMatchObject([
      { field: "text.lists.painters.0.person", message: "1번째 불모: ‘계보 기록’ 칸에서 한 사람을 골라 주세요." },
    ]);
    await calls.restore({ name: "magoksa", number: 0 });
    await calls.publish({ name: "magoksa" });
  });

  test("PAG-04 a site that began with a version before finds its painters among its people once", async () => {
    const [{ person: id } = {}] = await painters("magoksa");
    await site.fork().execute("delete from setting where key = 'forebears'");
    await installPeople(site.fork());
    await change("PUT", { id: Number(id), name: "약우" });
    await installPeople(site.fork());
    expect((await calls.version({ name: "magoksa", number: 0 })).body.text.lists.painters[0].person).toBe(id);
    await change("PUT", { id: Number(id), name: "약효" });
  });
});
