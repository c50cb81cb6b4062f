/*
 * Draws the association's logo, mark and name, and writes it as the files that the logo page offers. Run it
 * (npm run logo) when the mark or the name has changed; the results are kept in the repository because
 * they depend on fonts that only development has.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { outline, petals, pod, rim } from "../../packages/ui/src/logo-mark/mark-shapes.ts";
import { associationText } from "../fonts/texts.mjs";
import { pigment } from "../../packages/ui/src/theme/palette.ts";
import { roles } from "../../packages/ui/src/theme/roles.ts";
import { asPathData, circle, parsePath, place } from "./curves.mjs";
import { setLine } from "./letters.mjs";
import { writePdf } from "./pdf.mjs";

/** Out of the text of packages/content: a package imports no other. */
const factOf = (word) => new RegExp(`\\b${word}: "([^"]+)"`).exec(associationText())[1];
const [, , name = factOf("name"), hanja = factOf("nameHanja")] = process.argv;

/** Of the mark's ring and the letters, which on a page have the colour of its text. */
const ink = roles.light.color.text;

const height = 240;
const margin = 24;
/** Pixels across the pictures. */
const pictureWidth = 3_000;

function markShapes() {
  const at = { scale: (height - 2 * margin) / 100, x: height / 2, y: height / 2 };
  const line = { stroke: pigment.jibun, strokeWidth: outline * at.scale };
  const shape = (operations, fill, turn = 0) => ({ operations: place(operations, { ...at, turn }), fill });
  return [
    shape(parsePath(rim), ink),
    ...petals.map(({ d, turn, pigment: word }) => ({ ...shape(parsePath(d), pigment[word], turn), ...line })),
    { ...shape(circle(pod.outer), pigment.hwang), ...line },
    shape(circle(pod.inner), pigment.seokganju),
  ];
}

async function drawLogo() {
  const title = await setLine(name, { weight: 600, size: 86, spacing: 4 });
  const subtitle = await setLine(hanja, { weight: 500, size: 36, spacing: 14 });
  const x = height + margin / 2;
  const letters = [
    { ...title, x: 0, y: 130 },
    { ...subtitle, x: 3, y: 186 },
  ].map(({ operations, x: inset, y }) => ({ operations: place(operations, { x: x + inset, y }), fill: ink }));
  return { width: Math.ceil(x + title.width + margin), height, shapes: [...markShapes(), ...letters] };
}

const asSvg = ({ width, shapes }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes
    .map(
      ({ operations, fill, stroke = "none", strokeWidth = 0 }) =>
        `<path d="${asPathData(operations)}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round"/>`,
    )
    .join("")}</svg>`;

const folder = new URL("../../apps/web/public/logo/", import.meta.url);
const write = (type, bytes) => writeFileSync(new URL(`bulmo-logo.${type}`, folder), bytes);

mkdirSync(folder, { recursive: true });
const drawing = await drawLogo();
const picture = sharp(Buffer.from(asSvg(drawing)), { density: (72 * pictureWidth) / drawing.width }).resize({
  width: pictureWidth,
});
write("ai", writePdf(drawing, name));
write("png", await picture.clone().png({ compressionLevel: 9 }).toBuffer());
write("jpg", await picture.clone().flatten({ background: "#FFFFFF" }).jpeg({ quality: 92 }).toBuffer());
