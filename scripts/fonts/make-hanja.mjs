/*
 * Cuts the Hanja of the texts we ship from the serif and writes it into packages/ui/src/theme. Run it
 * (npm run fonts:hanja) when a text has got Hanja that no text had before.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { hanjaByText } from "./hanja.mjs";
import { fontFace, rangeOf } from "./font-face.mjs";
import { cutFile, drawOutlines } from "./outlines.mjs";
import { openSource } from "./source.mjs";

// One weight stands for all: beside the sans, too, Hanja is set in the serif.
const face = { family: "Bulmo Hanja", source: "noto-serif-kr", weight: 500, css: "400 700" };

const folder = new URL("../../packages/ui/src/theme/hanja/", import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const lists = hanjaByText();
const source = openSource(face.source);
writeFileSync(new URL(`${face.source}.licence.txt`, folder), source.licence);
const outlines = await drawOutlines(source, lists.flat(), face.weight);
const rules = [];
for (const [index, list] of lists.entries()) {
  const { file, held } = await cutFile(outlines, list);
  const missing = list.filter((hanja) => !held.includes(hanja));
  if (missing.length > 0) {
    throw new Error(`${face.source} has no ${missing.join(" ")}: use another character or another font.`);
  }
  writeFileSync(new URL(`hanja-${index}.woff2`, folder), file);
  rules.push(fontFace(face, `./hanja/hanja-${index}.woff2`, rangeOf(held)));
}
writeFileSync(new URL("../../packages/ui/src/theme/hanja.css", import.meta.url), rules.join(""));
