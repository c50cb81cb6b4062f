import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { crc32, deflateSync } from "node:zlib";

/** After a size of four bytes: a colour box of a HEIF (ISO/IEC 14496-12) that holds a profile. */
const profileBox = "colrprof";

/** Where every profile says what it is (ICC.1:2022, 7.2.12), and what it says. */
const signature = { at: 36, text: "acsp" };

/** The first colour profile of a HEIF, or undefined where it has none: its picture is sRGB then. */
export function profileOfHeif(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf(profileBox, 0, "latin1");
  if (at < 4) return undefined;
  const profile = bytes.subarray(at + profileBox.length, at - 4 + bytes.readUInt32BE(at - 4));
  const said = profile.toString("latin1", signature.at, signature.at + signature.text.length);
  return said === signature.text ? profile : undefined;
}

/** Signature and header of a PNG, after which its profile stands. */
const headLength = 33;

function profileChunk(profile: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Writes the PNG `from` to `to` with this profile, which says what its colours mean and changes none. */
export async function withProfile(from: string, to: string, profile: Buffer): Promise<void> {
  const file = await open(from);
  const head = Buffer.alloc(headLength);
  await file.read(head, 0, headLength, 0);
  await file.close();
  async function* parts() {
    yield head;
    yield profileChunk(profile);
    yield* createReadStream(from, { start: headLength });
  }
  await pipeline(parts, createWriteStream(to));
}
