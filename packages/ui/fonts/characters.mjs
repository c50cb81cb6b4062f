import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = new URL("../../../", import.meta.url).pathname;
/** Where the texts we ship are written. A folder that is not there yet has nothing to say. */
const textFolders = [
  "packages/content/src",
  "packages/contracts/src",
  "packages/entities/src",
  "packages/ui/src",
  "apps/web/src",
];
const marks =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~" +
  "\u00a0·…‘’“”–—×°′″→←↑↓「」『』〈〉《》【】、。※○●";
const jamo = Array.from({ length: 0x3164 - 0x3131 }, (_, index) => String.fromCodePoint(0x3131 + index));

/** The 2350 syllables of KS X 1001, which hold all but the rarest of written Korean. */
function commonSyllables() {
  const decoder = new TextDecoder("euc-kr");
  const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) => 0xb0 + row);
  return rows.flatMap((row) =>
    Array.from({ length: 94 }, (_, cell) => decoder.decode(Uint8Array.of(row, 0xa1 + cell))),
  );
}

function textFiles(folder) {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|json|html|md)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") {
      return [];
    }
    throw error;
  }
}

/** Everything we ship, a text a file: what the sans has to set. */
export function shippedTexts() {
  return textFolders.flatMap(textFiles);
}

/** What is short enough to be a title, a text a phrase: what the serif sets most. */
export function shippedPhrases() {
  return shippedTexts().flatMap((text) => text.match(/(?<=["'`>])[^"'`<>\n]{2,45}(?=["'`<])/g) ?? []);
}

/**
 * All characters our fonts hold, those that most of the texts need first: a page then finds nearly all
 * of its own in the first few files. `commonness` orders what the texts do not mention.
 */
export function charactersByUse(texts, commonness) {
  const uses = new Map();
  for (const text of texts) {
    for (const character of new Set(text)) {
      uses.set(character, (uses.get(character) ?? 0) + 1);
    }
  }
  const syllables = commonSyllables().toSorted(
    (one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0) || commonness(other) - commonness(one),
  );
  return { marks: marks.split(""), syllables, jamo };
}
