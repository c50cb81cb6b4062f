import { type ByteReader, endOf } from "./byte-reader.ts";
import { damaged } from "./file-error.ts";

/** What a ZIP's directory says of one file in it: nothing of it is unpacked, so that what it grows to is no matter. */
export type ZipEntry = { name: string; method: number; packedBytes: number; offset: number };

const sizes = { end: 22, comment: 0xffff, entry: 46, local: 30 };
const marks = { local: 0x04034b50, entry: 0x02014b50, end: Buffer.from("PK\x05\x06", "latin1") };

type End = { count: number; directory: number; bytes: number };

/** The record at the very end: of what stands behind it some readers would take another directory. */
async function readEnd(reader: ByteReader): Promise<End> {
  const tail = await endOf(reader, sizes.end + sizes.comment);
  for (let at = tail.length - sizes.end; at >= 0; at -= 1) {
    if (!tail.subarray(at, at + 4).equals(marks.end)) continue;
    if (at + sizes.end + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const count = tail.readUInt16LE(at + 10);
    const [bytes, directory] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    const position = reader.size - tail.length + at;
    if (tail.readUInt16LE(at + 4) !== 0 || count !== tail.readUInt16LE(at + 8)) throw damaged("a part of several");
    // Of 50 MB nothing needs the wider record, which may stand between.
    if (directory + bytes > position) throw damaged("the directory is not before its end");
    return { count, directory, bytes };
  }
  throw damaged("no end of a directory");
}

/** Names and places of all files in it. Throws FILE_DAMAGED for a ZIP that is cut off, or has something before it. */
export async function readZip(reader: ByteReader): Promise<ZipEntry[]> {
  const { count, directory, bytes } = await readEnd(reader);
  const listed = await reader.read(directory, bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count;) {
    if (at + sizes.entry > listed.length || listed.readUInt32LE(at) !== marks.entry)
      throw damaged("the directory is none");
    const nameBytes = listed.readUInt16LE(at + 28);
    const next = at + sizes.entry + nameBytes + listed.readUInt16LE(at + 30) + listed.readUInt16LE(at + 32);
    if (next > listed.length) throw damaged("the directory breaks off");
    const entry = {
      name: listed.toString("utf8", at + sizes.entry, at + sizes.entry + nameBytes),
      method: listed.readUInt16LE(at + 10),
      packedBytes: listed.readUInt32LE(at + 20),
      offset: listed.readUInt32LE(at + 42),
    };
    if (entry.offset + sizes.local + entry.packedBytes > directory) throw damaged("a file reaches into the directory");
    entries.push(entry);
    at = next;
  }
  const [first] = entries.toSorted((a, b) => a.offset - b.offset);
  if (!first) throw damaged("an empty one");
  // A program that unpacks itself, or a picture with a ZIP behind it.
  if (first.offset !== 0) throw damaged("something stands before it");
  await bodyOffset(reader, first);
  return entries;
}

async function bodyOffset(reader: ByteReader, { offset }: ZipEntry): Promise<number> {
  const head = await reader.read(offset, sizes.local);
  if (head.readUInt32LE(0) !== marks.local) throw damaged("a file does not begin");
  return offset + sizes.local + head.readUInt16LE(26) + head.readUInt16LE(28);
}

/** Characters of what a document says it is. */
const longestType = 100;

/** What a document says it is, by a first file that is stored as it is (ODF, OWPML); empty for none. */
export async function declaredType(reader: ByteReader, entries: readonly ZipEntry[]): Promise<string> {
  const entry = entries.find(({ name }) => name === "mimetype");
  if (!entry || entry.method !== 0 || entry.packedBytes > longestType) return "";
  const bytes = await reader.read(await bodyOffset(reader, entry), entry.packedBytes);
  return bytes.toString("latin1").trim();
}
