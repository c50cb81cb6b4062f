import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { type FilledSite, filledSites } from "../harness/upgraded-site.ts";

/** What ends by itself, and may have ended since the dump was written. */
const shortLived = new Set([
  "session",
  "rate_limit",
  "email_proof",
  "one_time_code",
  "post_view",
  "attachment_download",
]);

type Row = Record<string, unknown>;

/** Tables of the version before, each with its columns. */
async function columnsOf({ ask }: FilledSite): Promise<Map<string, string[]>> {
  const rows = await ask(`select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`);
  const found = Map.groupBy(rows, ({ table_name: table }) => String(table));
  return new Map([...found].map(([table, columns]) => [table, columns.map(({ column_name: name }) => String(name))]));
}

/** Every row of the tables as text, with the columns that the version before knew. */
async function rowsOf({ ask }: FilledSite, tables: ReadonlyMap<string, string[]>): Promise<Map<string, string[]>> {
  const rows = await ask(
    [...tables]
      .filter(([table]) => !shortLived.has(table))
      .map(([table, columns]) => {
        const fields = columns.map((name) => `'${name}', "${name}"`).join(", ");
        return `select '${table}' as name, jsonb_build_object(${fields})::text as row from public."${table}"`;
      })
      .join(" union all ") + " order by 1, 2",
  );
  const found = Map.groupBy(rows, ({ name }) => String(name));
  return new Map([...found].map(([table, list]) => [table, list.map(({ row }) => String(row))]));
}

/** What is there no more as it was. */
const lostOf = (before: ReadonlyMap<string, string[]>, after: ReadonlyMap<string, string[]>): string[] =>
  [...before].flatMap(([table, rows]) => {
    const kept = new Set(after.get(table));
    return rows.filter((row) => !kept.has(row)).map((row) => `${table}: ${row}`);
  });

const pageOf: Record<string, string> = {
  NOTICE: "/community/notice/detail?index=",
  QNA: "/community/qna/detail?index=",
  FIRST_EXHIBITION: "/gallery/exhibition/1/detail?type=FIRST_EXHIBITION&index=",
  SECOND_EXHIBITION: "/gallery/exhibition/2/detail?type=SECOND_EXHIBITION&index=",
  THIRD_EXHIBITION: "/gallery/exhibition/3/detail?type=THIRD_EXHIBITION&index=",
  FOURTH_EXHIBITION: "/gallery/exhibition/4/detail?type=FOURTH_EXHIBITION&index=",
};

/** Among the tabs of its section, on a site that begins now; whoever was there before shows it when they want to (docs/decisions/079). */
const calendarTab = /<li[^>]*>(?:(?!<\/li>).)*행사 달력(?:(?!<\/li>).)*<\/li>/su;

/** What a page says for itself: around it stand its build, its boards, and at its foot whether the site has samples. */
const seenOf = (html: string): string[] =>
  ["title", "main"].map((tag) =>
    (new RegExp(`<${tag}[ >].*</${tag}>`, "su").exec(html)?.[0] ?? `no ${tag}`).replace(calendarTab, ""),
  );

/** Their entries are samples, which a site that begins without has not. */
const chronicles = new Set(["/about/history", "/news/cultural-property"]);

const isText = (path: string) =>
  /^\/(?:about|member|news)\//u.test(path) && !path.startsWith("/news/calendar") && !chronicles.has(path);

/** A site that has only what a new one begins with, for all databases. */
async function begin() {
  const directory = await temporaryDirectory();
  const server = await spawnServer({ DATA_DIR: directory.path, SAMPLE_DATA: "off", LOG_LEVEL: "warn" });
  await server.ready();
  const read = async (path: string) => (await fetch(server.origin + path)).text();
  const listed = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url]) => new URL(url!));
  return {
    read,
    pages: listed.map(({ pathname }) => pathname).filter(isText),
    async close() {
      await server.stop();
      await directory.remove();
    },
  };
}

let beginning: ReturnType<typeof begin>;
beforeAll(async () => {
  beginning = begin();
  await beginning;
}, 120_000);
afterAll(async () => (await beginning).close());

