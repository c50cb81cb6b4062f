import { errorMessages } from "@bulmo/contracts/error";
import { officerMessages } from "@bulmo/contracts/officer";
import { personMessages } from "@bulmo/contracts/person";
import { testServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { createOfficer, createPerson, createTerm } from "../../../testing/person.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  let founder: number;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true }));
    founder = await createPerson(site.fork(), "스승", { isFounder: true });
    await createTerm(site.fork(), 11);
  });
  afterAll(() => site.close());

  const read = async (path: string) => (await site.call("GET", `/api${path}`)).body;
  const write = (method: string, path: string, body: object) => site.call(method, `/api${path}`, { body, token });
  const disciple = (name: string, teacher = founder) => createPerson(site.fork(), name, { teacher });
  const namesBelow = async (teacherId: number) =>
    ((await read("/person/list")) as { name: string; teacherId: number }[])
      .filter((one) => one.teacherId === teacherId)
      .map(({ name }) => name);

  test("PAG-04 a name that is changed once is changed in the lineage, in offices, at the foot of the pages", async () => {
    const id = await disciple("옛 이름");
    await write("POST", "/officer", { term: 11, type: "CHAIRMAN", role: "회장", personId: id, phone: "000-0000-0001" });
    const { body } = await write("PUT", "/person", { id, name: "새 이름" });
    expect(body).toMatchObject({ name: "새 이름", revision: 2 });
    expect((await read("/officer/list")).officers).toMatchObject([{ name: "새 이름", personId: id }]);
    expect(await namesBelow(founder)).toContain("새 이름");
    expect(await read(`/person?id=${id}`)).toMatchObject({ name: "새 이름", offices: [{ term: 11, role: "회장" }] });
  });

  test("PAG-04 works that name somebody as their author tell a changed name too, where it is asked for", async () => {
    const id = await disciple("작가 하나");
    const [mine, other, left] = await createPosts(site.fork(), "FIRST_EXHIBITION", [
      { authorName: "작가 하나" },
      { authorName: "작가 둘" },
      { authorName: "작가 하나" },
    ]);
    if (!mine || !other || !left) throw new Error("no works");
    const addressOf = ({ type, index }: { type: string; index: number }) => ({ type, index });
    const { body: all } = await site.call("GET", "/api/person/all", { token });
    expect(all.find((one: { id: number }) => one.id === id).works).toEqual([mine, left].map(addressOf));
    const authors = () =>
      Promise.all(
        [mine, other, left].map(
          async ({ type, index }) => (await read(`/post?type=${type}&index=${index}`)).author as string,
        ),
      );
    const works = [mine, other].map(addressOf);
    const { body } = await write("PUT", "/person", { id, name: "새 작가", works });
    expect(body).toMatchObject({ name: "새 작가", works: [addressOf(mine)] });
    expect(await authors()).toEqual(["새 작가", "작가 둘", "작가 하나"]);
    const { body: log } = await site.call("GET", "/api/audit/list", { token });
    expect(
      log.list
        .slice(0, 2)
        .map(({ act }: { act: string }) => act)
        .toSorted(),
    ).toEqual(["PERSON_UPDATED", "POST_UPDATED"]);
    // Who edits the work meanwhile is told.
    expect((await read(`/post?type=${mine.type}&index=${mine.index}`)).revision).toBe(2);
    await write("PUT", "/person", { id, name: "작가 하나", works });
    expect(await authors()).toEqual(["작가 하나", "작가 둘", "작가 하나"]);
  });

  test("PAG-05 a new term begins with the officers of the last, which stays as it was", async () => {
    const successor = await disciple("다음 회장");
    await write("POST", "/officer/term", { startedIn: "2027" });
    const signature = async () => (await read("/page-text?name=greeting")).text.signature;
    expect(await signature()).toEqual([expect.stringMatching(/회장 새 이름 합장$/u)]);
    const [chairman] = (await read("/officer/list")).officers;
    expect(chairman).toMatchObject({ name: "새 이름", role: "회장" });
    await write("PUT", "/officer", { id: chairman.id, personId: successor });
    expect((await read("/officer/list")).officers).toMatchObject([{ name: "다음 회장" }]);
    expect(await signature()).toEqual([expect.stringMatching(/회장 다음 회장 합장$/u)]);
    expect((await read("/officer/list?term=11")).officers).toMatchObject([{ name: "새 이름" }]);
    expect((await read("/officer/list")).terms).toMatchObject([
      { number: 12, isCurrent: true },
      { number: 11, isCurrent: false, endedIn: "2027" },
    ]);
  });

  test("PAG-05 a term that was removed is brought back with its officers", async () => {
    const { officers } = (await site.call("GET", "/api/officer/all", { token })).body;
    const kept = officers.map(
      ({ id: _id, term: _term, revision: _revision, ...office }: Record<string, unknown>) => office,
    );
    expect((await write("DELETE", "/officer/term", { number: 12 })).status).toBe(200);
    expect((await read("/officer/list")).term.number).toBe(11);
    expect((await write("POST", "/officer/term", { number: 12, officers: kept })).status).toBe(200);
    expect((await read("/officer/list")).officers).toMatchObject([{ name: "다음 회장", role: "회장" }]);
  });

  test("PAG-04 of who is not public others learn the place alone", async () => {
    const id = await disciple("숨은 이름");
    await disciple("숨은 이의 제자", id);
    const office = await createOfficer(site.fork(), 11, id, "감사");
    await write("PUT", "/officer", { id: office, remarks: "숨은 비고", phone: "000-0000-0007" });
    await write("PUT", "/person", { id, isPublic: false, note: "숨은 소개", hanja: "隱", latin: "Sumeun" });
    const told = JSON.stringify([
      await read("/person/list"),
      await read(`/person?id=${id}`),
      await read("/officer/list?term=11"),
    ]);
    for (const secret of ["숨은 이름", "숨은 소개", "숨은 비고", "隱", "Sumeun", "000-0000-0007"])
      expect(told).not.toContain(secret);
    expect(await namesBelow(id)).toEqual(["숨은 이의 제자"]);
    const { body } = await site.call("GET", "/api/person/all", { token });
    expect(body).toContainEqual(expect.objectContaining({ id, name: "숨은 이름", note: "숨은 소개", latin: "Sumeun" }));
  });

  test("PAG-04 who gets another teacher stands behind that one's disciples, and takes their own along", async () => {
    const [first, second] = [await disciple("첫째 문하"), await disciple("둘째 문하")];
    const moving = await disciple("옮길 이", first);
    await disciple("옮길 이의 제자", moving);
    await disciple("있던 제자", second);
    await write("PUT", "/person", { id: moving, teacherId: second });
    expect([await namesBelow(first), await namesBelow(second)]).toEqual([[], ["있던 제자", "옮길 이"]]);
    expect(await namesBelow(moving)).toEqual(["옮길 이의 제자"]);
    const { body } = await write("POST", "/person", { name: "사이에", teacherId: second, place: 2 });
    expect(body).toMatchObject({ generation: 3, groupId: second });
    expect(await namesBelow(second)).toEqual(["있던 제자", "사이에", "옮길 이"]);
  });

  test("PAG-04 nobody becomes the disciple of their own disciple, nor of themselves", async () => {
    const one = await disciple("가");
    const other = await disciple("나", one);
    for (const teacherId of [one, other])
      expect(await write("PUT", "/person", { id: one, teacherId })).toMatchObject({
        status: 400,
        body: { message: personMessages.teacherInCircle },
      });
  });

  test.each(rounds)(
    "PAG-04 hazard 12: two who move one below the other at once make no circle (round %i)",
    async (round) => {
      const [upper, lower] = [await disciple(`가${round}`), await disciple(`나${round}`)];
      const answers = await Promise.all([
        write("PUT", "/person", { id: upper, teacherId: lower }),
        write("PUT", "/person", { id: lower, teacherId: upper }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    },
  );

  test("PAG-04 an edit that another overtook is refused, and told what stands", async () => {
    const id = await disciple("처음");
    expect((await write("PUT", "/person", { id, revision: 1, name: "저쪽" })).status).toBe(200);
    expect(await write("PUT", "/person", { id, revision: 1, name: "이쪽" })).toMatchObject({
      status: 409,
      body: { message: errorMessages.PERSON_OVERTAKEN, theirs: { id, name: "저쪽", revision: 2 } },
    });
  });

  test.each(rounds)(
    "PAG-04 hazard 12: who is removed while they are given an office stays, or has none (round %i)",
    async (round) => {
      const id = await disciple(`가는 이 ${round}`);
      const [removed, given] = await Promise.all([
        write("DELETE", "/person", { id }),
        write("POST", "/officer", { term: 11, type: "DIRECTOR", role: "이사", personId: id }),
      ]);
      expect([
        [200, 400, officerMessages.personUnknown],
        [409, 200, undefined],
      ]).toContainEqual([removed.status, given.status, given.body.message]);
    },
  );

  test("PAG-04 there is one founder", async () => {
    const next = await disciple("새 일세");
    await write("PUT", "/person", { id: next, isFounder: true });
    const people = (await read("/person/list")) as { id: number; generation: number | null }[];
    expect(people.filter(({ generation }) => generation === 1).map(({ id }) => id)).toEqual([next]);
    expect(people.find(({ id }) => id === founder)?.generation).toBe(0);
    await write("PUT", "/person", { id: founder, isFounder: true });
  });
});
