import { boardMessages } from "@bulmo/contracts/board-write";
import { errorMessages } from "@bulmo/contracts/error";
import { maximumGrades } from "@bulmo/contracts/grade";
import { postMessages } from "@bulmo/contracts/post-write";
import { testServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createGrade, giveGrade } from "../../../testing/grade.ts";
import { addKey } from "../../../testing/key.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let full: SignedIn;
  let associate: SignedIn;
  let plain: SignedIn;
  /** 정회원 and 준회원. */
  let grades: [number, number];

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
    full = await createSignedIn(site, { nickname: "정회원이" });
    associate = await createSignedIn(site, { nickname: "준회원이" });
    plain = await createSignedIn(site, { nickname: "등급없이" });
    const em = site.fork();
    grades = [await createGrade(em, "정회원"), await createGrade(em, "준회원")];
    await giveGrade(em, full.user.id, grades[0]);
    await giveGrade(em, associate.user.id, grades[1]);
  });
  afterAll(() => site.close());

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, by?: SignedIn) =>
    site.call(method, `/api${path}`, { ...(body ? { body } : {}), ...(by ? { token: by.token } : {}) });
  const open = (address: string, board: object) =>
    call("POST", "/board", { title: "등급 게시판", address, ...board }, admin);
  const update = (type: string, board: object) => call("PUT", "/board", { type, ...board }, admin);
  const write = (type: string, by?: SignedIn, content = "<p>글</p>") =>
    call("POST", "/post", { type, title: "글", content }, by);
  const give = (to: SignedIn, gradeId: number | null) =>
    call("PUT", "/users/grade", { id: to.user.id, gradeId }, admin);

  test("EXH-06 DAY-09 a board asks for grades: they read and write, and to others it is not there", async () => {
    const [first] = grades;
    const made = await open("full", {
      readers: "GRADES",
      readerGrades: [first],
      writers: "GRADES",
      writerGrades: [first],
      hasComments: true,
    });
    expect(made.body).toMatchObject({ readers: "GRADES", readerGrades: [first], writerGrades: [first] });
    expect((await write("FULL", full)).status).toBe(200);
    for (const by of [undefined, plain, associate]) {
      const unknown = { status: 400, body: { message: postMessages.boardUnknown } };
      expect(await call("GET", "/board?type=FULL", undefined, by)).toMatchObject(unknown);
      expect(await call("GET", "/post?type=FULL&index=1", undefined, by)).toMatchObject(unknown);
    }
    for (const by of [plain, associate])
      expect(await write("FULL", by)).toMatchObject({ status: 400, body: { message: postMessages.boardUnknown } });
    const comment = { content: "댓글", postType: "FULL", postIndex: 1 };
    expect((await call("POST", "/comment", comment, full)).status).toBe(200);
    expect((await call("POST", "/comment", comment, associate)).status).toBe(400);
  });

  test("EXH-07 the version before, which knows no grades, finds a board of administrators", async () => {
    const [row] = await site
      .fork()
      .execute<object[]>(
        "select readers, writers, reader_grades as reading, writer_grades as writing from board where type = 'FULL'",
      );
    expect(row).toEqual({
      readers: "ADMINISTRATORS",
      writers: "ADMINISTRATORS",
      reading: [grades[0]],
      writing: [grades[0]],
    });
  });

  test("EXH-06 a board that all read is written to by a grade alone", async () => {
    await open("talk", { writers: "GRADES", writerGrades: [grades[1]] });
    expect((await call("GET", "/board?type=TALK")).body).toMatchObject({ readers: "EVERYONE", writers: "GRADES" });
    expect((await write("TALK", associate)).status).toBe(200);
    for (const by of [full, plain])
      expect(await write("TALK", by)).toMatchObject({ status: 403, body: { reason: "NOT_ALLOWED" } });
    expect((await write("TALK", admin)).status).toBe(200);
    expect((await call("GET", "/post/list?type=TALK")).body.total).toBe(2);
  });

  test("DAY-09 a grade that is taken, given or changed counts at the next call", async () => {
    const listed = async (by: SignedIn) =>
      ((await call("GET", "/board/list", undefined, by)).body.boards as { type: string }[]).some(
        ({ type }) => type === "FULL",
      );
    const reads = async () => (await call("GET", "/post?type=FULL&index=1", undefined, plain)).status;
    expect([await reads(), await listed(plain)]).toEqual([400, false]);
    expect((await give(plain, grades[0])).body).toEqual({ grade: { id: grades[0], name: "정회원" } });
    expect([await reads(), await listed(plain)]).toEqual([200, true]);
    expect((await call("GET", "/users", undefined, plain)).body.grade).toEqual({ id: grades[0], name: "정회원" });
    await give(plain, grades[1]);
    expect([await reads(), await listed(plain)]).toEqual([400, false]);
    expect((await give(plain, null)).body).toEqual({ grade: null });
    expect((await call("GET", "/users", undefined, plain)).body.grade).toBeNull();
  });

  test("DAY-09 a program reads what its member's grade does, from call to call", async () => {
    const { key } = await addKey(site, plain.user, ["read"]);
    const status = async () => (await site.call("GET", "/api/post?type=FULL&index=1", { token: key })).status;
    expect(await status()).toBe(400);
    await give(plain, grades[0]);
    expect(await status()).toBe(200);
    await give(plain, null);
    expect(await status()).toBe(400);
  });

  const [reading, writing] = [{ readers: "GRADES" }, { writers: "GRADES" }];
  test("EXH-06 what is wrong with the grades of a board is said in a sentence", async () => {
    const [first, second] = grades;
    const wrong: [object, string][] = [
      [reading, boardMessages.gradesMissing],
      [{ ...reading, readerGrades: [] }, boardMessages.gradesMissing],
      [{ ...reading, readerGrades: [9_999] }, boardMessages.gradeUnknown],
      [{ ...writing, writerGrades: [9_999] }, boardMessages.gradeUnknown],
      [{ readerGrades: [first] }, boardMessages.gradesUnasked],
      [{ ...reading, readerGrades: [first], writers: "MEMBERS" }, boardMessages.writersOfGradesUnfit],
      [{ ...reading, ...writing, readerGrades: [first], writerGrades: [second] }, boardMessages.writersOfGradesUnfit],
      [{ readers: "ADMINISTRATORS", ...writing, writerGrades: [first] }, boardMessages.writersUnfit],
    ];
    for (const [board, message] of wrong) {
      const { status, body } = await open("wrong", board);
      expect([board, status, body.message]).toEqual([board, 400, message]);
    }
    expect((await update("QNA", { ...reading, readerGrades: [first] })).body.message).toBe(boardMessages.fixed);
  });

  test("EXH-08 an edit leaves out what stays, and who may not read any more does not write", async () => {
    const [first, second] = grades;
    await open("turning", { writers: "MEMBERS" });
    const narrowed = await update("TURNING", { ...reading, readerGrades: [first, second] });
    expect(narrowed.body).toMatchObject({ readers: "GRADES", writers: "ADMINISTRATORS" });
    const written = await update("TURNING", { ...writing, writerGrades: [second] });
    expect(written.body).toMatchObject({ readerGrades: [first, second], writerGrades: [second] });
    expect((await update("TURNING", { title: "새 이름" })).body).toMatchObject({
      readerGrades: [first, second],
      writerGrades: [second],
    });
    const { body } = await update("TURNING", { readerGrades: [first] });
    expect(body).toMatchObject({ readerGrades: [first], writers: "ADMINISTRATORS" });
    expect(body).not.toHaveProperty("writerGrades");
    const opened = (await update("TURNING", { readers: "EVERYONE" })).body;
    expect(opened).toMatchObject({ readers: "EVERYONE", writers: "ADMINISTRATORS" });
    expect(opened).not.toHaveProperty("readerGrades");
    expect((await call("GET", "/board?type=TURNING")).status).toBe(200);
  });

  test("DAY-09 a grade that a member has or a board asks for is not removed", async () => {
    const remove = (id: number) => call("DELETE", "/grade", { id }, admin);
    for (const id of grades)
      expect(await remove(id)).toMatchObject({ status: 409, body: { message: errorMessages.GRADE_USED } });
    const id = await createGrade(site.fork(), "명예회원");
    await open("honour", { writers: "GRADES", writerGrades: [id] });
    expect((await remove(id)).status).toBe(409);
    await update("HONOUR", { writers: "MEMBERS" });
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
  });

  test("DAY-09 there is room for so many grades, of which no two are called alike", async () => {
    const { body } = await call("GET", "/grade/list", undefined, admin);
    const free = maximumGrades - body.length;
    const add = (name: string) => call("POST", "/grade", { name }, admin);
    const twins = await Promise.all([add("쌍둥이"), add("쌍둥이")]);
    expect(new Set(twins.map(({ status }) => status))).toEqual(new Set([200, 400]));
    for (let place = 1; place < free; place += 1) expect((await add(`등급 ${place}`)).status).toBe(200);
    expect(await add("하나 더")).toMatchObject({ status: 409, body: { message: errorMessages.GRADES_TOO_MANY } });
    await site.fork().execute("delete from member_grade where id <> all(?::int[])", [`{${grades.join(",")}}`]);
  });

  test.each(rounds)(
    "DAY-09 a grade that is removed while it is given is given to nobody, or stays (round %i)",
    async (round) => {
      const id = await createGrade(site.fork(), `가는 등급 ${round}`);
      const address = `going-${round}`;
      const [removed, given, opened] = await Promise.all([
        call("DELETE", "/grade", { id }, admin),
        give(plain, id),
        open(address, { writers: "GRADES", writerGrades: [id] }),
      ]);
      const sent = [removed, given, opened].map(({ status }) => status);
      // Removed before both, or kept by one of them at least.
      expect([
        [200, 404, 400],
        [409, 200, 200],
      ]).toContainEqual(sent);
      const [left] = await site
        .fork()
        .execute<{ count: string }[]>(
          "select count(*) from board where ? = any(writer_grades) and not exists (select from member_grade where id = ?)",
          [id, id],
        );
      expect(Number(left?.count)).toBe(0);
      await give(plain, null);
    },
  );

  test("DAY-09 the log says which member was given a grade, and what was done to grades", async () => {
    const id = await createGrade(site.fork(), "기록");
    await give(plain, id);
    // Nothing has changed, and nothing is told.
    await give(plain, id);
    await call("PUT", "/grade", { id, name: "새 기록" }, admin);
    await call("PUT", "/grade/order", { ids: [id] }, admin);
    const { body } = await call("GET", "/audit/list?kind=MEMBER", undefined, admin);
    const lines = (body.list as { act: string; member: string | null }[]).slice(0, 3);
    expect(lines).toMatchObject([
      { act: "GRADE_ORDERED", member: null, grade: null },
      { act: "GRADE_UPDATED", member: null, grade: { id, name: "새 기록" } },
      { act: "MEMBER_GRADED", member: "등급없이", grade: { id, name: "새 기록" } },
    ]);
    const all = (await call("GET", "/grade/list", undefined, admin)).body;
    expect(all[0]).toEqual({ id, name: "새 기록", memberCount: 1, boardCount: 0 });
  });
});
