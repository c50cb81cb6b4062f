import { postMessages } from "@bulmo/contracts/post-write";
import { errorMessages } from "@bulmo/contracts/error";
import { testServers } from "@bulmo/entities/testing/test-database";
import { Board } from "@bulmo/entities/board.entity";
import { BoardCounter } from "@bulmo/entities/board-counter.entity";
import type { Tables } from "@bulmo/entities/database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { sql } from "kysely";
import { z } from "zod";
import { onKnownBoard, onReadableBoard } from "../../trpc.ts";
import { proceduresOf } from "../../platform/rest/rest-meta.ts";
import { appRouter } from "../../router.ts";
import type { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createBoard } from "../../../testing/board.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { createGrade, giveGrade } from "../../../testing/grade.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { isKnownExhibition, isReadable, mayKnow, mayRead, readableTypes } from "./board-access.ts";

/** What an input calls a board. */
const boardFields = new Set(["type", "postType", "targetType"]);

type Shape = {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  const?: unknown;
  enum?: unknown[];
  type?: unknown;
};

/** One of a few words: the kind of an office, of a part of a text. Boards are added, and no schema knows all of them. */
const isWord = ({ const: word, enum: words, type, anyOf = [] }: Shape): boolean =>
  word !== undefined || words !== undefined || type === "null" || (anyOf.length > 0 && anyOf.every(isWord));

/** Whether a call names a board somewhere in its input. */
const namesBoard = ({ properties = {}, items, anyOf = [], oneOf = [] }: Shape): boolean =>
  Object.entries(properties).some(([name, shape]) => (boardFields.has(name) && !isWord(shape)) || namesBoard(shape)) ||
  [...(items ? [items] : []), ...anyOf, ...oneOf].some(namesBoard);

/** Administrators read all there is: a board that comes back is named by its type, works that take a name by theirs. */
const isForAdministrators = (name: string) =>
  name.startsWith("trash.") ||
  ["report.dismiss", "board.create", "person.update", "workProposal.confirm", "pictureDescription.update"].includes(
    name,
  );

test("EXH-07 every call that names a board asks first who may read it", () => {
  const gates = new Set([onReadableBoard, onKnownBoard].map(({ _middlewares: [gate] }) => gate));
  const named = proceduresOf(appRouter).filter(({ input }) => {
    const shape = input && z.toJSONSchema(input as z.ZodType, { io: "input", unrepresentable: "any" });
    return shape ? namesBoard(shape) : false;
  });
  const all = appRouter._def.procedures as unknown as Record<string, { _def: { middlewares: unknown[] } }>;
  const open = named
    .map(({ name }) => name)
    .filter((name) => !all[name]?._def.middlewares.some((step) => gates.has(step as never)));
  expect(named.length).toBeGreaterThan(10);
  expect(open.filter((name) => !isForAdministrators(name))).toEqual([]);
});

const readers = ["EVERYONE", "MEMBERS", "ADMINISTRATORS"] as const;
/** As a board that asks for the first grade stands in the database. */
const forGrades = { readers: "ADMINISTRATORS", writers: "ADMINISTRATORS" } as const;
const states = ["DRAFT", "ANNOUNCED", "OPEN", "PAST"] as const;

