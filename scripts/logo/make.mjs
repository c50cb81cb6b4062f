/*
 * Draws the association's logo, mark and name, and writes it as the files that the logo page offers, as the icon on a
 * phone's home screen, as the head of letters, and below the mat on which messengers show a work. Run it (npm run logo) when the mark or the name
 * has changed; the results are kept in the repository because they depend on fonts that only development has.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { outline, petals, pod, rim } from "../../packages/ui/src/logo-mark/mark-shapes.ts";
import { associationText } from "../fonts/texts.mjs";
import { pigment } from "../../packages/ui/src/theme/palette.ts";
import { roles } from "../../packages/ui/src/theme/roles.ts";
import { cardSize } from "../../packages/contracts/src/picture.ts";
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

const root = new URL("../../", import.meta.url);
const folder = new URL("apps/web/public/logo/", root);
const write = (type, bytes) => writeFileSync(new URL(`bulmo-logo.${type}`, folder), bytes);

mkdirSync(folder, { recursive: true });
const drawing = await drawLogo();
const pictureOf = (drawn, width) =>
  sharp(Buffer.from(asSvg(drawn)), { density: (72 * width) / drawn.width }).resize({ width });
const picture = pictureOf(drawing, pictureWidth);
write("ai", writePdf(drawing, name));
write("png", await picture.clone().png({ compressionLevel: 9 }).toBuffer());
write("jpg", await picture.clone().flatten({ background: "#FFFFFF" }).jpeg({ quality: 92 }).toBuffer());

/** Paper, and on it a drawing in its middle, or with its middle so far down. */
async function writeOnPaper(file, { width, height: tall }, drawn, { across, down = tall / 2 }) {
  const input = await pictureOf(drawn, across).png().toBuffer();
  const size = await sharp(input).metadata();
  const paper = sharp({ create: { width, height: tall, channels: 3, background: roles.light.color.surface } });
  await paper
    .composite([{ input, left: Math.round((width - size.width) / 2), top: Math.round(down - size.height / 2) }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(file, root)));
}

// A phone cuts the corners, and shows nothing of a ground that is not there.
const mark = { width: height, height, shapes: markShapes() };
await writeOnPaper("apps/web/public/apple-touch-icon.png", { width: 180, height: 180 }, mark, { across: 170 });
await writeOnPaper("apps/server/src/platform/mail/mark.png", { width: 96, height: 96 }, mark, { across: 92 });
await writeOnPaper("apps/server/src/domains/upload/card-mat.png", cardSize, drawing, { across: 190, down: 578 });
