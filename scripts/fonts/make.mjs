/*
 * Cuts the site's web fonts from the variable ones and writes them, with their @font-face rules, into
 * packages/ui/src/theme. Run it (npm run fonts) when many texts have changed, after npm run fonts:measure; the results
 * are kept in the repository because a build should not need minutes and a font editor.
 *
 * Hanja has files of its own (make-hanja.mjs): all of it would cost over a megabyte a page. What no text of ours holds
 * is in the files of make-rare.mjs, which need not be cut again: a new text is set in the site's fonts as it is, and this
 * program only makes its page lighter.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { charactersOf, jamo } from "./characters.mjs";
import { fontFace, rangeOf } from "./font-face.mjs";
import { cutFile, drawOutlines, sizeOf } from "./outlines.mjs";
import { chunks, slicesByUse } from "./slices.mjs";
import { openSource } from "./source.mjs";
import { shippedTexts } from "./texts.mjs";

/** Characters a file, of those that no measured page shows: few of them stand on one page. */
const furtherFiles = 64;

const faces = {
  sans: { family: "Bulmo Sans", source: "noto-sans-kr", weight: 400, css: "400 500" },
  bold: { family: "Bulmo Sans", source: "noto-sans-kr", weight: 600, css: "600 700" },
  serif: { family: "Bulmo Serif", source: "noto-serif-kr", weight: 500, css: "500" },
};

const measured = Object.values(JSON.parse(readFileSync(new URL("measured.json", import.meta.url), "utf8")));
const all = charactersOf(shippedTexts());

const draw = (face) => drawOutlines(openSource(face.source), [...all, ...jamo], face.weight);

/** First what pages show, then what else they may. */
function slicesFor(pages, outlines) {
  const shown = slicesByUse(
    pages.map((characters) => new Set(characters)),
    (character) => sizeOf(outlines, character),
  );
  const held = new Set(shown.flat());
  const further = all.filter((character) => !held.has(character));
  return [...shown, ...chunks(further, furtherFiles), jamo];
}

async function cutFace(name, outlines, slices) {
  const { source, ...face } = faces[name];
  // The Open Font Licence travels with every copy of the font.
  writeFileSync(new URL(`${source}.licence.txt`, folder), openSource(source).licence);
  const rules = [];
  for (const [index, slice] of slices.entries()) {
    const { file, held } = await cutFile(outlines, slice);
    if (held.length === 0) continue;
    const fileName = `${name}-${index}.woff2`;
    writeFileSync(new URL(fileName, folder), file);
    rules.push(fontFace(face, `./fonts/${fileName}`, rangeOf(held)));
  }
  return rules;
}

const folder = new URL("../../packages/ui/src/theme/fonts/", import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const drawn = { sans: await draw(faces.sans), bold: await draw(faces.bold), serif: await draw(faces.serif) };
const rules = [];
for (const [name, outlines] of Object.entries(drawn)) {
  const pages = measured.map((page) => page[name]);
  rules.push(...(await cutFace(name, outlines, slicesFor(pages, outlines))));
}
writeFileSync(new URL("../../packages/ui/src/theme/fonts.css", import.meta.url), rules.join(""));
