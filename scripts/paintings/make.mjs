/*
 * Paints the pictures that stand beside the association's texts, with the compositions of the sample works, on the same
 * silk, and writes them for the web. Run it (npm run paintings) when a composition has changed or a picture is added;
 * the results are kept in the repository because every page that shows one would wait for the brush.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { silk } from "../../packages/samples/src/works/drawing/silk.ts";
import { bell } from "../../packages/samples/src/works/composition/bell.ts";
import { headstock } from "../../packages/samples/src/works/composition/headstock.ts";
import { lotusBranch } from "../../packages/samples/src/works/composition/lotus-branch.ts";
import { lotusPond } from "../../packages/samples/src/works/composition/lotus-pond.ts";
import { nightPeaks } from "../../packages/samples/src/works/composition/night-peaks.ts";
import { pagoda } from "../../packages/samples/src/works/composition/pagoda.ts";
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
  peaks: { composition: nightPeaks, size: scroll, seed: 7 },
  beam: { composition: headstock, size: scroll, seed: 7 },
  pond: { composition: lotusPond, size: wide, seed: 7 },
};

const folder = new URL("../../apps/web/public/painting/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, { composition, size, seed }] of Object.entries(paintings)) {
  const picture = await sharp(Buffer.from(drawSample(composition, size, seed)))
    .flatten({ background: "#ffffff" })
    .composite([{ ...silk(seed), tile: true, blend: "soft-light" }])
    .removeAlpha()
    .webp({ quality: 64, effort: 6, smartSubsample: true })
    .toBuffer();
  writeFileSync(new URL(`${name}.webp`, folder), picture);
}
