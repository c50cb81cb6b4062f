import type { ByteReader } from "./byte-reader.ts";
import { damaged } from "./file-error.ts";

// Microsoft's Compound File Binary (MS-CFB), in which HWP 5 keeps its streams.

const signature = Buffer.from("d0cf11e0a1b11ae1", "hex");
const endOfChain = 0xfffffffe;
const free = 0xffffffff;
const headerBytes = 512;

/** Most entries of a directory that are looked through: a long HWP has some hundred pictures. */
const mostEntries = 20_000;

type Compound = { reader: ByteReader; sectorBytes: number; miniBytes: number; table: Buffer };

const place = (sectorBytes: number, sector: number) => (sector + 1) * sectorBytes;

const next = (table: Buffer, sector: number) => {
  if ((sector + 1) * 4 > table.length) throw damaged("a chain leaves its table");
  return table.readUInt32LE(sector * 4);
};

/** The first `most` sectors of a chain; one that runs in a circle is longer than its table. */
function chainOf(table: Buffer, first: number, most = Infinity): number[] {
  const sectors: number[] = [];
  for (let sector = first; sector !== endOfChain && sectors.length < most; sector = next(table, sector)) {
    if (sectors.length * 4 > table.length) throw damaged("a chain has no end");
    sectors.push(sector);
  }
  return sectors;
}

/** The numbers of the sectors in which the table of all sectors stands. */
async function tableSectors(reader: ByteReader, header: Buffer, sectorBytes: number): Promise<number[]> {
  const wanted = header.readUInt32LE(44);
  // Four bytes for each sector of the file: a header that asks for more would have the whole of it read as a table.
  const most = Math.ceil((Math.ceil(reader.size / sectorBytes) * 4) / sectorBytes) + 1;
  if (wanted > most) throw damaged("a table larger than its file needs");
  const sectors = Array.from({ length: 109 }, (_, at) => header.readUInt32LE(76 + at * 4));
  const perSector = sectorBytes / 4 - 1;
  for (let sector = header.readUInt32LE(68); sector < endOfChain && sectors.length < wanted;) {
    const block = await reader.read(place(sectorBytes, sector), sectorBytes);
    for (let at = 0; at < perSector; at += 1) sectors.push(block.readUInt32LE(at * 4));
    sector = block.readUInt32LE(perSector * 4);
  }
  const used = sectors.slice(0, wanted);
  if (used.length < wanted || used.some((sector) => sector >= endOfChain)) throw damaged("a table with holes");
  return used;
}

/** One after the other: a chain may name a hundred thousand. */
async function readAll(
  { reader, sectorBytes }: Pick<Compound, "reader" | "sectorBytes">,
  sectors: readonly number[],
): Promise<Buffer> {
  const all = Buffer.alloc(sectors.length * sectorBytes);
  for (const [at, sector] of sectors.entries())
    (await reader.read(place(sectorBytes, sector), sectorBytes)).copy(all, at * sectorBytes);
  return all;
}

/** The last sector that something uses has to be there: of a file that was cut off it is not. */
function assertWhole({ reader, sectorBytes, table }: Compound): void {
  let last = table.length / 4 - 1;
  while (last >= 0 && table.readUInt32LE(last * 4) === free) last -= 1;
  // Some writers leave the last sector short.
  if (place(sectorBytes, last) >= reader.size) throw damaged("cut off");
}

/** Whether a file begins as a compound file, of whatever kind. */
export const isCompound = async (reader: ByteReader): Promise<boolean> =>
  (await reader.read(0, Math.min(reader.size, signature.length))).equals(signature);

async function openCompound(reader: ByteReader): Promise<Compound & { header: Buffer }> {
  const header = await reader.read(0, headerBytes);
  if (!header.subarray(0, 8).equals(signature)) throw damaged("no compound file");
  const [shift, miniShift] = [header.readUInt16LE(30), header.readUInt16LE(32)];
  if ((shift !== 9 && shift !== 12) || miniShift !== 6) throw damaged("sectors of an unknown size");
  const [sectorBytes, miniBytes] = [2 ** shift, 2 ** miniShift];
  const room = { reader, sectorBytes };
  const table = await readAll(room, await tableSectors(reader, header, sectorBytes));
  assertWhole({ ...room, miniBytes, table });
  return { ...room, miniBytes, table, header };
}

type Stream = { first: number; bytes: number };
type Directory = { root: Stream; find: (name: string) => Stream | undefined };

const entryBytes = 128;

async function readDirectory({ header, ...compound }: Compound & { header: Buffer }): Promise<Directory> {
  const { table, sectorBytes } = compound;
  const sectors = chainOf(table, header.readUInt32LE(48), (mostEntries * entryBytes) / sectorBytes);
  const bytes = await readAll(compound, sectors);
  const streamAt = (at: number): Stream => ({
    first: bytes.readUInt32LE(at + 116),
    bytes: bytes.readUInt32LE(at + 120),
  });
  const nameAt = (at: number) =>
    bytes.toString("utf16le", at, at + Math.max(0, Math.min(64, bytes.readUInt16LE(at + 64)) - 2));
  if (bytes.length < entryBytes || bytes[66] !== 5) throw damaged("no root");
  return {
    root: streamAt(0),
    find(name) {
      for (let at = entryBytes; at + entryBytes <= bytes.length; at += entryBytes)
        if (bytes[at + 66] === 2 && nameAt(at) === name) return streamAt(at);
      return undefined;
    },
  };
}

/** Shorter streams stand together in the root's, in sectors of their own. */
const shortest = 4096;

/** The beginning of a stream; undefined where there is none of the name. Throws FILE_DAMAGED for no whole compound file. */
export async function beginningOfStream(reader: ByteReader, name: string, length: number): Promise<Buffer | undefined> {
  const compound = await openCompound(reader);
  const { root, find } = await readDirectory(compound);
  const stream = find(name);
  if (!stream || stream.bytes < length) return undefined;
  const { table, sectorBytes, miniBytes } = compound;
  if (stream.bytes >= shortest) return reader.read(place(sectorBytes, stream.first), length);
  const container = chainOf(table, root.first);
  const offset = stream.first * miniBytes;
  const sector = container[Math.floor(offset / sectorBytes)];
  if (sector === undefined) throw damaged("a short stream outside of the root");
  return reader.read(place(sectorBytes, sector) + (offset % sectorBytes), length);
}
