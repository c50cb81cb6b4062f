import { cardSize } from "@bulmo/contracts/picture";
import sharp from "sharp";
import { decode } from "./decoder.ts";

/** Pixels of the mat beside and above the picture; below it is what the mat bears. */
const named = { side: 60, top: 44, bottom: 108 };
const unnamed = { side: 60, top: 54, bottom: 54 };

/** Hanji, as the mats that bear a name have it. */
const paper = "#faf7f0";
const paperMat = () => sharp({ create: { ...cardSize, channels: 3, background: paper } });

/**
 * Lays a picture, whole and no larger than it is, on the mat of a card: a file of the card's size. Without a mat it is paper
 * that bears no name.
 */
export async function makeCard(source: string, mat: string | null, target: string): Promise<void> {
  const margin = mat === null ? unnamed : named;
  const room = {
    width: cardSize.width - 2 * margin.side,
    height: cardSize.height - margin.top - margin.bottom,
  };
  const { data: input, info } = await decode(source)
    .resize({ ...room, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [(cardSize.width - info.width) / 2, margin.top + (room.height - info.height) / 2];
  await (mat === null ? paperMat() : sharp(mat))
    .composite([{ input, left: Math.round(left), top: Math.round(top) }])
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toFile(target);
}
