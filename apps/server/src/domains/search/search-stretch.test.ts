import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSearch, titlesOf } from "../../../testing/search.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(bothServers(testDatabaseUrl))("a search among many numbers, on $name", (server) => {
  let site: Site;
  let opened: Awaited<ReturnType<typeof openSearch>>;

  beforeAll(async () => {
    site = await openSite(server);
    opened = await openSearch(site);
    await from(200);
    await opened.write("asker", { type: "QNA", title: "오래된 비밀 서까래", isSecret: true });
    await opened.notices([{ title: "아주 오래된 서까래", createdAt: days(-9) }]);
    await from(300_000);
    await opened.notices([{ title: "오래된 서까래", createdAt: days(-8) }]);
    await from(345_000);
    await opened.notices([{ title: "지난해 서까래", createdAt: days(-7) }]);
    await from(351_000);
    await opened.notices([{ title: "지난달 서까래", createdAt: days(-6) }]);
    await from(352_300);
    await opened.notices([{ title: "오늘 서까래", createdAt: days(-5) }]);
    // More than are ranked, in a stretch of their own; a title among those that lie far back.
    await opened.notices([
      ...Array.from({ length: 70 }, (_, n) => ({ title: `알림 ${n}`, content: "<p>용마루 이야기</p>" })),
      { title: "마지막", content: "<p>글</p>" },
    ]);
    await from(100_000);
    await opened.notices([{ title: "옛 용마루", createdAt: days(-20) }]);
    await from(352_500);
  });
  afterAll(() => site.close());

  const days = (count: number) => new Date(Date.now() + count * 86_400_000);

  /** The next post has this number: in between were many others. */
  const from = (number: number) =>
    site.fork().execute(`select setval(pg_get_serial_sequence('stored_post', 'id'), ${number})`);

  const found = async (...asked: Parameters<typeof opened.search>) => titlesOf(await opened.search(...asked));
  const public5 = ["오늘 서까래", "지난달 서까래", "지난해 서까래", "오래된 서까래", "아주 오래된 서까래"];

  test("DAY-06 what lies in any stretch is found, each once, the newest first", async () => {
    expect(await found("서까래", "visitor", { kind: "POST" })).toEqual(public5);
    expect(await found("서까래 오래된", "visitor", { kind: "POST" })).toEqual(["오래된 서까래", "아주 오래된 서까래"]);
  });

  test("DAY-06 an old secret question is found once by its writer and administrators, and by nobody else", async () => {
    for (const looker of ["asker", "administrator"] as const)
      expect((await found("서까래", looker, { kind: "POST" })).toSorted()).toEqual(
        [...public5, "오래된 비밀 서까래"].toSorted(),
      );
    expect((await found("서까래", "member", { kind: "POST" })).toSorted()).toEqual(public5.toSorted());
  });

  test("DAY-06 a title that lies far back comes before the texts of all that are newer", async () => {
    expect((await found("용마루", "visitor", { kind: "POST" }))[0]).toBe("옛 용마루");
    expect((await opened.search("용마루")).groups).toMatchObject([{ kind: "POST", hasMore: true, isCut: false }]);
  });

  test.runIf(server.name !== "embedded")(
    "DAY-06 what the database has no time for is told as cut, and the other kinds are answered",
    async () => {
      const { release, locked } = await lockTexts();
      await locked;
      const { groups } = await opened.search("용마루");
      release();
      expect(groups.filter(({ isCut }) => isCut).map(({ kind }) => kind)).toContain("POST");
      expect((await opened.search("용마루")).groups).toMatchObject([{ kind: "POST", isCut: false }]);
    },
  );

  /** Nobody reads the texts until they are released. */
  async function lockTexts() {
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    void site.fork().transactional(async (tx) => {
      await tx.execute("lock table post_text in access exclusive mode");
      locked.resolve();
      await held.promise;
    });
    return { release: held.resolve, locked: locked.promise };
  }
});
