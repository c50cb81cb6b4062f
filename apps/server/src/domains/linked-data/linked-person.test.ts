import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { read } from "../../../testing/iiif.ts";
import { statementsOf } from "../../../testing/linked-art-statements.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  beforeAll(async () => {
    site = await openSite(server);
    token = (await createSignedIn(site, { isAdmin: true })).token;
  });
  afterAll(() => site.close());

  const act = async (method: string, path: string, body: object) => {
    const answer = await site.call(method, `/api${path}`, { token, body });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const person = async (written: object) => (await act("POST", "/person", written)).id as number;
  const recordOf = async (id: number) => (await read(site, `/member/people/${id}.jsonld`)).body;
  const officesIn = (record: Record<string, unknown>) =>
    ((record["carried_out"] ?? []) as { _label: string }[]).map(({ _label: label }) => label);

  test("WRK-08 whoever came after the founder is a member of the association; the founder and the monks before it are none", async () => {
    const before = await person({ name: "앞선 스님" });
    const founder = await person({ name: "일세", teacherId: before, isFounder: true });
    const pupil = await person({ name: "이세", teacherId: founder });
    const others = await person({ name: "삼세", teacherId: pupil, died: "2020" });
    for (const id of [before, founder]) expect(await recordOf(id)).not.toHaveProperty("member_of");
    for (const id of [pupil, others])
      expect(await recordOf(id)).toMatchObject({ member_of: [{ id: "http://localhost:3000", type: "Group" }] });
  });

  test("WRK-08 who held an office is told with it and as a member after the term, and no more when nothing says so", async () => {
    const id = await person({ name: "바깥 사람" });
    const absent = await recordOf(id);
    expect(absent).not.toHaveProperty("member_of");
    expect(absent).not.toHaveProperty("carried_out");

    const { number } = await act("POST", "/officer/term", { startedIn: "2026" });
    const office = await act("POST", "/officer", { term: number, type: "CHAIRMAN", role: "회장", personId: id });
    const label = `제${number}기 회장`;
    expect(officesIn(await recordOf(id))).toEqual([label]);

    // The term ends, and the next one has another chairman: CIDOC's property is of who is a member or was one.
    await act("PUT", "/officer/term", { number, endedIn: "2027" });
    await act("POST", "/officer/term", {
      startedIn: "2027",
      officers: [{ type: "CHAIRMAN", role: "회장", name: "다음 사람" }],
    });
    const later = await recordOf(id);
    expect(officesIn(later)).toEqual([label]);
    expect(await statementsOf(later)).toContain("P107i_is_current_or_former_member_of> <http://localhost:3000>");

    await act("DELETE", "/officer", { id: office.id });
    const gone = await recordOf(id);
    expect(gone).not.toHaveProperty("member_of");
    expect(gone).not.toHaveProperty("carried_out");
  });
});
