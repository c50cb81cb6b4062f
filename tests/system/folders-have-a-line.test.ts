import { globSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

const foldersOf = async (path: string): Promise<string[]> =>
  (await readdir(root + path, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);

const document = await readFile(`${root}docs/architecture.md`, "utf8");

/** The rows of the table below a heading, as the first words in code of their first two cells. */
function rowsBelow(heading: string, text = document): [string, string[]][] {
  const section = text.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\|(?<first>[^|]*)\|(?<second>[^|]*)\|/gmu)].map(({ groups }) => [
    /`(?<name>[\w-]+)`/u.exec(groups?.["first"] ?? "")?.groups?.["name"] ?? "",
    [...(groups?.["second"] ?? "").matchAll(/`([\w-]+)`/gu)].map(([, name = ""]) => name),
  ]);
}

const toldOf = (heading: string): string[] =>
  rowsBelow(heading)
    .map(([name]) => name)
    .filter(Boolean);

/** As `room/folder`; a row without a room is of the one above it. */
function toldRooms(text = document): string[] {
  let room = "";
  return rowsBelow("The rooms of the web app", text).flatMap(([name, folders]) => {
    room = name || room;
    return folders.map((folder) => `${room}/${folder}`);
  });
}

test.each([
  ["The server's subjects", "apps/server/src/domains"],
  ["The server's platform", "apps/server/src/platform"],
])("%s have a line each in docs/architecture.md, and none that is gone has", async (heading, path) => {
  expect(toldOf(heading).toSorted()).toEqual((await foldersOf(path)).toSorted());
});

test("the rooms of the web app have a line each, and none that is gone has", async () => {
  const rooms = (await foldersOf("apps/web/src")).filter((room) => room !== "routes");
  const folders = await Promise.all(
    rooms.map(async (room) => (await foldersOf(`apps/web/src/${room}`)).map((folder) => `${room}/${folder}`)),
  );
  expect(toldRooms().toSorted()).toEqual(folders.flat().toSorted());
});

test("a line that is planted is found", () => {
  const planted = document.replace("| `post`        |", "| `attic`       | `box` | nothing |\n| `post`        |");
  expect(toldRooms(planted)).toContain("attic/box");
});

/** What a text names in code that is a file of the server, the web app, the packages, the tests or their tools. */
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`(?<path>[\w./$-]+\.(?:tsx?|mjs|cjs))`/gu)].map(({ groups }) => groups?.["path"] ?? "");

/** A name may leave out the folders before it, where the document has said them. */
const isThere = (path: string, files: readonly string[]) => files.some((file) => `/${file}`.endsWith(`/${path}`));

const sources = globSync("{.dependency-cruiser*.cjs,{apps,packages,tests,scripts}/**/*.{ts,tsx,mjs}}", {
  cwd: root,
  exclude: (path) => /node_modules|(?:^|\/)dist$/u.test(path),
});

test("every file that docs/architecture.md names is there", () => {
  const named = namedFiles(document);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((path) => !isThere(path, sources))).toEqual([]);
});

test("a file that is named and gone is found", () => {
  expect(namedFiles("in `app.ts`, `post/gone.ts`").filter((path) => !isThere(path, sources))).toEqual(["post/gone.ts"]);
});
