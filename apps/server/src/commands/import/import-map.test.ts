import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { oldBoard } from "../../../testing/old-site/listed-site.ts";
import { proposeMap, readMap } from "./import-map.ts";

test("IMP-01 boards are proposed by their names, each its own; what not everybody reads never on the notices", () => {
  const boards = [
    oldBoard("gongji"),
    oldBoard("imwon", { title: "임원 공지", readers: { grades: ["등급 8"] } }),
    oldBoard("free"),
    oldBoard("free_"),
    oldBoard("exhibition"),
    oldBoard("한글"),
    oldBoard("qa", { isPrivate: true, readers: "MEMBERS" }),
  ];
  expect(proposeMap(boards, []).boards).toEqual({
    gongji: "notice",
    imwon: "imwon",
    free: "free",
    free_: "free-2",
    exhibition: "board",
    한글: "board-2",
    qa: "qna",
  });
});

test.each([
  ["{", "no map"],
  ['{"boards":5}', "boards"],
  ['{"boards":{"a":"Not An Address"}}', "boards.a"],
  ['{"boards":{},"pages":{"a":"//evil.example"}}', "pages.a"],
])("IMP-05 %s is refused with the file's name and what is wrong", async (text, why) => {
  const folder = await mkdtemp(join(tmpdir(), "bulmo-map-"));
  const path = join(folder, "map.json");
  await writeFile(path, text);
  await expect(readMap(path)).rejects.toThrow(why);
  await expect(readMap(path)).rejects.toThrow(path);
  await rm(folder, { recursive: true });
});