/** Of the first grade, for which boards are, and of the second; numbers of an empty database. */
const viewers = {
  visitor: null,
  member: { isAdmin: false, gradeId: null },
  "full member": { isAdmin: false, gradeId: 1 },
  "associate member": { isAdmin: false, gradeId: 2 },
  administrator: { isAdmin: true, gradeId: null },
};

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  const tokens: Record<string, string | undefined> = {};
  let author: User;

  beforeAll(async () => {
    site = await openSite(server);
    const em = site.fork();
    const user = await createSignedIn(site, { nickname: "회원" });
    tokens["member"] = user.token;
    author = user.user;
    for (const [place, who] of ["full member", "associate member"].entries()) {
      const graded = await createSignedIn(site, { nickname: who });
      // The second of an empty database has the number 2.
      await createGrade(em, who);
      await giveGrade(em, graded.user.id, place + 1);
      tokens[who] = graded.token;
    }
    tokens["administrator"] = (await createSignedIn(site, { isAdmin: true, nickname: "운영진" })).token;
    for (const who of readers) {
      const address = `for-${who.toLowerCase()}`;
      const type = `FOR_${who}`;
      await em.insert(Board, { type, kind: "TEXT", title: who, address, readers: who, position: 3 });
      em.create(BoardCounter, { type, subType: 0 });
      await em.flush();
      await createPosts(em, type, [{ user: user.user, title: `${who}의 글` }]);
    }
    await createBoard(em, { type: "FOR_GRADES", ...forGrades, readerGrades: [1], writerGrades: [1] });
    await createPosts(em, "FOR_GRADES", [{ user: user.user, title: "정회원의 글" }]);
    for (const [at, state] of states.entries()) {
      const type = `EXHIBITION_${at + 5}`;
      await em.insert(Board, { type, kind: "EXHIBITION", title: state, position: 5 + at });
      await em.execute("insert into exhibition (type, number, state, starts_on) values (?, ?, ?, '2026-01-01')", [
        type,
        at + 5,
        state,
      ]);
      em.create(BoardCounter, { type, subType: 0 });
      await em.flush();
      await createPosts(em, type, [{ user: user.user, title: `${state}의 작품` }]);
    }
  });
  afterAll(() => site.close());

  const prepared = ["EXHIBITION_5", "EXHIBITION_6"];
  const hidden = {
    visitor: ["FOR_MEMBERS", "FOR_ADMINISTRATORS", "FOR_GRADES", ...prepared],
    member: ["FOR_ADMINISTRATORS", "FOR_GRADES", ...prepared],
    "full member": ["FOR_ADMINISTRATORS", ...prepared],
    "associate member": ["FOR_ADMINISTRATORS", "FOR_GRADES", ...prepared],
    administrator: [],
  };

  test.each(Object.entries(viewers))(
    "EXH-07 the rule and its condition in SQL say the same of a %s",
    async (who, viewer) => {
      const boards = await site.boards();
      const found = await site
        .fork()
        .getKysely<Tables>()
        .selectFrom("post")
        .select("type")
        .where(isReadable(viewer))
        .execute();
      const read = new Set(found.map(({ type }) => type));
      const own = [...boards.byType.values()].filter(({ type }) => /^FOR_|^EXHIBITION_/u.test(type));
      expect(own).toHaveLength(8);
      for (const board of own) expect([board.type, mayRead(viewer, board)]).toEqual([board.type, read.has(board.type)]);
      const closed = own.map(({ type }) => type).filter((type) => !readableTypes(boards, viewer).includes(type));
      expect(new Set(closed)).toEqual(new Set(hidden[who as keyof typeof hidden]));
    },
  );

  test.each(Object.entries(viewers))(
    "EXH-02 EXH-07 of an exhibition a %s knows by the rule what the condition in SQL says",
    async (_, viewer) => {
      const { byType } = await site.boards();
      const found = await site
        .fork()
        .getKysely<Tables>()
        .selectFrom("board")
        .select(["type", isKnownExhibition(viewer, sql.ref("board.type")).as("isKnown")])
        .where("kind", "=", "EXHIBITION")
        .execute();
      expect(found.length).toBeGreaterThanOrEqual(states.length);
      expect(found).toEqual(found.map(({ type }) => ({ type, isKnown: mayKnow(viewer, byType.get(type)!) })));
    },
  );

  const doors = [
    ["GET", "/api/post/list", (type: string) => ({ type })],
    ["GET", "/api/post", (type: string) => ({ type, index: "1" })],
    ["GET", "/api/comment/list", (type: string) => ({ type, index: "1" })],
    ["POST", "/api/post/view", (type: string) => ({ type, index: "1" })],
  ] as const;

  test.each(doors)("EXH-07 %s %s opens to nobody who may not read", async (method, path, input) => {
    for (const [who, types] of Object.entries(hidden))
      for (const type of [
        "FOR_EVERYONE",
        "FOR_MEMBERS",
        "FOR_ADMINISTRATORS",
        "FOR_GRADES",
        "EXHIBITION_5",
        "EXHIBITION_8",
      ]) {
        const query = method === "GET" ? `?${new URLSearchParams(input(type)).toString()}` : "";
        const answer = await site.call(method, path + query, {
          token: tokens[who],
          ...(method === "POST" ? { body: input(type) } : {}),
        });
        const isHidden = (types as string[]).includes(type);
        expect([who, type, answer.status === 200]).toEqual([who, type, !isHidden]);
        if (!isHidden) continue;
        const asks = who === "visitor" && type === "FOR_MEMBERS";
        expect([who, type, answer.status, answer.body.message]).toEqual(
          asks ? [who, type, 401, errorMessages.SIGN_IN_REQUIRED] : [who, type, 400, postMessages.boardUnknown],
        );
      }
  });

  test("EXH-02 an announced exhibition is known, and its works are not there until it opens", async () => {
    const at = (path: string, token?: string) => site.call("GET", path, token === undefined ? {} : { token });
    const { administrator, member } = tokens;
    const lists = [
      "/api/post/list?type=EXHIBITION_6",
      "/api/post/list?type=EXHIBITION_6&createdSince=2020-01-01T00:00:00Z",
    ];
    for (const token of [undefined, member])
      for (const list of lists)
        expect(await at(list, token)).toMatchObject({
          status: 200,
          body: { list: [], page: 1, totalPages: 1, total: 0, nextCursor: null },
        });
    for (const list of lists) expect((await at(list, administrator)).body.total).toBe(1);
    const works = ["/api/post?type=EXHIBITION_6&index=1", "/api/comment/list?type=EXHIBITION_6&index=1"];
    for (const token of [undefined, member])
      for (const work of works)
        expect(await at(work, token)).toMatchObject({ status: 404, body: { reason: "POST_NOT_FOUND" } });
    for (const work of works) expect(await at(work, administrator)).toMatchObject({ status: 200 });
    expect(await at("/api/exhibition?n=6")).toMatchObject({ status: 200, body: { title: "ANNOUNCED" } });
    expect(await at("/api/exhibition?n=5")).toMatchObject({ status: 404 });
    expect(await at("/api/exhibition?n=5", administrator)).toMatchObject({ status: 200 });
    const written = { title: "작품", content: "<p>글</p>", type: "EXHIBITION_6" };
    expect(await site.call("POST", "/api/post", { token: member, body: written })).toMatchObject({ status: 403 });
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
    expect(sitemap).toContain("type=EXHIBITION_8&amp;index=1");
    expect(sitemap).not.toContain("type=EXHIBITION_6");
  });

  test("EXH-07 menus, the sitemap and their text name no board whose being there is a secret", async () => {
    const { body } = await site.call("GET", "/api/board/list");
    expect(JSON.stringify(body)).toContain("FOR_MEMBERS");
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
    for (const text of [JSON.stringify(body), sitemap])
      expect(text).not.toMatch(
        /ADMINISTRATORS"?,"title|for-administrators|FOR_GRADES|for-grades|DRAFT|EXHIBITION_5|exhibition\/5/u,
      );
    expect(sitemap).toContain("/community/for-everyone");
    expect(sitemap).not.toContain("/community/for-members");
    expect(sitemap).toContain("/gallery/exhibition/6");
  });

  test("EXH-07 DAY-09 a grade's board is named to who may read it, and to administrators", async () => {
    for (const [who, types] of Object.entries(hidden)) {
      const { body } = await site.call("GET", "/api/board/list", { token: tokens[who] });
      const named = (body.boards as { type: string }[]).some(({ type }) => type === "FOR_GRADES");
      expect([who, named]).toEqual([who, !(types as string[]).includes("FOR_GRADES")]);
    }
  });

  test("EXH-07 a post that moved to a board leads there only who may read it", async () => {
    const user = await createSignedIn(site, { nickname: "옮긴이" });
    const [post] = await createPosts(site.fork(), "QNA", [{ user: user.user, title: "옮길 글" }]);
    const moved = await site.call("PUT", "/api/post", {
      token: tokens["administrator"],
      body: { title: "옮긴 글", content: "<p>글</p>", type: "FOR_MEMBERS", targetType: "QNA", index: post!.index },
    });
    expect(moved.status).toBe(200);
    const at = (who: string) => site.call("GET", `/api/post?type=QNA&index=${post!.index}`, { token: tokens[who] });
    expect([(await at("visitor")).status, (await at("member")).status]).toEqual([404, 200]);
  });

  test("EXH-08 nothing new is written to a closed board, whether the process knows already or not", async () => {
    const em = site.fork();
    await em.insert(Board, {
      type: "CLOSED",
      kind: "TEXT",
      title: "닫힌 게시판",
      address: "closed",
      writers: "MEMBERS",
    });
    const write = (who: string, body: object) =>
      site.call("POST", "/api/post", { token: tokens[who], body: { title: "글", content: "<p>글</p>", ...body } });
    await vi.waitFor(async () => expect((await write("member", { type: "CLOSED" })).status).toBe(200));
    const shut = { status: 403, body: { message: errorMessages.BOARD_CLOSED } };
    // At once, while what is in memory may still say that it is open.
    await em.execute("update board set closed_at = now() where type = 'CLOSED'");
    for (const who of ["member", "administrator"])
      expect(await write(who, { type: "CLOSED" })).toMatchObject({ ...shut });
    const [post] = await createPosts(em, "QNA", [{ user: author, title: "옮길 글" }]);
    const body = { title: "글", content: "<p>글</p>", type: "CLOSED", targetType: "QNA", index: post!.index };
    expect(await site.call("PUT", "/api/post", { token: tokens["administrator"], body })).toMatchObject(shut);
    expect((await site.call("GET", "/api/post?type=CLOSED&index=1")).status).toBe(200);
  });
});
