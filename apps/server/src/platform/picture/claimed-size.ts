import { crc32 } from "node:zlib";
import type { PictureSize } from "@bulmo/contracts/picture";
import type { Kind } from "./kind.ts";

/** Where a PNG's only header begins, with its name; its check sum covers name and data. */
const pngHeader = { at: 12, length: 17, name: "IHDR" };

function sizeOfPng(bytes: Buffer): PictureSize | null {
  const header = bytes.subarray(pngHeader.at, pngHeader.at + pngHeader.length);
  const isWhole = bytes.length >= pngHeader.at + pngHeader.length + 4;
  if (!isWhole || header.toString("latin1", 0, 4) !== pngHeader.name) return null;
  const isSound = crc32(header) === bytes.readUInt32BE(pngHeader.at + pngHeader.length);
  return isSound ? { width: header.readUInt32BE(4), height: header.readUInt32BE(8) } : null;
}

/** The size of the first picture of a HEIF, in a box of twenty bytes; tiles and thumbnails may follow. */
function sizeOfHeif(bytes: Buffer): PictureSize | null {
  const at = bytes.indexOf("ispe", 0, "latin1");
  if (at < 4 || at + 16 > bytes.length || bytes.readUInt32BE(at - 4) !== 20) return null;
  return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}

/** What the head of a file says, in kinds that can say more than decoders take: they call it damaged, or read another size. */
export function claimedSize(bytes: Buffer, kind: Kind): PictureSize | null {
  if (kind === "png") return sizeOfPng(bytes);
  return kind === "avif" || kind === "heic" ? sizeOfHeif(bytes) : null;
}
