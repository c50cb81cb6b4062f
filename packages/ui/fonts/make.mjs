/*
 * Cuts the site's web fonts from the variable ones and writes them, with their @font-face rules, into
 * src/theme. Run it (npm run fonts -w @bulmo/ui) when many texts have changed; the results are kept in
 * the repository because a build should not need minutes and a font editor.
 *
 * Hanja stays with the reader's own fonts: in web fonts it costs over a megabyte a page.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { charactersByUse, shippedPhrases, shippedTexts } from "./characters.mjs";
import { cutFile, drawOutlines } from "./outlines.mjs";
import { openSource } from "./source.mjs";

const sansFiles = { first: 256, later: 64 };
// A syllable of the serif weighs as much as three of the sans, so a rare one must not bring many others along.
const serifFiles = { first: 192, later: 32 };

const faces = [
  { name: "sans", family: "Bulmo Sans", source: "noto-sans-kr", weight: 400, css: "400 500" },
  { name: "sans-bold", family: "Bulmo Sans", source: "noto-sans-kr", weight: 600, css: "600 700" },
  { name: "serif", family: "Bulmo Serif", source: "noto-serif-kr", weight: 500, css: "500" },
];

function slicesOf({ marks, syllables, jamo }, { first, later }) {
  const slices = [[...marks, ...syllables.slice(0, first)]];
  for (let at = first; at < syllables.length; at += later) {
    slices.push(syllables.slice(at, at + later));
  }
  return [...slices, jamo];
}

function unicodeRange(characters) {
  const points = characters.map((character) => character.codePointAt(0)).toSorted((a, b) => a - b);
  const runs = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.[1] === point - 1) {
      run[1] = point;
    } else {
      runs.push([point, point]);
    }
  }
  const hex = (point) => point.toString(16);
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(",");
}

function fontFace({ family, css }, fileName, held) {
  return `@font-face {
  font-family: '${family}';
  src: url('./fonts/${fileName}') format('woff2');
  font-weight: ${css};
  font-display: swap;
  unicode-range: ${unicodeRange(held)};
}
`;
}

async function cutFace(face, slices) {
  const source = openSource(face.source);
  const outlines = await drawOutlines(source, slices.flat(), face.weight);
  // The Open Font Licence travels with every copy of the font.
  writeFileSync(new URL(`${face.source}.licence.txt`, folder), source.licence);
  const rules = [];
  for (const [index, slice] of slices.entries()) {
    const { file, held } = await cutFile(outlines, slice);
    const fileName = `${face.name}-${index}.woff2`;
    writeFileSync(new URL(fileName, folder), file);
    rules.push(fontFace(face, fileName, held));
  }
  return rules;
}

const folder = new URL("../src/theme/fonts/", import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const pieceNumber = openSource("noto-sans-kr").pieceOf;
const commonness = (character) => Number(pieceNumber(character)) || 0;
const sansSlices = slicesOf(charactersByUse(shippedTexts(), commonness), sansFiles);
const serifSlices = slicesOf(charactersByUse(shippedPhrases(), commonness), serifFiles);
const [sans, sansBold, serif] = faces;
const sansRules = await cutFace(sans, sansSlices);
const boldRules = await cutFace(sansBold, sansSlices);
// The same slice of both weights side by side: what repeats nearby compresses to almost nothing.
const rules = sansRules.flatMap((rule, index) => [rule, boldRules[index]]);
rules.push(...(await cutFace(serif, serifSlices)));
const local = readFileSync(new URL("local.css", import.meta.url), "utf8");
writeFileSync(new URL("../src/theme/fonts.css", import.meta.url), local + rules.join(""));
