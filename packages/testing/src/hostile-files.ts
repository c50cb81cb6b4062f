import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import {
  damaged,
  emptyZip,
  gifOf,
  heifClaiming,
  jpegClaiming,
  jpegOfScans,
  jpegWith,
  mediaFile,
  pngOf,
  pngText,
  webpClaiming,
} from "./crafted-bytes.ts";
import { quarters } from "./honest-pictures.ts";

export type HostileFile = {
  name: string;
  make: () => Promise<Buffer> | Buffer;
  status: 413 | 415;
  /** Of a file that is refused for what it is besides. */
  reason?: "PICTURE_MIXED";
};

const text = (value: string) => Buffer.from(value, "latin1");
const refused = (name: string, make: HostileFile["make"]): HostileFile => ({ name, make, status: 415 });
const mixed = (name: string, make: HostileFile["make"]): HostileFile => ({
  ...refused(name, make),
  reason: "PICTURE_MIXED",
});
const tooLarge = (name: string, make: HostileFile["make"]): HostileFile => ({ name, make, status: 413 });

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const script = "<script>alert(1)</script>";

const jpeg = () => quarters(600, 400).jpeg().toBuffer();
const progressive = () => quarters(600, 400).jpeg({ progressive: true }).toBuffer();
/** Noise, so that a cut or a hole hits pixels and not the end. */
const noise = (width = 300) =>
  sharp(randomBytes(width * width * 3), { raw: { width, height: width, channels: 3 as const } });
const cut = async (whole: Promise<Buffer>, part: number) => {
  const bytes = await whole;
  return bytes.subarray(0, Math.floor(bytes.length * part));
};

const otherKinds = [
  refused("nothing at all", () => Buffer.alloc(0)),
  refused("a single byte", () => text("x")),
  refused("noise", () => randomBytes(5000)),
  refused("zeros", () => Buffer.alloc(5000)),
  refused("plain text", () => text("not a picture")),
  refused("an SVG", () => text(svg)),
  refused("an SVG with a prologue", () => text(`<?xml version="1.0"?>\n<!-- a picture -->\n${svg}`)),
  refused("a packed SVG", () => gzipSync(svg)),
  refused("an HTML page", () => text(`<!doctype html><title>x</title>${script}`)),
  refused("a script", () => text("alert(1)//GIF89a")),
  refused("a PHP file", () => text("<?php system($_GET['c']); ?>")),
  refused("a PDF", () => text("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF")),
  refused("PostScript", () => text("%!PS-Adobe-3.0 EPSF-3.0\n")),
  refused("an archive", () => emptyZip),
  refused("a Windows program", () => text(`MZ${"\0".repeat(200)}PE`)),
  refused("a Linux program", () => text(`\u007FELF${"\0".repeat(200)}`)),
  refused("a TIFF", () => quarters().tiff().toBuffer()),
  refused("a bitmap", () => text(`BM${"\0".repeat(100)}`)),
  refused("an icon", () => text(`\0\0\u0001\0${"\0".repeat(100)}`)),
  refused("a Photoshop file", () => text(`8BPS${"\0".repeat(100)}`)),
  refused("a JPEG XL", () => text("\u00FF\u000A\u0000\u0000")),
  refused("a JPEG 2000", () => text("\0\0\0\fjP  \r\n\u0087\n")),
  refused("a film", () => mediaFile("mp42")),
];

const inTwoNatures = [
  refused("a script that begins as a GIF", () => text("GIF89a/*\0\0\0\0\0\0*/=1;alert(1)")),
  mixed("a JPEG with a script in its comment", async () => jpegWith(await jpeg(), 0xfe, script)),
  mixed("a JPEG with PHP in its EXIF", async () => jpegWith(await jpeg(), 0xe1, "Exif\0\0<?php phpinfo(); ?>")),
  mixed("a JPEG that is a PDF too", async () => jpegWith(await jpeg(), 0xfe, "%PDF-1.4 1 0 obj")),
  mixed("a JPEG with an archive behind", async () => Buffer.concat([await jpeg(), emptyZip])),
  mixed("a GIF with an archive behind", async () => Buffer.concat([await quarters().gif().toBuffer(), emptyZip])),
  mixed("a GIF with a page behind", async () => Buffer.concat([await quarters().gif().toBuffer(), text("<HTML>")])),
  mixed("a PNG with a script in its text", () => pngOf(10, 10, pngText(script))),
  mixed("a PNG with a page behind", async () =>
    Buffer.concat([await quarters().png().toBuffer(), text("<!DOCTYPE html>")]),
  ),
  mixed("a WebP with an SVG in its XMP", () => quarters().withXmp(`<x>${svg}</x>`).webp().toBuffer()),
];

