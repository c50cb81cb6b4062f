import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listedSite, oldBoard } from "../../../testing/old-site/listed-site.ts";
import { chooseMap } from "./choose-map.ts";
import { readMap } from "./import-map.ts";

let folder = "";
let path = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bulmo-map-"));
  path = join(folder, "imports", "map.json");
});
afterEach(() => rm(folder, { recursive: true }));

const site = (...keys: string[]) =>
  listedSite(
    keys.map((key) => ({ board: oldBoard(key) })),
    { pages: [{ key: "rule", title: "회칙", html: "" }] },
  );

/** Answers one question after another, and nothing when there are no more. */
function answering(...answers: string[]) {
  const asked: string[] = [];
  return {
    asked,
    ask: (prompt: string) => {
      asked.push(prompt);
      return Promise.resolve(answers.shift());
    },
  };
}

test("IMP-01 who sits at a terminal is asked board by board, and again where no board can have such an address", async () => {
  const { asked, ask } = answering("", "Not An Address", "x", "moved", " - ");
  const map = await chooseMap({ old: site("free", "news", "test"), path, isGoing: false, ask });
  expect(map.boards).toEqual({ free: "free", news: "moved", test: "-" });
  expect(asked).toHaveLength(5);
  expect(asked[2]).toContain("영문 소문자와 숫자");
  expect(await readMap(path)).toEqual({ boards: map.boards, pages: { rule: "old-pages" } });
});

test("IMP-01 where nobody sits there, what is proposed is written down, and what somebody has written stays", async () => {
  await chooseMap({ old: site("free"), path, isGoing: false, ask: answering("moved").ask });
  const map = await chooseMap({ old: site("free", "later"), path, isGoing: false, ask: undefined });
  expect(map.boards).toEqual({ free: "moved", later: "later" });
});

test("IMP-01 nothing moves without a map, nor a board that it does not name", async () => {
  const going = { path, isGoing: true, ask: undefined };
  await expect(chooseMap({ ...going, old: site("free") })).rejects.toThrow("without --go writes it");
  await chooseMap({ ...going, old: site("free"), isGoing: false });
  expect((await chooseMap({ ...going, old: site("free") })).boards).toEqual({ free: "free" });
  await expect(chooseMap({ ...going, old: site("free", "later") })).rejects.toThrow("later (later)");
});
