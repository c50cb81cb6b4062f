import { open } from "node:fs/promises";

/** What we take, by its bytes (SEC-09). */
export type Kind = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic";

const pngSignature = "\u0089PNG\r\n\u001A\n";
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** The brands of an ISO media file, or none where it is no such file. */
function brandsOf(head: string): string[] {
  if (head.slice(4, 8) !== "ftyp") return [];
  const size = Buffer.from(head.slice(0, 4), "latin1").readUInt32BE();
  // After the first brand stands a version of four bytes, then the brands it goes along with.
  return (head.slice(8, Math.min(size, head.length)).match(/.{4}/gsu) ?? []).filter((_brand, place) => place !== 1);
}

/** `head` is the beginning of a file, a character a byte. Null for everything that we do not take. */
function kindOf(head: string): Kind | null {
  if (head.startsWith("\u00FF\u00D8\u00FF")) return "jpeg";
  if (head.startsWith(pngSignature)) return "png";
  if (/^GIF8[79]a/u.test(head)) return "gif";
  if (/^RIFF.{4}WEBP/su.test(head)) return "webp";
  const brands = brandsOf(head);
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  return brands.some((brand) => heicBrands.has(brand)) ? "heic" : null;
}

const headLength = 256;

export async function kindOfFile(path: string): Promise<Kind | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return kindOf(buffer.toString("latin1", 0, bytesRead));
  } finally {
    await file.close();
  }
}
