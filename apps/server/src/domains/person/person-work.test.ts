import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

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
  const person = async (written: object) => (await ask("POST", "/person", written)).body.id as number;
  /** As a visitor reads it. */
  const read = async (id: number) => (await site.call("GET", `/api/person?id=${id}`)).body;
  const write = async (type: string, title: string, artists: object[]) =>
    (await ask("POST", "/post", { type, title, content: "<p>그림</p>", artists })).body.data as number;
  const titlesOf = async (id: number) => (await read(id)).works.map(({ title }: { title: string }) => title);

  test("WRK-03 a person tells works that name them, the latest exhibition first, and where they showed", async () => {
    const teacher = await person({ name: "담묵" });
    const id = await person({ name: "이솔", teacherId: teacher });
    const first = await write("FIRST_EXHIBITION", "초본", [{ personId: id, role: "UNDERDRAWING" }]);
    await write("THIRD_EXHIBITION", "괘불", [
      { personId: teacher, role: "ATTESTATION" },
      { personId: id, role: "HEAD_PAINTER" },
      { personId: id, role: "GILDING" },
    ]);
    await write("THIRD_EXHIBITION", "남의 그림", [{ name: "이솔" }]);
    expect(await read(id)).toMatchObject({
      teacher: { id: teacher, name: "담묵", isPublic: true },
      works: [
        { type: "THIRD_EXHIBITION", title: "괘불", roles: ["HEAD_PAINTER", "GILDING"] },
        { type: "FIRST_EXHIBITION", index: first, title: "초본", roles: ["UNDERDRAWING"] },
      ],
      exhibitions: [
        { type: "THIRD_EXHIBITION", n: 3 },
        { type: "FIRST_EXHIBITION", n: 1 },
      ],
    });
    expect(await read(teacher)).toMatchObject({ works: [{ title: "괘불", roles: ["ATTESTATION"] }] });
  });

  test("WRK-03 a work that is renamed, moved, removed or brought back is told so at once", async () => {
    const id = await person({ name: "한석록" });
    const type = "SECOND_EXHIBITION";
    expect(await titlesOf(id)).toEqual([]);
    const index = await write(type, "관음도", [{ personId: id }]);
    expect(await titlesOf(id)).toEqual(["관음도"]);
    const work = { targetType: type, index, content: "<p>그림</p>" };
    await ask("PUT", "/post", { ...work, type, title: "수월관음도" });
    expect(await titlesOf(id)).toEqual(["수월관음도"]);
    const { data } = (await ask("PUT", "/post", { ...work, type: "FOURTH_EXHIBITION", title: "수월관음도" })).body;
    expect(await read(id)).toMatchObject({ works: [{ type: "FOURTH_EXHIBITION" }], exhibitions: [{ n: 4 }] });
    const hanging = { type: "FOURTH_EXHIBITION", index: data };
    await ask("DELETE", "/post", { posts: [hanging] });
    expect(await titlesOf(id)).toEqual([]);
    await ask("POST", "/trash/restore", hanging);
    expect(await titlesOf(id)).toEqual(["수월관음도"]);
  });

  test("WRK-03 works of one exhibition are told as they hang there", async () => {
    const id = await person({ name: "문혜월" });
    const type = "FIRST_EXHIBITION";
    const [first, second, third] = [
      await write(type, "처음 그림", [{ personId: id }]),
      await write(type, "다음 그림", [{ personId: id }]),
      await write(type, "나중 그림", [{ personId: id }]),
    ];
    expect(await titlesOf(id)).toEqual(["나중 그림", "다음 그림", "처음 그림"]);
    const { revision, works } = (await ask("GET", "/exhibition/order?n=1")).body;
    const others = works.map(({ index }: { index: number }) => index).filter((one: number) => one < (first ?? 0));
    const order = { n: 1, revision, indexes: [second, first, third, ...others] };
    expect((await ask("PUT", "/exhibition/order", order)).status).toBe(200);
    await expect.poll(() => titlesOf(id)).toEqual(["다음 그림", "처음 그림", "나중 그림"]);
  });

  test("WRK-03 of who is hidden nothing is told, and works of a hidden exhibition by nobody", async () => {
    const id = await person({ name: "문하엽" });
    await write("FOURTH_EXHIBITION", "나한도", [{ personId: id }]);
    await write("FIRST_EXHIBITION", "신중도", [{ personId: id }]);
    expect(await titlesOf(id)).toEqual(["나한도", "신중도"]);
    await site.fork().execute("update board set readers = 'MEMBERS' where type = 'FOURTH_EXHIBITION'");
    await expect.poll(() => titlesOf(id)).toEqual(["신중도"]);
    await ask("PUT", "/person", { id, isPublic: false });
    expect(await read(id)).toMatchObject({ name: "비공개", works: [], exhibitions: [], offices: [] });
  });
});
