import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { create, extract } from "tar";
import { DamagedArchiveError, fingerprint } from "./manifest.ts";

/** Behind the end of the tar, where every tar program stops reading: the SHA-256 of all bytes before it. */
const seal = (sha256: string) => `bulmo sha256 ${sha256}\n`;

const sealLength = seal("0".repeat(64)).length;

/** So that the name, too, survives a power cut. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Packs what lies in the directory. Under its name an archive is whole: it is written under another, flushed, sealed
 * and then renamed. Only its owner may read it.
 */
export async function writeArchive(directory: string, entries: string[], path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.part`;
  const file = await open(partial, "w", 0o600);
  try {
    const sum = createHash("sha256");
    for await (const chunk of create({ cwd: directory, portable: true, strict: true }, entries)) {
      sum.update(chunk);
      await file.writeFile(chunk);
    }
    await file.writeFile(seal(sum.digest("hex")));
    await file.sync();
    await file.close();
    await rename(partial, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

/** Length of the tar in an archive whose every byte is as it was written. Throws DamagedArchiveError. */
async function checkSeal(path: string): Promise<number> {
  const { size } = await stat(path);
  const length = size - sealLength;
  if (length <= 0) throw new DamagedArchiveError("it is too short");
  const file = await open(path, "r");
  const end = Buffer.alloc(sealLength);
  try {
    await file.read(end, 0, sealLength, length);
  } finally {
    await file.close();
  }
  if (!end.equals(Buffer.from(seal((await fingerprint(path, length)).sha256))))
    throw new DamagedArchiveError("its bytes are not those that were written");
  return length;
}

/** Unpacks an archive into a directory once all of it is known to be whole. Throws DamagedArchiveError. */
export async function openArchive(path: string, directory: string): Promise<void> {
  const length = await checkSeal(path);
  await mkdir(directory, { recursive: true });
  const unpack = extract({
    cwd: directory,
    strict: true,
    noMtime: true,
    filter: (_path, entry) => "type" in entry && ["File", "Directory"].includes(entry.type),
  });
  await pipeline(createReadStream(path, { end: length - 1 }), unpack as unknown as NodeJS.WritableStream);
}
