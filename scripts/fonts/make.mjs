/*
 * Cuts the site's web fonts from the variable ones and writes them, with their @font-face rules, into
 * packages/ui/src/theme. Run it (npm run fonts) when many texts have changed; the results are kept in
 * the repository because a build should not need minutes and a font editor.
 *
 * Hanja has files of its own (make-hanja.mjs): all of it would cost over a megabyte a page.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { charactersByUse } from "./characters.mjs";
import { fontFace } from "./font-face.mjs";
import { cutFile, drawOutlines } from "./outlines.mjs";
import { openSource } from "./source.mjs";
import { frameTexts, pageTitles, readingTexts, shippedPhrases, shippedTexts } from "./texts.mjs";

// Syllables a file. What is read at length stands in few, large files: a page of it needs nearly all of
// them. A syllable of the serif weighs twice as much as one of the sans, so a rare one must not bring
// many others along.
const sansFiles = { known: 64, rare: 64 };
const serifFiles = { known: 128, rare: 32 };

const faces = [
  { name: "sans", family: "Bulmo Sans", source: "noto-sans-kr", weight: 400, css: "400 500" },
  { name: "sans-bold", family: "Bulmo Sans", source: "noto-sans-kr", weight: 600, css: "600 700" },
  { name: "serif", family: "Bulmo Serif", source: "noto-serif-kr", weight: 500, css: "500" },
];

function chunks(list, size) {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

const slicesOf = ({ frame, known, rare, jamo }, files) => [
  frame,
  ...chunks(known, files.known),
  ...chunks(rare, files.rare),
  jamo,
];

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
    rules.push(fontFace(face, `./fonts/${fileName}`, held));
  }
  return rules;
}

const folder = new URL("../../packages/ui/src/theme/fonts/", import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const pieceNumber = openSource("noto-sans-kr").pieceOf;
const commonness = (character) => Number(pieceNumber(character)) || 0;
const sansTexts = { frame: frameTexts(), texts: shippedTexts(), others: [] };
const serifTexts = { frame: pageTitles(), texts: readingTexts(), others: shippedPhrases() };
const sansSlices = slicesOf(charactersByUse(sansTexts, commonness), sansFiles);
const serifSlices = slicesOf(charactersByUse(serifTexts, commonness), serifFiles);
const [sans, sansBold, serif] = faces;
const sansRules = await cutFace(sans, sansSlices);
const boldRules = await cutFace(sansBold, sansSlices);
// The same slice of both weights side by side: what repeats nearby compresses to almost nothing.
const rules = sansRules.flatMap((rule, index) => [rule, boldRules[index]]);
rules.push(...(await cutFace(serif, serifSlices)));
const local = readFileSync(new URL("local.css", import.meta.url), "utf8");
writeFileSync(new URL("../../packages/ui/src/theme/fonts.css", import.meta.url), local + rules.join(""));
