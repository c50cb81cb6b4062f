import sharp, { type Sharp } from "sharp";
import { jpegWithQuirk } from "./crafted-bytes.ts";

/** Corner colours that CMYK can print and every kind keeps: upper left, upper right, lower left, lower right. */
export const corners = [
  [181, 56, 42],
  [47, 107, 87],
  [39, 73, 109],
  [211, 161, 63],
] as const;

/** Four quarters of the corner colours: whoever turns, mirrors or recolours them is found out. */
export function quarters(width = 240, height = 160): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set(corners[(y >= height / 2 ? 2 : 0) + (x >= width / 2 ? 1 : 0)] ?? [], (y * width + x) * 3);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The quarters with a see-through frame. */
export const framed = () =>
  quarters().ensureAlpha().extend({ top: 20, bottom: 20, left: 20, right: 20, background: "#0000" });

const orientations = [1, 2, 3, 4, 5, 6, 7, 8];

/** A step that is done before the next: sharp has an order of its own within one. */
async function settled(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Stored so that turning it as `orientation` says brings the quarters back upright. */
async function turnedJpeg(orientation: number): Promise<Buffer> {
  const angle = { 3: 180, 4: 180, 5: 90, 6: 270, 7: 270, 8: 90 }[orientation] ?? 0;
  const turned = await settled(quarters().rotate(angle));
  const stored = await settled(turned.flop([2, 4, 5, 7].includes(orientation)));
  return stored.jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

/** As a telephone writes it: where it was taken, by whom, and with what. */
const secrets = {
  IFD0: { Artist: "secret-artist", Copyright: "secret-copyright", Make: "secret-camera" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 48/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "126/1 52/1 0/1" },
};

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>secret-creator</creator></x:xmpmeta>';

/** A film of three frames, the quarters first. */
async function frames(): Promise<Sharp> {
  const first = await quarters().png().toBuffer();
  const others = await Promise.all(
    ["#B5382A", "#2F6B57"].map((background) =>
      sharp({ create: { width: 240, height: 160, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp([first, ...others], { join: { animated: true } });
}

/** Its types have not heard of it yet. */
const withGainMap = (picture: Sharp) => (picture as Sharp & { withGainMap: () => Sharp }).withGainMap();

export type HonestPicture = {
  name: string;
  make: () => Promise<Buffer>;
  width?: number;
  height?: number;
  /** How far a colour may be off: kinds that print, or that have few colours, come less close. */
  tolerance?: number;
  isGrey?: boolean;
  isAnimated?: boolean;
  hasAlpha?: boolean;
};

const jpegs: HonestPicture[] = [
  { name: "a baseline JPEG", make: () => quarters().jpeg().toBuffer() },
  { name: "a progressive JPEG", make: () => quarters().jpeg({ progressive: true }).toBuffer() },
  { name: "a JPEG of full colour resolution", make: () => quarters().jpeg({ chromaSubsampling: "4:4:4" }).toBuffer() },
  { name: "a JPEG of the worst quality", make: () => quarters().jpeg({ quality: 5 }).toBuffer(), tolerance: 40 },
  { name: "a grey JPEG", make: () => quarters().greyscale().jpeg().toBuffer(), isGrey: true },
  { name: "a CMYK JPEG", make: () => quarters().toColourspace("cmyk").jpeg().toBuffer(), tolerance: 30 },
  {
    name: "a CMYK JPEG with its profile",
    make: () => quarters().toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
    tolerance: 30,
  },
  { name: "a JPEG of the P3 colour space", make: () => quarters().withIccProfile("p3").jpeg().toBuffer() },
  { name: "a JPEG that says where it was taken", make: () => quarters().withExif(secrets).jpeg().toBuffer() },
  { name: "a JPEG with XMP", make: () => quarters().withXmp(xmp).jpeg().toBuffer() },
  // Its maker darkens the picture that everyone sees.
  { name: "an HDR JPEG with a gain map", make: () => withGainMap(quarters().jpeg()).toBuffer(), tolerance: 60 },
  {
    name: "a JPEG with a telephone's quirk",
    make: async () => jpegWithQuirk(await quarters().jpeg().toBuffer()),
  },
  {
    name: "a JPEG with a film after its end",
    make: async () => Buffer.concat([await quarters().jpeg().toBuffer(), Buffer.alloc(5000, "ftypmp42")]),
  },
  ...orientations.map((orientation) => ({
    name: `a JPEG of orientation ${orientation}`,
    make: () => turnedJpeg(orientation),
  })),
];

const pngs: HonestPicture[] = [
  { name: "a PNG", make: () => quarters().png().toBuffer() },
  { name: "an interlaced PNG", make: () => quarters().png({ progressive: true }).toBuffer() },
  { name: "a PNG with a palette", make: () => quarters().png({ palette: true }).toBuffer() },
  {
    name: "a PNG of two colours",
    make: () => quarters().greyscale().threshold(90).png({ palette: true, colours: 2 }).toBuffer(),
    isGrey: true,
    tolerance: 255,
  },
  { name: "a grey PNG", make: () => quarters().greyscale().png().toBuffer(), isGrey: true },
  { name: "a 16-bit PNG", make: () => quarters().toColourspace("rgb16").png().toBuffer() },
  { name: "a grey 16-bit PNG", make: () => quarters().toColourspace("grey16").png().toBuffer(), isGrey: true },
  { name: "a PNG of the P3 colour space", make: () => quarters().withIccProfile("p3").png().toBuffer() },
  { name: "a PNG that says where it was made", make: () => quarters().withExif(secrets).png().toBuffer() },
  { name: "a see-through PNG", make: () => framed().png().toBuffer(), width: 280, height: 200, hasAlpha: true },
  {
    name: "a see-through 16-bit PNG",
    make: () => framed().toColourspace("rgb16").png().toBuffer(),
    width: 280,
    height: 200,
    hasAlpha: true,
  },
];

const others: HonestPicture[] = [
  { name: "a WebP", make: () => quarters().webp().toBuffer() },
  { name: "a lossless WebP", make: () => quarters().webp({ lossless: true }).toBuffer() },
  { name: "a see-through WebP", make: () => framed().webp().toBuffer(), width: 280, height: 200, hasAlpha: true },
  { name: "a WebP with EXIF and XMP", make: () => quarters().withExif(secrets).withXmp(xmp).webp().toBuffer() },
  { name: "an animated WebP", make: async () => (await frames()).webp().toBuffer(), isAnimated: true },
  { name: "a GIF", make: () => quarters().gif().toBuffer() },
  { name: "a see-through GIF", make: () => framed().gif().toBuffer(), width: 280, height: 200, hasAlpha: true },
  { name: "an animated GIF", make: async () => (await frames()).gif().toBuffer(), isAnimated: true },
  { name: "an AVIF", make: () => quarters().avif({ effort: 0 }).toBuffer() },
  { name: "an AVIF of ten bits", make: () => quarters().avif({ effort: 0, bitdepth: 10 }).toBuffer() },
  {
    name: "a see-through AVIF",
    make: () => framed().avif({ effort: 0 }).toBuffer(),
    width: 280,
    height: 200,
    hasAlpha: true,
  },
];

const sizes: HonestPicture[] = (
  [
    ["one pixel", 1, 1],
    ["one pixel wide", 1, 900],
    ["one pixel high", 900, 1],
    ["a tall scroll", 300, 12_000],
    ["a wide scroll", 12_000, 300],
    ["a hundred megapixels", 10_000, 10_000],
  ] as const
).map(([name, width, height]) => ({
  name,
  width,
  height,
  // One colour: the quarters of so thin a picture have no corners.
  make: () =>
    sharp({ create: { width, height, channels: 3, background: "#B5382A" } })
      .jpeg()
      .toBuffer(),
  tolerance: 255,
}));

export const honestPictures = [...jpegs, ...pngs, ...others, ...sizes];
