import { type ImportedResult, importMessages, type TakenNames } from "@bulmo/contracts/member-import";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

/** A list in which names stand twice, each pair as far apart as a portion may end. */
const lines = [
  { name: "한소이", email: "Soi@Example.org" },
  { name: "도한", email: "do@example.org", username: "Painter01", nickname: "연못 가" },
  { name: "옛회원", email: "old@example.org" },
  { name: "둘째", email: "second@example.org", username: "짧다" },
  { name: "한소이", email: "soi@example.org" },
  { name: "이묵", email: "muk@example.org", username: "painter01" },
  { name: "새김", email: "carve@example.org", nickname: "연못가" },
  { name: "한소이", email: "soi@example.com" },
  { name: "옛회원", email: "old@example.org" },
  { name: "둘째", email: "second@example.org" },
].map((line, place) => ({ line: place + 2, ...line }));

describe.each(testServers(testDatabaseUrl))("a list in portions, on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true }));
    await createUser(site.fork(), { name: "옛회원", nickname: "옛별명", email: "old@example.org" });
  });
  afterAll(() => site.close());

  /** As the page sends it. */
  async function send(size: number, isDryRun: boolean): Promise<ImportedResult[]> {
    const results: ImportedResult[] = [];
    const taken: TakenNames[] = [];
    for (let start = 0; start < lines.length; start += size) {
      const body = { lines: lines.slice(start, start + size), isDryRun, taken };
      const answer = await site.call("POST", "/api/users/import", { token, body });
      expect([answer.status, answer.body]).toEqual([200, answer.body]);
      const list = answer.body.list as ImportedResult[];
      results.push(...list);
      for (const { line, outcome, username, nickname } of list)
        if (outcome !== "UNFIT") taken.push({ email: lines[line - 2]?.email ?? "", username, nickname });
    }
    return results;
  }

  const told = (list: ImportedResult[]) =>
    list.map(({ outcome, username, issues }) => [outcome, username, ...issues.map(({ field }) => field)]);

  test("IMP-06 a look judges a line by all that stand above it, wherever a portion ends", async () => {
    const whole = await send(lines.length, true);
    expect(told(whole)).toEqual([
      ["NEW", "soi00001"],
      ["NEW", "Painter01"],
      ["ALREADY", expect.any(String)],
      ["UNFIT", "", "username"],
      ["UNFIT", "", "email"],
      ["UNFIT", "", "username"],
      ["UNFIT", "", "nickname"],
      ["NEW", "soi00002"],
      ["UNFIT", "", "email"],
      ["NEW", "second01"],
    ]);
    expect(whole[4]?.issues).toEqual([{ field: "email", message: importMessages.emailTwice }]);
    for (const size of [1, 3, 7]) expect(await send(size, true)).toEqual(whole);
  });

  test("IMP-06 what a look has said of a line the import does", async () => {
    const looked = await send(4, true);
    const asRegistered = looked.map((one) => (one.outcome === "NEW" ? { ...one, outcome: "REGISTERED" } : one));
    expect(await send(3, false)).toEqual(asRegistered);
  });

  test("IMP-06 the names of thousands of lines above fit into a call", async () => {
    const taken = Array.from({ length: 10_000 }, (_, n) => ({
      email: `member.of.the.association${n}@example.org`,
      username: `member.of.the.association${n}`,
      nickname: `화원 ${n}`,
    }));
    const ask = async (names: TakenNames[]) => {
      const body = { lines: [{ line: 2, name: "가", email: "ga@example.org" }], isDryRun: true, taken: names };
      return (await site.call("POST", "/api/users/import", { token, body })).status;
    };
    expect(await ask(taken)).toBe(200);
    expect(await ask([...taken, ...taken.slice(0, 1)])).toBe(400);
  });
});
