import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

function expand(ranges) {
  return ranges.split(",").flatMap((range) => {
    const [first, last = first] = range
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The pieces a variable font comes in; a higher piece holds more common characters. */
export function openSource(name) {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/index.css`));
  const ranges = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  const pieceOf = new Map();
  for (const [key, range] of Object.entries(ranges)) {
    const id = key.replaceAll(/[[\]]/g, "");
    for (const codePoint of expand(range)) {
      // The Latin piece repeats what the numbered ones have; theirs are drawn to go with the Hangul.
      if (!pieceOf.has(codePoint)) {
        pieceOf.set(codePoint, id);
      }
    }
  }
  return {
    licence: readFileSync(join(folder, "LICENSE"), "utf8"),
    pieceOf: (character) => pieceOf.get(character.codePointAt(0)),
    read: (id) => readFileSync(join(folder, "files", `${name}-${id}-wght-normal.woff2`)),
  };
}
