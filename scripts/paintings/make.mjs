/*
 * Paints the pictures that stand beside the association's texts, with the compositions of the sample works, on the same
 * silk, and writes them for the web; one composition also as what messengers show beside a link. Run it (npm run
 * paintings) when a composition has changed or a picture is added; the results are kept in the repository because every
 * page that shows one would wait for the brush.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { cardRoom, paperMat } from "../../apps/server/src/platform/picture/card.ts";
import { silk } from "../../packages/samples/src/works/drawing/silk.ts";
import { bell } from "../../packages/samples/src/works/composition/bell.ts";
import { lotusBranch } from "../../packages/samples/src/works/composition/lotus-branch.ts";
import { lotusPond } from "../../packages/samples/src/works/composition/lotus-pond.ts";
import { nightPeaks } from "../../packages/samples/src/works/composition/night-peaks.ts";
import { pagoda } from "../../packages/samples/src/works/composition/pagoda.ts";
import { pillarHead } from "../../packages/samples/src/works/composition/pillar-head.ts";
import { sunMoon } from "../../packages/samples/src/works/composition/sun-moon.ts";
import { waterMoon } from "../../packages/samples/src/works/composition/water-moon.ts";
import { drawSample } from "../../packages/samples/src/works/sample-drawing.ts";

/** Pixels: twice as many as the places they hang in have, for screens that have twice as many. */
const scroll = { width: 640, height: 960 };
const wide = { width: 1440, height: 576 };

const paintings = {
  branch: { composition: lotusBranch, size: scroll, seed: 7 },
  pagoda: { composition: pagoda, size: scroll, seed: 7 },
  moon: { composition: waterMoon, size: scroll, seed: 7 },
  bell: { composition: bell, size: scroll, seed: 7 },
  // Gold lines on indigo take more bytes than any other, and bear less.
  peaks: { composition: nightPeaks, size: scroll, seed: 7, quality: 60 },
  pillar: { composition: pillarHead, size: scroll, seed: 7 },
  pond: { composition: lotusPond, size: wide, seed: 7 },
};

/** On the silk that the sample works are painted on. */
const paint = (composition, size, seed) =>
  sharp(Buffer.from(drawSample(composition, size, seed)))
    .flatten({ background: "#ffffff" })
    .composite([{ ...silk(seed), tile: true, blend: "soft-light" }])
    .removeAlpha();

const publicFolder = new URL("../../apps/web/public/", import.meta.url);
const folder = new URL("painting/", publicFolder);
mkdirSync(folder, { recursive: true });
for (const [name, { composition, size, seed, quality = 64 }] of Object.entries(paintings)) {
  const picture = await paint(composition, size, seed).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  writeFileSync(new URL(`${name}.webp`, folder), picture);
}

/** What messengers show of pages without a picture of their own: a painting, on the mats that they show works on. */
async function writeCard(name, mat) {
  const { width, height, left, top } = cardRoom(mat);
  const painting = paint((sheet) => sunMoon(sheet, "silk"), { width: 2 * width, height: 2 * height }, 7);
  const input = await sharp(await painting.png().toBuffer())
    .resize({ width, height })
    .toBuffer();
  const ground = mat === null ? paperMat() : sharp(fileURLToPath(mat));
  await ground
    .composite([{ input, left, top }])
    .png({ compressionLevel: 9, palette: true, quality: 90, effort: 10 })
    .toFile(fileURLToPath(new URL(name, publicFolder)));
}
await writeCard("og.png", new URL("../../apps/server/src/domains/upload/card-mat.png", import.meta.url));
await writeCard("og-unnamed.png", null);
