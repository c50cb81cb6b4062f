import { MemberGrade } from "@bulmo/entities/member-grade.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listedSite, oldBoard } from "../../../testing/old-site/listed-site.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { assertNotWidened, assertRoom } from "./assert-map.ts";
import type { OldBoard, OldPage } from "./old-site.ts";
import { addOrigins } from "./origins.ts";

const [embedded] = testServers(undefined);
let site: Site;

beforeAll(async () => {
  if (!embedded) throw new Error("no embedded database");
  site = await openSite(embedded);
  const em = site.fork();
  await em.insertMany(MemberGrade, [{ name: "등급 8" }, { name: "임원" }]);
  await em.execute(`insert into board (type, kind, title, address, position, readers, writers, reader_grades)
    select 'OFFICERS', 'TEXT', '임원', 'officers', 90, 'ADMINISTRATORS', 'ADMINISTRATORS', array_agg(id)
      from member_grade where name = '임원'`);
  await em.execute("insert into board_address (address, type) values ('officers-before', 'OFFICERS')");
});
afterAll(() => site.close());

type Changes = Partial<OldBoard>;

const withBoards = (boards: readonly Changes[], pages: readonly OldPage[] = []) => ({
  fork: site.fork,
  old: listedSite(
    boards.map((changes, number) => ({ board: oldBoard(`b${number}`, changes) })),
    { pages },
  ),
});

const many = (count: number, changes: Changes = {}) => withBoards(Array.from({ length: count }, () => changes));

test("IMP-05 more boards than a site has are refused before anything is written, unless the map joins or leaves some", async () => {
  // Three are there already.
  await assertRoom(many(47), { boards: {}, pages: {} });
  await expect(assertRoom(many(48), { boards: {}, pages: {} })).rejects.toThrow("51 boards");
  await assertRoom(many(49), { boards: { b0: "-", b1: "b2" }, pages: {} });
  await assertRoom(many(48), { boards: { b0: "notice" }, pages: {} });
});

test("IMP-05 boards for what is secret and for old pages need room, too", async () => {
  await assertRoom(many(23, { secretCount: 1 }), { boards: {}, pages: {} });
  await expect(assertRoom(many(24, { secretCount: 1 }), { boards: {}, pages: {} })).rejects.toThrow("51 boards");
  // Questions are secret where they stand.
  await assertRoom(many(48, { isPrivate: true }), { boards: {}, pages: {} });
  const pages = [{ key: "rule", title: "회칙", html: "" }];
  const full = () =>
    withBoards(
      Array.from({ length: 47 }, () => ({})),
      pages,
    );
  await expect(assertRoom(full(), { boards: {}, pages: {} })).rejects.toThrow("51 boards");
  await assertRoom(full(), { boards: {}, pages: { rule: "/about/rules" } });
});

const refused: [string, Changes[], Record<string, string>][] = [
  ["one of members on the notices", [{ readers: "MEMBERS" }], { b0: "notice" }],
  ["one of a grade on the questions", [{ readers: { grades: ["등급 8"] } }], { b0: "qna" }],
  [
    "one of administrators with one of everybody",
    [{ readers: "EVERYONE" }, { readers: "ADMINISTRATORS" }],
    { b0: "free", b1: "free" },
  ],
  ["one of a grade on that of another grade", [{ readers: { grades: ["등급 8"] } }], { b0: "officers" }],
  [
    "one of a grade with one of another grade",
    [{ readers: { grades: ["임원"] } }, { readers: { grades: ["등급 8"] } }],
    { b0: "free", b1: "free" },
  ],
  [
    "one of a grade with one of that grade and another",
    [{ readers: { grades: ["임원", "등급 8"] } }, { readers: { grades: ["임원"] } }],
    { b0: "free", b1: "free" },
  ],
  ["one of administrators at an address that a board had", [{ readers: "ADMINISTRATORS" }], { b0: "officers-before" }],
  ["one for consultation of members that is no question", [{ readers: "MEMBERS", isPrivate: true }], { b0: "notice" }],
];

test.each(refused)(
  "IMP-01 a map that shows more people what they could not read is refused: %s",
  async (_what, boards, map) => {
    await expect(assertNotWidened(withBoards(boards), { boards: map, pages: {} })).rejects.toThrow("another address");
  },
);

const taken: [string, Changes[], Record<string, string>][] = [
  ["each its own", [{}, { readers: "MEMBERS" }], { b0: "notice", b1: "members" }],
  ["one is left", [{}, { readers: "ADMINISTRATORS" }], { b0: "notice", b1: "-" }],
  ["on one of fewer grades", [{ readers: { grades: ["임원", "등급 8"] } }], { b0: "officers" }],
  ["one for consultation among the questions", [{ readers: "MEMBERS", isPrivate: true }], { b0: "qna" }],
];

test.each(taken)("IMP-01 a map that shows nobody more is taken: %s", async (_what, boards, map) => {
  await expect(assertNotWidened(withBoards(boards), { boards: map, pages: {} })).resolves.toBeUndefined();
});

test("IMP-05 a board that was brought, and was opened to its readers since, stops no later run", async () => {
  const boards = withBoards([{ readers: "ADMINISTRATORS" }]);
  const map = { boards: { b0: "officers" }, pages: {} };
  await expect(assertNotWidened(boards, map)).rejects.toThrow("another address");
  await site
    .fork()
    .transactional((tx) =>
      addOrigins(tx, "gnuboard5", { origins: [{ kind: "board", key: "b0", target: "OFFICERS" }] }),
    );
  await expect(assertNotWidened(boards, map)).resolves.toBeUndefined();
});
