import { versionsPerPage } from "@bulmo/contracts/version";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sweepAudit } from "../audit/audit.service.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
type Listed = { number: number; by: string | null; at: string | null };

const entry = (title: string, index = 0) => ({ index, title, year: "2025", date: "11.01" });

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    other = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());

  const ask = async (path: string, query: Record<string, string | number>) => {
    const words = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
    const address = `/api/chronicle${path}?${new URLSearchParams(words).toString()}`;
    return site.call("GET", address, { token: admin.token });
  };
  const versions = async (kind: string, before?: number): Promise<Listed[]> =>
    (await ask("/versions", { kind, ...(before && { before }) })).body;
  const latest = async (kind: string) => {
    const [version] = await versions(kind);
    return { ...version, ...(await ask("/version", { kind, number: version?.number ?? 0 })).body };
  };
  const save = (path: string, body: unknown, by = admin) => site.call("POST", `/api${path}`, { body, token: by.token });
  const restore = (body: object, by = admin) => site.call("POST", "/api/chronicle/restore", { body, token: by.token });
  const standing = async (kind: string) => (await ask("", { kind })).body;
  const linesOf = async (act: string) =>
    (await site.fork().execute("select 1 from audit_line where act = ?", [act])).length;

  describe.each([
    ["HISTORY", "/history"],
    ["PROPERTY", "/property"],
  ])("%s", (kind, path) => {
    test("PAG-03 each list that was saved is there, by whom and when", async () => {
      expect(await versions(kind)).toEqual([]);
      await save(path, [entry("첫째")]);
      await save(path, [entry("둘째"), entry("셋째", 1)], other);
      await save(path, []);
      expect(await versions(kind)).toEqual([
        { number: 3, by: admin.user.nickname, at: expect.any(String) },
        { number: 2, by: other.user.nickname, at: expect.any(String) },
        { number: 1, by: admin.user.nickname, at: expect.any(String) },
      ]);
      const answer = await ask("/version", { kind, number: 2 });
      expect(answer.body).toMatchObject({ kind, number: 2, list: [entry("둘째"), entry("셋째", 1)] });
      expect((await ask("/version", { kind, number: 4 })).status).toBe(404);
    });

    test("PAG-03 a version is restored as a new revision, and what it took the place of stays", async () => {
      await save(path, [entry("이전")]);
      const { number } = await latest(kind);
      await save(path, [entry("지금")]);
      const [lines, saves] = [await linesOf(`${kind}_RESTORED`), await linesOf(`${kind}_SAVED`)];
      const { revision } = await standing(kind);
      const { status, body } = await restore({ kind, number, revision }, other);
      expect([status, body]).toEqual([200, { revision: revision + 1, list: [entry("이전")] }]);
      expect(await standing(kind)).toEqual(body);
      expect(await latest(kind)).toMatchObject({ number: number + 2, by: other.user.nickname, list: [entry("이전")] });
      expect((await ask("/version", { kind, number: number + 1 })).body.list).toEqual([entry("지금")]);
      expect([await linesOf(`${kind}_RESTORED`), await linesOf(`${kind}_SAVED`)]).toEqual([lines + 1, saves]);
      // Its first answer was lost on the way.
      expect(await restore({ kind, number, revision }, other)).toMatchObject({ status: 200, body });
      expect(await linesOf(`${kind}_RESTORED`)).toBe(lines + 1);
    });

    test("PAG-03 a version is not restored over what another saved meanwhile", async () => {
      await save(path, [entry("이전")]);
      const { number } = await latest(kind);
      const { revision } = await standing(kind);
      await save(path, [entry("저쪽")], other);
      expect(await restore({ kind, number, revision })).toMatchObject({
        status: 409,
        body: { reason: "CHRONICLE_OVERTAKEN", theirs: { revision: revision + 1, list: [{ title: "저쪽" }] } },
      });
      expect((await standing(kind)).list).toEqual([entry("저쪽")]);
      expect((await restore({ kind, number: 9_999 })).status).toBe(404);
    });

    test("PAG-03 what the version before saves beside this one is a version too, by whom and when", async () => {
      await save(path, [entry("이 판")]);
      const { number } = await latest(kind);
      // As it saves: it knows of no versions.
      const saveBeside = (title: string) =>
        site.fork().transactional(async (tx) => {
          await tx.execute("update chronicle set revision = revision + 1, updated_at = now() where kind = ?", [kind]);
          await tx.execute("delete from chronicle_entry where kind = ?", [kind]);
          await tx.execute("insert into chronicle_entry (kind, index, title) values (?, 0, ?)", [kind, title]);
          await tx.execute("insert into audit_line (at, act, actor_id) values (now(), ?, ?)", [
            `${kind}_SAVED`,
            other.user.id,
          ]);
        });
      await saveBeside("옛 판의 첫째");
      await saveBeside("옛 판의 둘째");
      await save(path, [entry("다시 이 판")]);
      const titles = async (one: number) =>
        (await ask("/version", { kind, number: one })).body.list.map(({ title }: { title: string }) => title);
      expect(await Promise.all([1, 2, 3].map((step) => titles(number + step)))).toEqual([
        ["옛 판의 첫째"],
        ["옛 판의 둘째"],
        ["다시 이 판"],
      ]);
      const by = (await versions(kind)).slice(0, 3).map((one) => one.by);
      expect(by).toEqual([admin.user.nickname, other.user.nickname, other.user.nickname]);
    });

    test("PAG-03 what was written past all saves is a version before another list takes its place", async () => {
      const [before] = await versions(kind);
      await save(path, [entry("저장한 글")]);
      await site.fork().execute("update chronicle_entry set title = '손으로 고친 글' where kind = ?", [kind]);
      await save(path, [entry("다시 저장한 글")], other);
      const since = (await versions(kind)).filter(({ number }) => number > (before?.number ?? 0)).toReversed();
      expect(since.map(({ by }) => by)).toEqual([admin.user.nickname, null, other.user.nickname]);
      const lists = since.map(async ({ number }) => (await ask("/version", { kind, number })).body.list);
      expect(await Promise.all(lists)).toEqual([
        [entry("저장한 글")],
        [entry("손으로 고친 글")],
        [entry("다시 저장한 글")],
      ]);
    });

    test("PAG-03 a revision raised by hand right after a save is not told as its writer's", async () => {
      await save(path, [entry("저장한 글")]);
      await site.fork().transactional(async (tx) => {
        await tx.execute("update chronicle set revision = revision + 1, updated_at = now() where kind = ?", [kind]);
        await tx.execute("update chronicle_entry set title = '손으로 고친 글' where kind = ?", [kind]);
      });
      expect(await latest(kind)).toMatchObject({ by: null, list: [entry("손으로 고친 글")] });
    });

    test("PAG-03 of a list that nobody has saved no day is told, and nobody", async () => {
      const em = site.fork();
      await em.transactional(async (tx) => {
        await tx.execute("update chronicle set revision = 0 where kind = ?", [kind]);
        await tx.execute("delete from chronicle_version where kind = ?", [kind]);
      });
      await em.execute("delete from chronicle_version where kind = ?", [kind]);
      await save(path, [entry("처음 저장한 글")]);
      expect((await versions(kind)).at(-1)).toEqual({ number: 1, by: null, at: null });
    });

    test("PAG-03 versions are told by whom and when, also when the log has forgotten their saves", async () => {
      await save(path, [entry("오래된 글")], other);
      const before = await versions(kind);
      const em = site.fork();
      // As after a year: nobody may change a line.
      await em.execute("alter table audit_line disable trigger user");
      await em.execute("update audit_line set at = now() - interval '2 years' where act = ?", [`${kind}_SAVED`]);
      await em.execute("alter table audit_line enable trigger user");
      await sweepAudit(em);
      expect(await linesOf(`${kind}_SAVED`)).toBe(0);
      expect(await versions(kind)).toEqual(before);
      expect(await latest(kind)).toMatchObject({ by: other.user.nickname, list: [entry("오래된 글")] });
    });

    test("PAG-03 versions are listed a page at a time", async () => {
      for (let turn = 0; turn < versionsPerPage; turn += 1) await save(path, [entry(`${turn}`)]);
      const page = await versions(kind);
      expect(page).toHaveLength(versionsPerPage);
      const older = await versions(kind, page.at(-1)?.number);
      expect(older.at(-1)?.number).toBe(1);
      expect(older[0]?.number).toBe((page.at(-1)?.number ?? 0) - 1);
    });
  });

  test("PAG-03 who has withdrawn is no name of a version", async () => {
    const gone = await createSignedIn(site, { isAdmin: true });
    await save("/history", [entry("떠난 이")], gone);
    await site.fork().execute('delete from "user" where id = ?', [gone.user.id]);
    expect(await latest("HISTORY")).toMatchObject({ by: null, list: [entry("떠난 이")] });
  });
});
