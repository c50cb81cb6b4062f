import { testServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);
const entry = (title: string, place = 0) => ({ index: place, title, year: "2025", date: "11.01" });

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    member = await createSignedIn(site);
  });
  afterAll(() => site.close());

  const read = async (path: string) => (await site.call("GET", `/api${path}`)).body;
  const save = (path: string, body: unknown, by: SignedIn | null = admin) =>
    site.call("POST", `/api${path}`, { body, ...(by ? { token: by.token } : {}) });
  const withRevision = async (kind: string) => {
    const input = encodeURIComponent(JSON.stringify({ kind }));
    return (await site.call("GET", `/trpc/chronicle.get?input=${input}`)).body.result.data;
  };

  describe.each([
    ["HISTORY", "/history"],
    ["PROPERTY", "/property"],
  ])("%s", (kind, path) => {
    test("API-25 API-26 HIS-08 a list is replaced whole and numbered from 0 in its order", async () => {
      expect(await read(path)).toEqual([]);
      const answer = await save(path, [entry("둘째", 7), entry("첫째", 2), entry("셋째", 2)]);
      expect(answer.status).toBe(200);
      const list = ["둘째", "첫째", "셋째"].map((title, index) => entry(title, index));
      expect(answer.body.list).toEqual(list);
      expect(await read(path)).toEqual(list);
      await save(path, [list[2], list[0]]);
      expect((await read(path)).map(({ index, title }: { index: number; title: string }) => [index, title])).toEqual([
        [0, "셋째"],
        [1, "둘째"],
      ]);
      await save(path, []);
      expect(await read(path)).toEqual([]);
    });

    test("HIS-06 entries without a text are dropped; year and date may be empty or anything", async () => {
      await save(path, [
        { index: 0, title: "  ", year: "2025", date: "" },
        { index: 1, title: " 창립 ".normalize("NFD"), year: "", date: "봄" },
        { title: "\u200B", year: "", date: "" },
        { title: "<b>글</b>", year: "어느 해" },
        { title: "", year: "2025" },
      ]);
      expect(await read(path)).toEqual([
        { index: 0, title: "창립", year: "", date: "봄" },
        { index: 1, title: "<b>글</b>", year: "어느 해", date: "" },
      ]);
    });

    test("API-26 SEC-13 visitors and members change nothing", async () => {
      const before = await read(path);
      expect(await save(path, [entry("몰래")], null)).toMatchObject({
        status: 401,
        body: { message: "로그인이 필요합니다." },
      });
      expect(await save(path, [entry("몰래")], member)).toMatchObject({
        status: 403,
        body: { message: "권한이 없습니다." },
      });
      expect(await read(path)).toEqual(before);
    });

    test.each([
      ["a text", "list"],
      ["an entry that is a text", ["x"]],
      ["a title that is a number", [{ title: 1 }]],
      ["a title of 2,001 characters", [entry("가".repeat(2_001))]],
      ["NUL", [entry("가\0")]],
      ["501 entries", Array.from({ length: 501 }, () => entry("글"))],
      ["a revision that is none", { list: [], revision: -1 }],
      ["no list", { revision: 1 }],
    ])("API-26 %s is refused in Korean, and nothing changes", async (_case, body) => {
      const before = await withRevision(kind);
      expect(await save(path, body)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/[가-힣]/u) },
      });
      expect(await withRevision(kind)).toEqual(before);
    });

    test("API-49 a title that is missing or misspelt is refused by name instead of emptying the list", async () => {
      await save(path, [entry("남는 글")]);
      for (const [sent, ...faults] of [
        [{ content: "제목 대신", year: "2005", date: "04.16" }, "title FIELD_REQUIRED", "content FIELD_UNKNOWN"],
        [{ index: 0 }, "title FIELD_REQUIRED"],
        [{}, "title FIELD_REQUIRED"],
        [{ title: null, year: "2005" }, "title FIELD_REQUIRED"],
        [{ title: "글", yaer: "2005", date: "04.16" }, "yaer FIELD_UNKNOWN"],
      ] as const) {
        const { status, body } = await save(path, [entry("첫째"), sent]);
        expect(status).toBe(400);
        expect(body.errors.map(({ field, reason }: Record<string, string>) => `${field} ${reason}`)).toEqual(
          faults.map((fault) => `list.1.${fault}`),
        );
      }
      expect(await read(path)).toEqual([entry("남는 글")]);
      // What a later version may answer besides, sent back.
      expect(
        (
          await save(path, [
            { ...entry("돌려보냄"), id: 3 },
            { title: "글", year: null },
          ])
        ).status,
      ).toBe(200);
      expect(await read(path)).toHaveLength(2);
    });

    test("API-26 500 entries are taken", async () => {
      expect(
        (
          await save(
            path,
            Array.from({ length: 500 }, () => entry("글")),
          )
        ).status,
      ).toBe(200);
      expect(await read(path)).toHaveLength(500);
    });

    test("a save that another overtook is refused and told theirs; one that read theirs is taken", async () => {
      const { revision } = await withRevision(kind);
      const theirs = await save(path, { list: [entry("저쪽")], revision });
      expect(theirs.body.revision).toBe(revision + 1);
      const mine = await save(path, { list: [entry("이쪽")], revision });
      expect(mine).toMatchObject({
        status: 409,
        body: {
          message: "그사이 다른 관리자가 먼저 저장했습니다. 저장된 내용과 비교해 주세요.",
          theirs: { revision: revision + 1, list: [{ title: "저쪽" }] },
        },
      });
      expect(await read(path)).toEqual([entry("저쪽")]);
      expect((await save(path, { list: [entry("둘 다")], revision: revision + 1 })).status).toBe(200);
      expect(await read(path)).toEqual([entry("둘 다")]);
    });

    test("the same list once more, whose first answer was lost, is no other's, and is told of once", async () => {
      const { revision } = await withRevision(kind);
      const list = [entry("한 번"), { title: " ", year: "", date: "" }, entry("더", 1)];
      const lines = async () => {
        const [{ count }] = await site
          .fork()
          .execute<[{ count: string }]>(`select count(*) from audit_line where act = '${kind}_SAVED'`);
        return Number(count);
      };
      const before = await lines();
      const first = await save(path, { list, revision });
      expect(first.body.revision).toBe(revision + 1);
      expect(await save(path, { list, revision })).toMatchObject({ status: 200, body: first.body });
      expect(await lines()).toBe(before + 1);
      for (const other of [list.slice(0, 1), [entry("한 번"), entry("덜", 1)]])
        expect((await save(path, { list: other, revision })).status).toBe(409);
    });

    test.each(rounds)("hazard 12: of saves at once one list stands, whole (round %d)", async () => {
      const lists = Array.from({ length: 6 }, (_, place) =>
        Array.from({ length: 10 + place }, (__, index) => entry(`${place}의 ${index}`, index)),
      );
      const answers = await Promise.all(lists.map((list) => save(path, list)));
      expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200));
      expect(lists).toContainEqual(await read(path));
      const { revision } = await withRevision(kind);
      const careful = await Promise.all(lists.map((list) => save(path, { list, revision })));
      expect(careful.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 409, 409, 409, 409, 409,
      ]);
      expect(await read(path)).toEqual(lists[careful.findIndex(({ status }) => status === 200)]);
    });
  });

  test("API-25 history and property are lists of their own", async () => {
    await save("/history", [entry("연혁")]);
    await save("/property", [entry("무형유산")]);
    expect([(await read("/history"))[0].title, (await read("/property"))[0].title]).toEqual(["연혁", "무형유산"]);
  });
});
