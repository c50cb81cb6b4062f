import type { ByteReader } from "./byte-reader.ts";
import { damaged } from "./file-error.ts";

/** Kilobits a second of MPEG's layer III, by the number in a frame's head: of MPEG 1, and of 2 and 2.5. */
const rates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const frequencies: Record<number, number[]> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};

/** Bytes of the frame that begins so; undefined for none of layer III. */
function frameBytes(head: number): number | undefined {
  if (head >>> 21 !== 0x7ff || ((head >>> 17) & 3) !== 1) return undefined;
  const version = (head >>> 19) & 3;
  const rate = rates[version === 3 ? 1 : 2][(head >>> 12) & 15];
  const frequency = frequencies[version]?.[(head >>> 10) & 3];
  if (!rate || !frequency) return undefined;
  const padding = (head >>> 9) & 1;
  return Math.floor(((version === 3 ? 144 : 72) * rate * 1000) / frequency) + padding;
}

/** Where the sound begins: behind the tag, which some writers leave room after. */
async function soundOffset(reader: ByteReader): Promise<number> {
  const head = await reader.read(0, 10);
  if (head.toString("latin1", 0, 3) !== "ID3") return 0;
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6);
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d);
}

/** Bytes of nothing that may stand behind a tag. */
const mostPadding = 4096;

/** Frames that have to follow each other: what looks like the head of one is anywhere. */
const framesInRow = 3;

/** Throws FILE_DAMAGED unless it is a sound of MPEG's layer III. */
export async function assertMp3(reader: ByteReader): Promise<void> {
  const begin = await soundOffset(reader);
  const room = await reader.read(begin, Math.min(mostPadding, Math.max(0, reader.size - begin)));
  let at =
    begin +
    Math.max(
      0,
      room.findIndex((byte) => byte !== 0),
    );
  for (let frame = 0; frame < framesInRow; frame += 1) {
    const bytes = frameBytes((await reader.read(at, 4)).readUInt32BE());
    if (bytes === undefined) throw damaged("no frame of sound");
    at += bytes;
    if (at > reader.size) throw damaged("a frame breaks off");
  }
}

/** Pictures are in the same boxes. */
const pictures = new Set(["avif", "avis", "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"]);

/** Most boxes beside each other: a film that is written as it is taken has two a second. */
const mostBoxes = 20_000;

/** Throws FILE_DAMAGED unless it is a sound or a film in the boxes of MPEG 4, all of which are there. */
export async function assertMp4(reader: ByteReader): Promise<void> {
  const first = await reader.read(0, 12);
  if (first.toString("latin1", 4, 8) !== "ftyp") throw damaged("no film");
  if (pictures.has(first.toString("latin1", 8, 12))) throw damaged("a picture");
  const seen = new Set<string>();
  let [at, boxes] = [0, 0];
  while (at < reader.size) {
    const head = await reader.read(at, 8);
    seen.add(head.toString("latin1", 4, 8));
    let bytes = head.readUInt32BE();
    if (bytes === 1) bytes = Number((await reader.read(at + 8, 8)).readBigUInt64BE());
    else if (bytes === 0) bytes = reader.size - at;
    boxes += 1;
    if (bytes < 8 || at + bytes > reader.size || boxes > mostBoxes) throw damaged("a box that is not whole");
    at += bytes;
  }
  if (!seen.has("moov") || !seen.has("mdat")) throw damaged("no film in it");
}
