import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const texts = ["packages/content/src", "packages/entities/src", "apps/web/src"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/u.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8")),
);
const theme = new URL("../../packages/ui/src/theme/", import.meta.url);
const rules = readFileSync(new URL("hanja.css", theme), "utf8");

function heldCharacters(): Set<string> {
  const ranges = rules.matchAll(/u\+([0-9a-f]+)(?:-([0-9a-f]+))?/giu);
  return new Set(
    [...ranges].flatMap(([, first = "", last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, step) =>
        String.fromCodePoint(start + step),
      );
    }),
  );
}

test("each Hanja of the texts we ship has a glyph (else: npm run fonts:hanja)", () => {
  const held = heldCharacters();
  const used = new Set(texts.flatMap((text) => text.match(/\p{Script=Han}/gu) ?? []));
  expect(used.size).toBeGreaterThan(200);
  expect([...used].filter((hanja) => !held.has(hanja))).toEqual([]);
});

test("the files that the rules name are there, and small", () => {
  const files = [...rules.matchAll(/url\(["']?\.\/(hanja\/[^"')]+)/gu)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(readFileSync(new URL(file, theme)).length).toBeLessThan(40_000);
});
