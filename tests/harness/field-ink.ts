import type { Locator } from "playwright";
import sharp from "sharp";

/** How many rows of a field's pixels have ink in them, without its frame. */
export async function fieldInk(field: Locator, words: string): Promise<number> {
  await field.fill(words);
  const { data, info } = await sharp(await field.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const frame = Math.round(info.height / 11);
  const rows = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width + frame, (y + 1) * info.width - frame),
  ).slice(frame, -frame);
  return rows.filter((row) => Math.min(...row) < 128).length;
}