const broken = [
  ...[0.02, 0.5, 0.98].map((part) => refused(`a JPEG cut at ${part}`, () => cut(noise().jpeg().toBuffer(), part))),
  refused("a progressive JPEG cut at 0.5", () => cut(noise().jpeg({ progressive: true }).toBuffer(), 0.5)),
  ...[0.02, 0.5, 0.95].map((part) => refused(`a PNG cut at ${part}`, () => cut(noise().png().toBuffer(), part))),
  ...[0.1, 0.5, 0.95].map((part) => refused(`a WebP cut at ${part}`, () => cut(noise().webp().toBuffer(), part))),
  refused("a GIF cut at 0.5", () => cut(noise().gif().toBuffer(), 0.5)),
  ...[0.1, 0.5].map((part) =>
    refused(`an AVIF cut at ${part}`, () => cut(noise(64).avif({ effort: 0 }).toBuffer(), part)),
  ),
  refused("a JPEG with a hole", async () => damaged(await noise().jpeg().toBuffer(), 0.4, 200)),
  refused("a PNG with a hole", async () => damaged(await noise().png().toBuffer(), 0.4, 200)),
  refused("a PNG with a wrong header", async () => damaged(await quarters().png().toBuffer(), 0.015, 4)),
  refused("a PNG of no width", () => pngOf(0, 100)),
  refused("a PNG of too few rows", () => pngOf(2000, 2000)),
  refused("a JPEG of no height", async () => jpegClaiming(await jpeg(), 600, 0)),
  refused("a JPEG larger than its pixels", async () => jpegClaiming(await noise().jpeg().toBuffer(), 3000, 3000)),
  refused("the beginning of a JPEG", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
  refused("the beginning of a WebP", () => text("RIFF\u0010\0\0\0WEBPVP8 ")),
  refused("an AVIF of noise", () => mediaFile("avif")),
  refused("a HEIC of noise", () => mediaFile("heic")),
];

const bombs = [
  tooLarge("a PNG of four gigapixels", () => pngOf(65_000, 65_000)),
  tooLarge("a PNG of a wrapping size", () => pngOf(2_147_483_647, 2_147_483_647)),
  tooLarge("a PNG thread of two gigapixels", () => pngOf(1, 2_000_000_000)),
  tooLarge("a PNG line of two gigapixels", () => pngOf(2_000_000_000, 1)),
  tooLarge("an AVIF of two gigapixels", async () =>
    heifClaiming(await quarters(64, 64).avif().toBuffer(), 1, 2_000_000_000),
  ),
  tooLarge("a PNG line of a hundred thousand pixels", () => pngOf(100_000, 1)),
  tooLarge("a PNG thread of 60,000 pixels", () => pngOf(2, 60_000)),
  tooLarge("a JPEG of four gigapixels", async () => jpegClaiming(await jpeg(), 65_000, 65_000)),
  tooLarge("a JPEG a row over the limit", async () => jpegClaiming(await jpeg(), 10_000, 10_001)),
  tooLarge("a GIF of four gigapixels", () => gifOf(65_535, 65_535, 1)),
  tooLarge("a GIF of 101 frames of a megapixel", () => gifOf(1000, 1000, 101)),
  tooLarge("a GIF of 5,000 frames", () => gifOf(10, 10, 5000)),
  tooLarge("a GIF of 600 frames and a hundred megapixels", () => gifOf(408, 408, 600)),
  tooLarge("a GIF of two frames that are wider than what is shown", () => gifOf(2561, 100, 2)),
  tooLarge("a GIF film of giant frames", () => gifOf(20_000, 100, 2)),
  tooLarge("a WebP of 268 megapixels", () => webpClaiming(16_383, 16_383)),
  refused("a JPEG of a thousand scans", async () => jpegOfScans(await progressive(), 1000)),
  tooLarge("21 MB of noise", () => randomBytes(21 * 1024 * 1024)),
  tooLarge("a JPEG with 20 MB behind it", async () => Buffer.concat([await jpeg(), Buffer.alloc(20 * 1024 * 1024)])),
];

export const hostileFiles = [...otherKinds, ...inTwoNatures, ...broken, ...bombs];
