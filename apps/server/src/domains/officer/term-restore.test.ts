import { officerMessages } from "@bulmo/contracts/officer";
import { hiddenName } from "@bulmo/contracts/person-rule";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Removed = { id: number; number: number };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  let last = 20;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, body?: object) =>
    site.call(method, `/api${path}`, { token, ...(body && { body }) });
  const person = async (written: object) => (await ask("POST", "/person", written)).body.id as number;
  const removed = async () => (await ask("GET", "/officer/term/removed")).body as Removed[];
  const restore = (id: number) => ask("POST", "/officer/term/restore", { id });
  const remove = async (number: number) => {
    const { status, body } = await ask("DELETE", "/officer/term", { number });
    expect(status).toBe(200);
    return body.id as number;
  };
  const listOf = async (number: number) => (await ask("GET", `/officer/all?term=${number}`)).body;
  /** A term of its own. */
  async function term(officers: object[], facts: object = {}) {
    const number = (last += 1);
    expect((await ask("POST", "/officer/term", { number, officers, ...facts })).status).toBe(200);
    return number;
  }
  const office = { type: "DIRECTOR", role: "이사" };

  test("PAG-05 a term that was removed is brought back in a later visit with its officers as they were", async () => {
    const id = await person({ name: "이솔" });
    const written = [
      { ...office, type: "CHAIRMAN", role: "회장", personId: id, phone: "000-0000-0001", remarks: "담묵 문하" },
      { ...office, name: "기록 없는 이" },
    ];
    const number = await term(written, { title: "스물한째 임원", startedIn: "2019", endedIn: "2021" });
    const before = await listOf(number);
    const gone = await remove(number);
    expect((await removed())[0]).toEqual({
      id: gone,
      number,
      title: "스물한째 임원",
      officerCount: 2,
      removedAt: expect.any(String),
    });
    expect((await restore(gone)).body).toEqual({ ...before.term, revision: before.term.revision + 1 });
    const after = await listOf(number);
    expect(after.officers).toEqual(
      before.officers.map((one: { revision: number }) => ({ ...one, revision: one.revision + 1 })),
    );
    expect((await removed()).map((one) => one.id)).not.toContain(gone);
    expect((await restore(gone)).status).toBe(404);
  });

  test("PAG-05 who was removed meanwhile holds the office by the name of then, and who was hidden by none", async () => {
    const shown = await person({ name: "떠난 이" });
    const hidden = await person({ name: "숨은 이", isPublic: false });
    const later = await person({ name: "나중에 숨은 이" });
    const number = await term([shown, hidden, later].map((personId) => ({ ...office, personId })));
    const gone = await remove(number);
    expect((await ask("PUT", "/person", { id: later, isPublic: false })).status).toBe(200);
    for (const id of [shown, hidden, later]) expect((await ask("DELETE", "/person", { id })).status).toBe(200);
    expect((await restore(gone)).status).toBe(200);
    expect((await listOf(number)).officers).toMatchObject([
      { personId: null, name: "떠난 이" },
      { personId: null, name: hiddenName },
      { personId: null, name: hiddenName },
    ]);
  });

  test("PAG-05 the name of who was hidden is not put aside with the term", async () => {
    const number = await term([{ ...office, personId: await person({ name: "숨긴 이", isPublic: false }) }]);
    const gone = await remove(number);
    const [row] = await site.fork().execute("select officers from removed_officer_term where id = ?", [gone]);
    expect(JSON.stringify(row)).not.toContain("숨긴 이");
  });

  test("PAG-05 the term before goes on where the one that had closed it is removed, and ends again with it", async () => {
    const before = await term([]);
    const begun = await term([], { startedIn: "2031" });
    const endOf = async () => (await listOf(before)).term.endedIn as string;
    expect(await endOf()).toBe("2031");
    const gone = await remove(begun);
    expect(await endOf()).toBe("");
    expect((await restore(gone)).status).toBe(200);
    expect(await endOf()).toBe("2031");
    await ask("PUT", "/officer/term", { number: before, endedIn: "2030" });
    await remove(begun);
    expect(await endOf()).toBe("2030");
  });

  test("PAG-05 a term is not brought back where another has its number by now, and is when that one is removed", async () => {
    const number = await term([{ ...office, name: "먼저 있던 이" }]);
    const gone = await remove(number);
    await ask("POST", "/officer/term", { number, officers: [] });
    expect(await restore(gone)).toMatchObject({
      status: 400,
      body: { message: officerMessages.termStands({ number, title: "" }) },
    });
    const other = await remove(number);
    expect(other).not.toBe(gone);
    expect((await restore(gone)).status).toBe(200);
    expect((await listOf(number)).officers).toMatchObject([{ name: "먼저 있던 이" }]);
  });

  test("PAG-05 a term that the version before removed is kept as well, and one that was removed long ago is not", async () => {
    const [number, old] = [await term([{ ...office, name: "있던 이" }]), await term([])];
    const forgotten = await remove(old);
    await site.fork().execute("update removed_officer_term set removed_at = now() - interval '31 days'");
    expect(await removed()).toEqual([]);
    expect((await restore(forgotten)).status).toBe(404);
    await site.fork().execute("delete from officer_term where number = ?", [number]);
    const [kept, ...others] = await removed();
    expect([kept, others]).toEqual([expect.objectContaining({ number, officerCount: 1 }), []]);
    expect(await site.fork().execute("select id from removed_officer_term")).toEqual([{ id: kept?.id }]);
    expect((await restore(kept?.id ?? 0)).status).toBe(200);
  });

  test("PAG-05 members and visitors neither read nor bring back what was removed", async () => {
    const { token: member } = await createSignedIn(site, {});
    for (const as of [{ token: member }, {}]) {
      const list = await site.call("GET", "/api/officer/term/removed", as);
      const back = await site.call("POST", "/api/officer/term/restore", { ...as, body: { id: 1 } });
      expect([401, 403]).toEqual(expect.arrayContaining([list.status, back.status]));
    }
  });
});
