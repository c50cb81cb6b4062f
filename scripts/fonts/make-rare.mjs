/*
 * Cuts every syllable, every unified Hanja and every sign that the sources have into small files, whatever our texts
 * hold, and writes them with their sheets into packages/ui/src/theme. It was run once (npm run fonts:rare) and need not be
 * again unless a source changes. Hanja beyond KS X 1001 is in no package of npm: it is drawn from Noto Serif CJK, which
 * Debian has in fonts-noto-cjk-extra; where the file is elsewhere, its path is the program's argument.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { accentParts, addAccents } from "./accents.mjs";
import { drawFromCollection } from "./collection.mjs";
import { fontFace, rangeOf, spanOf } from "./font-face.mjs";
import { cutFile, drawOutlines } from "./outlines.mjs";
import { commonHanja, hanjaSigns, rareHanja, roughRangeOf, signsOf, syllables } from "./rare-characters.mjs";
import { chunks } from "./slices.mjs";
import { openSource } from "./source.mjs";

const [, , collection = "/usr/share/fonts/opentype/noto/NotoSerifCJK-Medium.ttc"] = process.argv;

const theme = new URL("../../packages/ui/src/theme/", import.meta.url);
const folder = new URL("rare/", theme);

/** Characters a file: outlines of the serif weigh twice those of the sans, and Hanja more. */
const sans = { family: "Bulmo Sans Rare", source: "noto-sans-kr", size: 32 };
const serif = { family: "Bulmo Serif Rare", source: "noto-serif-kr", size: 20 };
const regular = { ...sans, name: "sans", weight: 400, css: "400 500" };
const bold = { ...sans, name: "bold", weight: 600, css: "600 700" };
const heading = { ...serif, name: "serif", weight: 500, css: "500" };
const hanja = { family: "Bulmo Hanja Rare", source: "noto-serif-kr", name: "hanja", weight: 500, css: "400 700" };
/** Of the Hanja of KS X 1001 a page may show many, of the others one in a name. */
const [commonSize, rareSize] = [8, 16];

const hexOf = (character) => character.codePointAt(0).toString(16);

/** Files and rules of lists of characters; `told` says by which range. */
async function cut({ name, ...face }, outlines, lists, told) {
  const rules = [];
  for (const list of lists) {
    const { file, held } = await cutFile(outlines, list);
    if (held.length === 0) continue;
    const fileName = `${name}-${hexOf(held[0])}.woff2`;
    writeFileSync(new URL(fileName, folder), file);
    rules.push(fontFace(face, `./rare/${fileName}`, told(held)));
  }
  return rules;
}

/** A block of syllables is told by its ends; signs stand apart, and what is between them is not ours. */
async function cutLetters(face) {
  const source = openSource(face.source);
  writeFileSync(new URL(`${face.source}.licence.txt`, folder), source.licence);
  const signs = signsOf(source);
  const outlines = await drawOutlines(source, [...signs, ...syllables, ...accentParts], face.weight);
  addAccents(outlines);
  const held = signs.filter((sign) => outlines.glyphs.has(sign.codePointAt(0)));
  return {
    signs: held,
    rules: [
      ...(await cut(face, outlines, chunks(held, face.size), rangeOf)),
      ...(await cut(face, outlines, chunks(syllables, face.size), spanOf)),
    ],
  };
}

/** Those of KS X 1001 from the source of all other fonts, the others from the collection, at the same weight. */
async function cutHanja() {
  const source = openSource(hanja.source);
  const common = commonHanja(source);
  const outlines = await drawOutlines(source, common, hanja.weight);
  // Five second places (U+F901) are claimed by the source's statistics and held by none of its pieces.
  const apart = [...hanjaSigns, ...common.filter((one) => !outlines.glyphs.has(one.codePointAt(0)))];
  const rare = rareHanja(source);
  const others = { frame: outlines.frame, glyphs: drawFromCollection(collection, [...rare, ...apart]) };
  const held = rare.filter((one) => others.glyphs.has(one.codePointAt(0)));
  return [
    // These are told by their spans: what stands between them is told after them.
    ...(await cut(hanja, others, chunks(held, rareSize), spanOf)),
    ...(await cut(hanja, outlines, chunks(common, commonSize), rangeOf)),
    ...(await cut(hanja, others, [apart], rangeOf)),
  ];
}

/** A font of no character that its rules name: that a browser asks for it tells that the page holds one of them. */
async function cutSignal() {
  const outlines = await drawOutlines(openSource(sans.source), ["."], regular.weight);
  writeFileSync(new URL("signal.woff2", folder), (await cutFile(outlines, ["."])).file);
}

const signal = (face, range) => fontFace(face, "./rare/signal.woff2", range);

const hanjaRange = "U+3005,U+3007,U+4e00-9fff,U+f900-fa0b";
const write = (name, rules) => writeFileSync(new URL(name, theme), rules.join(""));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
await cutSignal();
const cutFaces = [await cutLetters(regular), await cutLetters(bold), await cutLetters(heading)];
const [{ signs, rules }, { rules: boldRules }, { rules: serifRules }] = cutFaces;
const letters = `${roughRangeOf(signs)},U+ac00-d7a3`;
write("rare-sans.css", [...rules, ...boldRules]);
write("rare-serif.css", serifRules);
write("rare-signals.css", [
  ...[regular, bold, heading].map((face) => signal(face, letters)),
  signal(hanja, hanjaRange),
]);
write("rare-hanja.css", await cutHanja());
