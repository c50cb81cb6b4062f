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

  const act = async (method: string, path: string, body: object) => {
    const answer = await site.call(method, `/api${path}`, { token, body });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };

  /** The last lines of the log, in the order in which they were written. */
  const lastLines = async (count: number) => {
    const { list } = (await site.call("GET", "/api/audit/list", { token })).body;
    return (list as Record<string, unknown>[])
      .slice(0, count)
      .toReversed()
      .map((line) => [line["act"], line["person"], line["officerTerm"]]);
  };

  test("DAY-10 the log says who of the lineage, whose office and which term it was about, by the names of today", async () => {
    const teacher = await act("POST", "/person", { name: "스승" });
    const pupil = await act("POST", "/person", { name: "제자", teacherId: teacher.id });
    await act("PUT", "/person/order", { teacherId: teacher.id, ids: [pupil.id] });
    await act("PUT", "/person", { id: teacher.id, name: "큰스승" });
    const { number } = await act("POST", "/officer/term", { startedIn: "2026" });
    const chairman = await act("POST", "/officer", {
      term: number,
      type: "CHAIRMAN",
      role: "회장",
      personId: teacher.id,
    });
    const director = await act("POST", "/officer", { term: number, type: "DIRECTOR", role: "이사", name: "홍길동" });
    await act("PUT", "/officer", { id: chairman.id, personId: pupil.id });
    await act("PUT", "/officer/order", { term: number, ids: [director.id, chairman.id] });
    await act("DELETE", "/officer", { id: chairman.id });
    await act("PUT", "/officer/term", { number, endedIn: "2027" });
    await act("DELETE", "/person", { id: pupil.id });
    await act("DELETE", "/officer/term", { number });
    const named = { id: teacher.id, name: "큰스승" };
    const gone = { id: pupil.id, name: null };
    expect(await lastLines(13)).toEqual([
      ["PERSON_CREATED", named, null],
      ["PERSON_CREATED", gone, null],
      ["PERSON_ORDERED", named, null],
      ["PERSON_UPDATED", named, null],
      ["TERM_CREATED", null, number],
      ["OFFICER_CREATED", named, number],
      ["OFFICER_CREATED", null, number],
      ["OFFICER_UPDATED", gone, number],
      ["OFFICER_ORDERED", null, number],
      ["OFFICER_REMOVED", gone, number],
      ["TERM_UPDATED", null, number],
      ["PERSON_REMOVED", gone, null],
      ["TERM_REMOVED", null, number],
    ]);
  });
});