describe.each(filledSites(testDatabaseUrl))("a site of the version before boards were rows, on $name", ({ fill }) => {
  let site: FilledSite;
  let tables: Map<string, string[]>;
  let before: Map<string, string[]>;
  let posts: Row[];
  let origin: string;

  beforeAll(async () => {
    site = await fill();
    tables = await columnsOf(site);
    before = await rowsOf(site, tables);
    posts = await site.ask("select type, index, title, thumbnail from public.post order by type, index");
    origin = await site.start();
  }, 120_000);
  afterAll(() => site.close());

  const get = async (path: string) => {
    const answer = await fetch(origin + path, { redirect: "manual" });
    return { status: answer.status, text: await answer.text() };
  };
  const call = async (path: string) => {
    const { status, text } = await get(`/api${path}`);
    return { status, body: JSON.parse(text) as Row };
  };

  test("EXH-01 every post is found under its type and number, with its title and picture, and at its page", async () => {
    expect(posts.length).toBeGreaterThan(200);
    for (const { type, index, title, thumbnail } of posts)
      expect(await call(`/post?type=${String(type)}&index=${String(index)}`)).toMatchObject({
        status: 200,
        body: { type, index, title, ...(thumbnail ? { thumbnail } : {}) },
      });
    for (const [type, path] of Object.entries(pageOf)) {
      const last = posts.findLast((post) => post["type"] === type);
      const page = await get(path + String(last?.["index"]));
      expect([type, page.status]).toEqual([type, 200]);
      expect(page.text).toContain(String(last?.["title"]).replaceAll('"', "&quot;"));
    }
  });

  test("PAG-09 officers and lineage are those that the version before named", async () => {
    const { body: list } = await call("/officer/list");
    expect(list).toMatchObject({ term: { number: 11 } });
    expect((list["officers"] as Row[])[0]).toMatchObject({ role: "회장", name: "한석록", phone: "000-0000-0001" });
    const people = JSON.parse((await get("/api/person/list")).text) as Row[];
    expect(people.slice(0, 3).map(({ name, generation }) => [name, generation])).toEqual([
      ["약효", -1],
      ["문성", 0],
      ["일섭", 1],
    ]);
    for (const path of ["/member/executives", "/member/members", "/about/member-genealogy"])
      expect((await get(path)).text).toContain("한석록");
  });

  test("PAG-01 PAG-09 what the association says of itself is to the letter what a site says that begins now", async () => {
    const { pages, read } = await beginning;
    expect(pages.length).toBeGreaterThan(10);
    for (const path of pages) expect([path, seenOf((await get(path)).text)]).toEqual([path, seenOf(await read(path))]);
  });

  test("EXH-01 the six boards keep their types, their names and their order", async () => {
    const { body } = await call("/board/list");
    const { exhibitions, boards } = body as Record<"exhibitions" | "boards", Row[]>;
    expect(exhibitions.map(({ type, title, state }) => [type, title, state])).toEqual(
      ["FIRST", "SECOND", "THIRD", "FOURTH"].map((place, at) => [
        `${place}_EXHIBITION`,
        `제${at + 1}회 불교미술전`,
        "PAST",
      ]),
    );
    expect(boards.map(({ type, address, readers }) => [type, address, readers])).toEqual([
      ["NOTICE", "notice", "EVERYONE"],
      ["QNA", "qna", "EVERYONE"],
    ]);
  });

  test("EXH-04 lists count what they counted, and works hang as they did, the newest first", async () => {
    for (const type of Object.keys(pageOf)) {
      const own = posts.filter((post) => post["type"] === type).map(({ index }) => Number(index));
      const { body } = await call(`/post/list?type=${type}&limit=30`);
      expect([type, body["total"]]).toEqual([type, own.length]);
      const listed = (body["list"] as Row[]).map(({ index }) => index);
      expect(listed).toEqual(own.toReversed().slice(0, listed.length));
    }
  });

  test("EXH-01 the address of a post that had moved still leads to it", async () => {
    const moved = posts.find(({ title }) => title === "옮긴 글");
    const found = await call("/post?type=QNA&index=121");
    expect(found).toMatchObject({ status: 200, body: { type: "NOTICE", index: moved?.["index"] } });
    expect((await get("/community/qna/detail?index=121")).status).toBe(301);
  });

  test("EXH-01 who had an account signs in with their password", async () => {
    const answer = await fetch(`${origin}/api/auth/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "bulmomember1", password: "bulmo-Member-1!" }),
    });
    expect(answer.status).toBe(200);
  });

  test("OPS-09 every row of before is there with every value, and a lost one would be seen", async () => {
    const after = await rowsOf(site, tables);
    expect([...before.values()].flat().length).toBeGreaterThan(4_000);
    expect(lostOf(before, after)).toEqual([]);
    const [restricted] = await site.ask("select count(*)::int as count from public.upload where is_restricted");
    // No picture that everybody saw is closed to anybody.
    expect(restricted).toEqual({ count: 0 });
    const [comment = "", ...others] = after.get("comment") ?? [];
    expect(lostOf(before, new Map([...after, ["comment", others]]))).toEqual([`comment: ${comment}`]);
  });

  test("PAG-03 the lists that stood before versions were stored are the first versions", async () => {
    const entries =
      "jsonb_agg(jsonb_build_object('index', index, 'title', title, 'year', year, 'date', date) order by index)";
    const standing = await site.ask(`select kind, ${entries} as list from chronicle_entry group by kind order by kind`);
    expect(standing).toHaveLength(2);
    expect(await site.ask("select kind, list, number from chronicle_version order by kind")).toEqual(
      standing.map((row) => ({ ...row, number: 1 })),
    );
  });
});
