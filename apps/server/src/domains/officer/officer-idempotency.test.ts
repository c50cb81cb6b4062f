import { randomUUID } from "node:crypto";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createTerm } from "../../../testing/person.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true }));
    await createTerm(site.fork(), 11);
  });
  afterAll(() => site.close());

  const send = (path: string, body: object) => site.call("POST", `/api/officer${path}`, { body, token });
  const list = async () => (await site.call("GET", "/api/officer/list")).body;
  const actsLogged = async (act: string): Promise<number> =>
    (await site.call("GET", "/api/audit/list", { token })).body.list.filter((one: { act: string }) => one.act === act)
      .length;
  const office = { term: 11, type: "DIRECTOR", role: "이사", name: "손님" };

  test("PAG-04 an office that was added without hearing of it is added once, at ten sendings at once too", async () => {
    const body = { ...office, idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send("", body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body: answer }) => answer.id)).size).toBe(1);
    expect((await list()).officers).toMatchObject([{ role: "이사", name: "손님" }]);
    expect(await actsLogged("OFFICER_CREATED")).toBe(1);
    expect(await send("", { ...body, role: "감사" })).toMatchObject({
      status: 409,
      body: { reason: "IDEMPOTENCY_KEY_REUSED", theirs: { role: "이사", term: 11, revision: 1 } },
    });
    expect((await list()).officers).toHaveLength(1);
  });

  test("PAG-04 an office that was taken since is not given again by its key", async () => {
    const body = { ...office, role: "고문", idempotencyKey: randomUUID() };
    const { id } = (await send("", body)).body;
    await site.call("DELETE", "/api/officer", { body: { id }, token });
    expect(await send("", body)).toMatchObject({ status: 409, body: { reason: "IDEMPOTENCY_KEY_REUSED" } });
    expect((await list()).officers.map(({ role }: { role: string }) => role)).not.toContain("고문");
  });

  test("PAG-05 a term that was begun without hearing of it is begun once, at two at once too", async () => {
    const body = { startedIn: "2027", idempotencyKey: randomUUID() };
    const [one, other] = await Promise.all([send("/term", body), send("/term", body)]);
    expect(one).toMatchObject({ status: 200, body: { number: 12, startedIn: "2027" } });
    expect([other?.status, other?.body]).toEqual([200, one?.body]);
    expect((await list()).terms.map(({ number }: { number: number }) => number)).toEqual([12, 11]);
    expect(await actsLogged("TERM_CREATED")).toBe(1);
    expect(await send("/term", { ...body, startedIn: "2028" })).toMatchObject({
      status: 409,
      body: { reason: "IDEMPOTENCY_KEY_REUSED", theirs: { number: 12, startedIn: "2027" } },
    });
    expect((await list()).terms).toHaveLength(2);
  });
});
