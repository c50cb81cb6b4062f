import { personMessages } from "@bulmo/contracts/person";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { addPicture } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sweepRemovedPeople } from "./person-removal.service.ts";

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
  const remove = (id: number) => ask("DELETE", "/person", { id });
  const restore = (id: number) => ask("POST", "/person/restore", { id });
  const removed = async () =>
    ((await ask("GET", "/person/removed")).body as { name: string }[]).map(({ name }) => name);
  const read = async (id: number) => (await site.call("GET", `/api/person?id=${id}`)).body;
  const write = async (title: string, artists: object[]) =>
    (await ask("POST", "/post", { type: "THIRD_EXHIBITION", title, content: "<p>그림</p>", artists })).body.data;
  const artistsOf = async (index: number) =>
    (await site.call("GET", `/api/post?type=THIRD_EXHIBITION&index=${index}`)).body.artists;

  test("PAG-04 who is brought back is who they were: by number, place, portrait and works", async () => {
    const teacher = await person({ name: "담묵" });
    const portrait = await addPicture(site.uploads.pictures, quarters());
    const [, id, other] = [
      await person({ name: "첫째", teacherId: teacher }),
      await person({ name: "이솔", hanja: "李松", note: "소개", portrait, teacherId: teacher }),
      await person({ name: "셋째", teacherId: teacher }),
    ];
    const works = [
      await write("괘불", [
        { personId: id, role: "HEAD_PAINTER" },
        { personId: other },
        { personId: id, role: "GILDING" },
      ]),
      await write("시왕도", [{ personId: id }]),
    ];
    const edited = await write("초본", [{ personId: id }]);
    const before = await read(id);
    const artists = await Promise.all(works.map(artistsOf));
    expect((await remove(id)).status).toBe(200);
    expect((await read(id)).reason).toBe("PERSON_NOT_FOUND");
    const rewritten = {
      type: "THIRD_EXHIBITION",
      targetType: "THIRD_EXHIBITION",
      index: edited,
      title: "초본",
      content: "<p>그림</p>",
    };
    expect((await ask("PUT", "/post", { ...rewritten, artists: [{ name: "다른 이" }] })).status).toBe(200);
    expect((await restore(id)).body).toMatchObject({ id, name: "이솔", portrait, revision: 2 });
    expect(await read(id)).toEqual({
      ...before,
      works: before.works.filter(({ title }: { title: string }) => title !== "초본"),
    });
    expect(await Promise.all(works.map(artistsOf))).toEqual(artists);
    expect(await artistsOf(edited)).toMatchObject([{ personId: null, name: "다른 이" }]);
    expect((await read(teacher)).disciples.map(({ name }: { name: string }) => name)).toEqual(["첫째", "이솔", "셋째"]);
    expect((await restore(id)).status).toBe(404);
  });

  test("PAG-04 who was the founder is it again, unless somebody else has become it", async () => {
    const founder = await person({ name: "일세", isFounder: true });
    await remove(founder);
    expect((await restore(founder)).body).toMatchObject({ isFounder: true, generation: 1 });
    await remove(founder);
    const next = await person({ name: "새 일세", isFounder: true });
    expect((await restore(founder)).body).toMatchObject({ isFounder: false });
    await remove(next);
  });

  test("PAG-04 administrators read who can be brought back, the last first, and who is no more", async () => {
    const [first, second] = [await person({ name: "먼저 지운 이" }), await person({ name: "나중 지운 이" })];
    await remove(first);
    await remove(second);
    expect((await removed()).slice(0, 2)).toEqual(["나중 지운 이", "먼저 지운 이"]);
    await restore(second);
    await site
      .fork()
      .execute("update removed_person set removed_at = now() - interval '31 days' where id = ?", [first]);
    expect(await removed()).not.toContain("나중 지운 이");
    expect(await removed()).not.toContain("먼저 지운 이");
  });

  test("PAG-04 who learned from somebody who was removed too is brought back after them, and the refusal names them", async () => {
    const teacher = await person({ name: "스승" });
    const pupil = await person({ name: "제자", teacherId: teacher });
    await remove(pupil);
    await remove(teacher);
    expect(await restore(pupil)).toMatchObject({
      status: 400,
      body: {
        message: personMessages.teacherRemoved("스승"),
        errors: [expect.objectContaining({ field: "teacherId" })],
      },
    });
    expect((await restore(teacher)).status).toBe(200);
    expect((await restore(pupil)).body).toMatchObject({ teacherId: teacher });
  });

  test("PAG-04 whose teacher is gone for good is brought back without one, behind the others who have none", async () => {
    const teacher = await person({ name: "떠난 스승" });
    const pupil = await person({ name: "남은 제자", teacherId: teacher });
    const root = await person({ name: "스승 없는 이" });
    await remove(pupil);
    await remove(teacher);
    await site.fork().execute("delete from removed_person where id = ?", [teacher]);
    expect(await restore(pupil)).toMatchObject({ status: 200, body: { id: pupil, teacherId: null } });
    const standing = ((await ask("GET", "/person/all")).body as { id: number }[]).map(({ id }) => id);
    expect(standing.slice(-2)).toEqual([root, pupil]);
  });

  test("PAG-04 who was removed long ago is not brought back", async () => {
    const old = await person({ name: "옛 사람" });
    const other = await person({ name: "다른 이" });
    await remove(other);
    await remove(old);
    await site.fork().execute("update removed_person set removed_at = now() - interval '31 days' where id = ?", [old]);
    expect((await restore(old)).status).toBe(404);
    expect((await restore(other)).status).toBe(200);
    await sweepRemovedPeople(site.fork());
    expect(await site.fork().execute("select id from removed_person where id = ?", [old])).toEqual([]);
  });
});
