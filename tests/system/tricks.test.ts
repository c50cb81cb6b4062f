import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const document = readFileSync(`${root}docs/decisions/031-tricks-for-speed.md`, "utf8");

const rows = [...document.matchAll(/^\|[^|]+\| `(?<path>[^`]+)` *\|(?<gain>[^|]+)\|$/gmu)].map(({ groups }) => ({
  path: groups?.["path"] ?? "",
  gain: groups?.["gain"] ?? "",
}));

test("every trick for speed is where the table says, with what it brings", () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ path, gain }) => !existsSync(root + path) || gain.trim() === "")).toEqual([]);
});
