import { randomUUID } from "node:crypto";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPerson } from "../../../testing/person.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let teacherId: number;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    teacherId = await createPerson(site.fork(), "스승", { isFounder: true });
  });
  afterAll(() => site.close());

  const add = (body: object, by = admin) => site.call("POST", "/api/person", { body, token: by.token });
  const numberOf = async (name: string): Promise<number> =>
    (await site.call("GET", "/api/person/list")).body.filter((one: { name: string }) => one.name === name).length;

  test("PAG-04 who was added without hearing of it is added once, and the log says it once", async () => {
    const body = { name: "한 번만", teacherId, idempotencyKey: randomUUID() };
    const first = await add(body);
    expect(first.status).toBe(200);
    expect((await add(body)).body).toEqual(first.body);
    expect((await add({ ...body, hanja: null, place: null })).body).toEqual(first.body);
    expect(await numberOf("한 번만")).toBe(1);
    const { body: log } = await site.call("GET", "/api/audit/list", { token: admin.token });
    const isAddition = ({ act, person }: { act: string; person: { id: number } | null }) =>
      act === "PERSON_CREATED" && person?.id === first.body.id;
    expect(log.list.filter(isAddition)).toHaveLength(1);
    expect((await add({ ...body, idempotencyKey: randomUUID() })).body.id).not.toBe(first.body.id);
  });

  test("PAG-04 sent again the answer is who stands there now", async () => {
    const body = { name: "고쳐질 이", teacherId, idempotencyKey: randomUUID() };
    const { id } = (await add(body)).body;
    await site.call("PUT", "/api/person", { body: { id, note: "그사이 적힌 소개" }, token: admin.token });
    expect((await add(body)).body).toMatchObject({ id, note: "그사이 적힌 소개", revision: 2 });
  });

  test("PAG-04 API-48 the same key with somebody else is refused, with whoever was added by it", async () => {
    const body = { name: "첫 사람", teacherId, idempotencyKey: randomUUID() };
    const { id } = (await add(body)).body;
    expect(await add({ ...body, name: "다른 사람" })).toMatchObject({
      status: 409,
      body: { reason: "IDEMPOTENCY_KEY_REUSED", theirs: { id, name: "첫 사람" } },
    });
    expect(await numberOf("다른 사람")).toBe(0);
  });

  test("PAG-04 who was removed since is not added again by the key, and the refusal says so", async () => {
    const body = { name: "지워질 이", teacherId, idempotencyKey: randomUUID() };
    const { id } = (await add(body)).body;
    await site.call("DELETE", "/api/person", { body: { id }, token: admin.token });
    const refused = await add(body);
    expect(refused).toMatchObject({ status: 409, body: { reason: "IDEMPOTENCY_KEY_REUSED" } });
    expect(refused.body.message).toContain("그사이 지워졌습니다.");
    expect(refused.body.theirs).toBeUndefined();
    expect(await numberOf("지워질 이")).toBe(0);
    await site.call("POST", "/api/person/restore", { body: { id }, token: admin.token });
    expect((await add(body)).body).toMatchObject({ id, name: "지워질 이" });
  });

  test("PAG-04 hazard 12: ten sendings at once add one, and all hear the number", async () => {
    const body = { name: "열 번 보낸 이", teacherId, idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body: answer }) => answer.id)).size).toBe(1);
    expect(await numberOf("열 번 보낸 이")).toBe(1);
  });

  test("PAG-04 hazard 2: a key is one's own, one for people, in a header too, and not used up by a refusal", async () => {
    const idempotencyKey = randomUUID();
    expect((await add({ name: "", idempotencyKey })).status).toBe(400);
    const question = { title: "같은 열쇠", type: "QNA", content: "<p>글</p>", idempotencyKey };
    expect((await site.call("POST", "/api/post", { body: question, token: admin.token })).status).toBe(200);
    const body = { name: "같은 열쇠", teacherId };
    const { id } = (await add({ ...body, idempotencyKey })).body;
    const headers = { "Idempotency-Key": idempotencyKey };
    const again = await site.call("POST", "/api/person", { body, token: admin.token, headers });
    expect(again).toMatchObject({ status: 200, body: { id } });
    const other = await createSignedIn(site, { isAdmin: true });
    expect((await add({ ...body, idempotencyKey }, other)).body.id).not.toBe(id);
    expect((await add({ ...body, idempotencyKey: "짧은 열쇠" })).body.message).toContain("idempotencyKey");
  });
});
