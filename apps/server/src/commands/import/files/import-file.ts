import { createHash } from "node:crypto";
import { copyFile, open, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keyOfFile } from "../../../domains/attachment/incoming.ts";
import { cleanFileName, assertKind } from "../../../platform/file-kind/file-name.ts";
import { damaged, FileError } from "../../../platform/file-kind/file-error.ts";
import { judgeFile } from "../../../platform/file-kind/judge-file.ts";
import { asCount, isCountable } from "../fit.ts";
import type { Importing } from "../importing.ts";
import type { OldFile } from "../old-site.ts";
import { findOldFile } from "./old-files.ts";

/** A file of the old site, whose bytes are in the storage already; its row goes with its post. */
export type BroughtFile = {
  id: string;
  name: string;
  kind: string;
  bytes: number;
  sha256: string;
  downloads: number;
  /** What the old site called it; undefined for what the import has made. */
  old: OldFile | undefined;
};

/** The same for the same file in every run (RFC 9562, version 8), so that what a killed run stored is no second copy. */
function idOfOldFile(source: string, key: string): string {
  const bytes = createHash("sha256").update(`${source}\0${key}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex", 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const pieceBytes = 256 * 1024;

async function sumOf(path: string): Promise<{ sha256: string; bytes: number }> {
  const buffer = Buffer.allocUnsafeSlow(pieceBytes);
  const sum = createHash("sha256");
  const file = await open(path);
  let bytes = 0;
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, pieceBytes, null);
      if (bytesRead === 0) return { sha256: sum.digest("hex"), bytes };
      bytes += bytesRead;
      sum.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

type Taking = { key: string; name: string; path: string; downloads: number; old: OldFile | undefined };

/** Throws FileError, and what the disk and the storage throw. */
async function take({ pictures, old, isDryRun }: Importing, taking: Taking): Promise<BroughtFile> {
  const { key, path, downloads } = taking;
  const name = cleanFileName(taking.name);
  const kind = assertKind(name);
  if (!isCountable((await stat(path)).size)) throw damaged("larger than any that can be sent on");
  await judgeFile(path, kind);
  const id = idOfOldFile(old.source, key);
  const sum = await sumOf(path);
  if (!isDryRun)
    await pictures.scratch.use(async (directory) => {
      // The storage may take away what it is given; the old site's own files stay.
      const copy = join(directory, "file");
      await copyFile(path, copy);
      await pictures.blobStore.put(keyOfFile(id), copy);
    });
  return { id, name, kind, ...sum, downloads: asCount(downloads), old: taking.old };
}

/** A file of a post; undefined, and told, for one that is not there or is not taken. */
export async function importFile(importing: Importing, file: OldFile, post: string): Promise<BroughtFile | undefined> {
  const { filesFolder, report, leftBehind } = importing;
  const path = await findOldFile(filesFolder, file.path);
  if (path === undefined) {
    report.count("file", "left");
    report.problem("fileMissing", `${file.key} (${file.name})`);
    return undefined;
  }
  try {
    // A post that was copied names the same file, and has one of its own here.
    const brought = await take(importing, { ...file, key: `${post}\0${file.key}`, path, old: file });
    report.count("file", "moved");
    return brought;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    report.count("file", "left");
    report.problem("fileUnfit", `${file.key} (${file.name})`);
    await leftBehind.file(file.path, path);
    return undefined;
  }
}

/** A text that no post has room for, as a file. */
export const attachText = (importing: Importing, { key, text }: { key: string; text: string }): Promise<BroughtFile> =>
  importing.pictures.scratch.use(async (directory) => {
    const path = join(directory, "text.txt");
    await writeFile(path, `\uFEFF${text}`);
    return take(importing, { key: `${key}#text`, name: "본문.txt", path, downloads: 0, old: undefined });
  });
