import { testServers } from "@bulmo/entities/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "../../../testing/site.ts";
import { assertRoom } from "./import-boards.ts";
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
