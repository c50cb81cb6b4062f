import { crc32, deflateSync } from "node:zlib";

export type Format = { width: number; height: number };

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of coloured bands, another one for every seed: the same bytes twice would be one upload. */
export function pictureFile({ width, height }: Format, seed: number): Blob {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => {
    const shade = (place: number) => (Math.floor((y * 12) / height) * 37 + seed * 53 + place * 71) % 256;
    return Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, Buffer.of(shade(0), shade(1), shade(2)))]);
  });
  const parts = [
    Buffer.from("\u0089PNG\r\n\u001A\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return new Blob([new Uint8Array(Buffer.concat(parts))], { type: "image/png" });
}
