import { cardSize } from "@bulmo/contracts/picture";
import sharp from "sharp";
import { decode } from "./decoder.ts";

/** Pixels of the mat beside and above the picture; below it is what the mat bears. */
const named = { side: 60, top: 44, bottom: 108 };
const unnamed = { side: 60, top: 54, bottom: 54 };

/** Hanji, as the mats that bear a name have it. */
const paper = "#faf7f0";
export const paperMat = () => sharp({ create: { ...cardSize, channels: 3, background: paper } });

/** Where a mat has room for a picture, in pixels; null is paper that bears no name. */
export function cardRoom(mat: unknown): { left: number; top: number; width: number; height: number } {
  const { side, top, bottom } = mat === null ? unnamed : named;
  return { left: side, top, width: cardSize.width - 2 * side, height: cardSize.height - top - bottom };
}

/**
 * Lays a picture, whole and no larger than it is, on the mat of a card: a file of the card's size. Without a mat it is paper
 * that bears no name.
 */
export async function makeCard(source: string, mat: string | null, target: string): Promise<void> {
  const room = cardRoom(mat);
  const { data: input, info } = await decode(source)
    .resize({ width: room.width, height: room.height, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [(cardSize.width - info.width) / 2, room.top + (room.height - info.height) / 2];
  await (mat === null ? paperMat() : sharp(mat))
    .composite([{ input, left: Math.round(left), top: Math.round(top) }])
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toFile(target);
}
