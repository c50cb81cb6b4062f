import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maximumAnimationPixels, widthsOf } from "@bulmo/contracts/picture";
import { gifOf } from "@bulmo/testing/crafted-bytes";
import { isLong } from "@bulmo/testing/figures";
import { noiseAnimation } from "@bulmo/testing/noise-pictures";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { perform, type IngestedPicture } from "./job.ts";

/** Seconds of a processor that an animation may take the pictures' thread for (SEC-21). */
const longest = 5;

let directory = "";
beforeAll(async () => (directory = await mkdtemp(join(tmpdir(), "bulmo-film-"))));
afterAll(() => rm(directory, { recursive: true, force: true }));

const take = (source: string, name: string) =>
  perform({ kind: "take", source, directory: join(directory, name) }) as Promise<IngestedPicture>;

/** All are at the bound: the most frames, the most widths for their pixels, and the widest. */
const atTheBound: [width: number, height: number, frames: number][] = [
  [89, 89, 1000],
  [1290, 450, 6],
  [2560, 1176, 2],
];

test.each(isLong ? atTheBound : atTheBound.slice(0, 1))(
  "SEC-21 an animation of noise, %i x %i in %i frames, takes less than 5 s of the pictures' thread",
  async (width, height, frames) => {
    const encoded = widthsOf({ width, height }).map((offered) => (offered * offered * height * frames) / width);
    expect(encoded.reduce((sum, pixels) => sum + pixels, 0)).toBeGreaterThan(maximumAnimationPixels * 0.98);
    const source = join(directory, `${frames}.webp`);
    await noiseAnimation(width, height, frames).webp({ quality: 30, effort: 0 }).toFile(source);
    const before = process.cpuUsage();
    await take(source, `taken-${frames}`);
    // Not of the clock: neighbours on the machine take none of it.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(longest);
  },
);

test("SEC-21 600 frames of a hundred megapixels are refused by their header, with a sentence of their own", async () => {
  const source = join(directory, "long.gif");
  await writeFile(source, gifOf(408, 408, 600));
  await expect(take(source, "long")).rejects.toMatchObject({ fault: "ANIMATION_TOO_LARGE" });
});

test("SEC-21 an animation of an ordinary size keeps its frames and their times in every width", async () => {
  const source = join(directory, "honest.gif");
  const delay = Array.from({ length: 42 }, (_, frame) => 40 + (frame % 5) * 20);
  await noiseAnimation(480, 270, 42).gif({ effort: 1, colours: 4, delay, loop: 3 }).toFile(source);
  const taken = await take(source, "honest");
  expect(taken).toMatchObject({ width: 480, height: 270, isAnimated: true });
  expect((await readdir(join(directory, "honest"))).toSorted()).toEqual(["320.webp", "480.webp", "master.webp"]);
  for (const [file, width] of [
    ["320.webp", 320],
    ["480.webp", 480],
  ] as const) {
    const metadata = await sharp(await readFile(join(directory, "honest", file)), { animated: true }).metadata();
    expect(metadata).toMatchObject({ width, pageHeight: (width * 270) / 480, pages: 42, delay, loop: 3 });
  }
});
