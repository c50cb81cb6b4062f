import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const number32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([number32(data.length), body, number32(crc32(body))]);
};

const signature = Buffer.from("\u0089PNG\r\n\u001A\n", "latin1");

/** A PNG whose header says what it likes, with a few rows of pixels at most. */
export const pngOf = (width: number, height: number, extra: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([
    signature,
    chunk("IHDR", Buffer.concat([number32(width), number32(height), Buffer.from([8, 2, 0, 0, 0])])),
    extra,
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);

export const pngText = (text: string) => chunk("tEXt", Buffer.from(`Comment\0${text}`, "latin1"));

/** A piece of metadata put behind the beginning of a JPEG. */
export function jpegWith(jpeg: Buffer, marker: number, text: string): Buffer {
  const data = Buffer.from(text, "latin1");
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A JPEG that says it is larger than it is. */
export function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** A HEIF or AVIF that says it is larger than it is. */
export function heifClaiming(heif: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(heif);
  const box = copy.indexOf("ispe", 0, "latin1");
  copy.writeUInt32BE(width, box + 8);
  copy.writeUInt32BE(height, box + 12);
  return copy;
}

/** A progressive JPEG whose last scan comes again and again. */
export function jpegOfScans(progressive: Buffer, count: number): Buffer {
  const last = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = progressive.subarray(last, -2);
  return Buffer.concat([
    progressive.subarray(0, -2),
    ...Array.from({ length: count }, () => scan),
    progressive.subarray(-2),
  ]);
}

const littleEndian16 = (value: number) => Buffer.from([value & 255, value >> 8]);

const gifHead = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from("GIF89a", "latin1"),
    littleEndian16(width),
    littleEndian16(height),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);

/** A film of frames that say how large they are, and bring one pixel. */
export function gifOf(width: number, height: number, frames: number): Buffer {
  const control = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]);
  const image = Buffer.concat([
    Buffer.from([0x2c, 0, 0, 0, 0]),
    littleEndian16(width),
    littleEndian16(height),
    Buffer.from([0, 2, 2, 0x44, 1, 0]),
  ]);
  const film = Array.from({ length: frames }, () => [control, image]).flat();
  return Buffer.concat([gifHead(width, height), ...film, Buffer.from([0x3b])]);
}

/** A lossless WebP that says it is of the given size. */
export function webpClaiming(width: number, height: number): Buffer {
  const size = ((width - 1) | ((height - 1) << 14)) >>> 0;
  const bits = Buffer.alloc(20);
  bits[0] = 0x2f;
  bits.writeUInt32LE(size, 1);
  const body = Buffer.concat([Buffer.from("WEBPVP8L", "latin1"), Buffer.from([20, 0, 0, 0]), bits]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from("RIFF", "latin1"), length, body]);
}

/** The smallest archive there is, as it ends every ZIP, JAR and DOCX. */
export const emptyZip = Buffer.from(`PK\u0005\u0006${"\0".repeat(18)}`, "latin1");

/** An ISO media file of the given brand with noise for its content. */
export function mediaFile(brand: string): Buffer {
  const head = Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, "latin1");
  return Buffer.concat([number32(head.length + 4), head, number32(4008), Buffer.from("mdat"), randomBytes(4000)]);
}

/** The bytes with some of them in the middle replaced by others. */
export function damaged(bytes: Buffer, from: number, length: number): Buffer {
  const copy = Buffer.from(bytes);
  return copy.fill(
    Buffer.from([0xff, 0xd9, 0x13, 0x55]),
    Math.floor(copy.length * from),
    Math.floor(copy.length * from) + length,
  );
}

/** A JPEG whose only scan calls itself one of a progressive picture, as some telephones write it. */
export function jpegWithQuirk(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const scan = copy.indexOf(Buffer.from([0xff, 0xda]));
  copy[scan + 3 + copy.readUInt8(scan + 4) * 2 + 3] = 0;
  return copy;
}
