import { AuditLine } from "@bulmo/entities/audit-line.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
type Row = { id: string; username: string; name: string; createdAt: string };
type Answer = { list: Row[]; page: number; total: number; nextCursor: string | null };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    // Two of them in each millisecond.
    const first = Date.now() - 60_000;
    for (let round = 0; round < 6; round += 1)
      await createUser(site.fork(), {
        username: `row${(round * 5) % 7}member`,
        createdAt: new Date(first + Math.floor(round / 2)),
      });
  });
  afterAll(() => site.close());

  const get = (query: Record<string, string>) =>
    site.call("GET", `/api/users/list?${String(new URLSearchParams(query))}`, { token: admin.token });
  const list = async (query: Record<string, string>) => {
    const { status, body } = await get(query);
    expect(status).toBe(200);
    return body as Answer;
  };

  async function walk(query: Record<string, string>, between = async () => {}): Promise<Row[]> {
    const rows: Row[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const { list: some, nextCursor }: Answer = await list({ ...query, ...(cursor && { cursor }) });
      rows.push(...some);
      cursor = nextCursor;
      await between();
    }
    return rows;
  }

  test.each(["createdAt", "name", "username"] as const)(
    "API-47 members go by %s both ways, by cursor",
    async (sort) => {
      const { list: all, total } = await list({ limit: "100" });
      expect(total).toBe(all.length);
      const wanted = all.toSorted((one, other) =>
        one[sort] === other[sort] ? (one.id < other.id ? -1 : 1) : one[sort] < other[sort] ? -1 : 1,
      );
      expect(await walk({ sort, limit: "2" })).toEqual(wanted);
      expect(await walk({ sort: `-${sort}`, limit: "3" })).toEqual(wanted.toReversed());
    },
  );

  test("API-47 nobody comes twice while members sign up and leave", async () => {
    const before = (await list({ limit: "100" })).list.map(({ id }) => id);
    let turn = 0;
    const rows = await walk({ limit: "2" }, async () => {
      await createUser(site.fork(), { username: `late${(turn += 1)}member` });
    });
    expect(rows.map(({ id }) => id)).toEqual(before);
  });

  test("API-47 from a time on, among those who are searched, with what is wanted of them", async () => {
    const { list: all } = await list({ limit: "100", sort: "createdAt" });
    const createdSince = all[3]?.createdAt ?? "";
    expect(all[2]?.createdAt).toBe(createdSince);
    expect((await list({ createdSince, limit: "100", sort: "createdAt" })).list).toEqual(all.slice(2));
    const found = await walk({ search: "row", fields: "username", limit: "2" });
    expect(found).toHaveLength(6);
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual(["_id", "id", "username"]);
  });

  test("API-47 a cursor of another list, a field and an order that there are not are refused", async () => {
    const { nextCursor: cursor } = await list({ limit: "1" });
    expect(await get({ sort: "name", cursor: cursor ?? "" })).toMatchObject({
      status: 400,
      body: { errors: [{ field: "cursor", reason: "CURSOR_UNUSABLE" }] },
    });
    for (const [field, value] of [
      ["fields", "passwordHash"],
      ["sort", "email"],
      ["createdSince", "yesterday"],
    ] as const)
      expect(await get({ [field]: value })).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  test("SEC-12 who is refused has read nothing: the log says so", async () => {
    const other = await createSignedIn(site, { isAdmin: true });
    const ask = (query: string) => site.call("GET", `/api/users/list${query}`, { token: other.token });
    const linesOf = () => site.fork().count(AuditLine, { actorId: other.user.id, act: "MEMBERS_LISTED" });
    expect((await ask("?cursor=1914329808")).status).toBe(400);
    expect(await linesOf()).toBe(0);
    expect((await ask("")).status).toBe(200);
    expect(await linesOf()).toBe(1);
  });
});
