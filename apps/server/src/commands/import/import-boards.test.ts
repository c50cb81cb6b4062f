import { testServers } from "@bulmo/entities/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "../../../testing/site.ts";
import { assertNotWidened, assertRoom } from "./import-boards.ts";
import type { Importing } from "./importing.ts";
import type { OldBoard } from "./old-site.ts";

const [embedded] = testServers(undefined);
let site: Site;

beforeAll(async () => {
  if (!embedded) throw new Error("no embedded database");
  site = await openSite(embedded);
});
afterAll(() => site.close());

const board = (key: string): OldBoard => ({
  key,
  title: key,
  kind: "TEXT",
  readers: "EVERYONE",
  writers: "MEMBERS",
  hasComments: true,
  headings: [],
  isPrivate: false,
  postCount: 0,
  commentCount: 0,
});

const withBoards = (count: number) => {
  const boards = Array.from({ length: count }, (_, number) => board(`b${number}`));
  return { fork: site.fork, old: { boards: () => Promise.resolve(boards) } } as unknown as Importing;
};

test("IMP-05 more boards than a site has are refused before anything is written, unless the map joins or leaves some", async () => {
  // Two are there already.
  await assertRoom(withBoards(48), { boards: {}, pages: {} });
  await expect(assertRoom(withBoards(49), { boards: {}, pages: {} })).rejects.toThrow("51 boards");
  await assertRoom(withBoards(50), { boards: { b0: "-", b1: "b2" }, pages: {} });
  await assertRoom(withBoards(49), { boards: { b0: "notice" }, pages: {} });
});

const withReaders = (...readers: OldBoard["readers"][]) => {
  const boards = readers.map((one, number) => ({ ...board(`b${number}`), readers: one }));
  return { fork: site.fork, old: { boards: () => Promise.resolve(boards) } } as unknown as Importing;
};

test.each([
  ["one of members on the notices", withReaders.bind(null, "MEMBERS"), { b0: "notice" }],
  ["one of a grade on the questions", withReaders.bind(null, { grades: ["등급 8"] }), { b0: "qna" }],
  [
    "one of administrators with one of everybody",
    withReaders.bind(null, "EVERYONE", "ADMINISTRATORS"),
    { b0: "free", b1: "free" },
  ],
])("IMP-01 a map that shows more people what they could not read is refused: %s", async (_what, importing, boards) => {
  await expect(assertNotWidened(importing(), { boards, pages: {} })).rejects.toThrow("another address");
});

test("IMP-01 a map that shows nobody more is taken", async () => {
  const apart = { boards: { b0: "notice", b1: "members" }, pages: {} };
  await expect(assertNotWidened(withReaders("EVERYONE", "MEMBERS"), apart)).resolves.toBeUndefined();
  const left = { boards: { b0: "notice", b1: "-" }, pages: {} };
  await expect(assertNotWidened(withReaders("EVERYONE", "ADMINISTRATORS"), left)).resolves.toBeUndefined();
});
