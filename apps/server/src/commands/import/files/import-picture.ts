import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addUpload } from "../../../domains/upload/upload.service.ts";
import { transact } from "../../../platform/database/transaction.ts";
import { PictureError } from "../../../platform/picture/fault.ts";
import type { Importing } from "../importing.ts";
import { addOrigins, findOrigins } from "../origins.ts";
import { findOldFile } from "./old-files.ts";

/** A picture by its path on the old site, and below the folder of its files. */
export type OldPicture = { key: string; path: string; aliases?: readonly string[] };

/** Stands for a picture in a dry run, which draws none. */
const notDrawn = `/uploads/${"0".repeat(64)}-1x1/1.webp`;

const draw = async ({ pictures }: Importing, path: string): Promise<string> =>
  (await addUpload(pictures, path, { userId: null, priority: "low", hasQuota: false })).imageUrl;

async function bring(importing: Importing, { key, aliases = [], path }: OldPicture, kind: "file" | "picture") {
  const { fork, old, filesFolder, report, leftBehind, isDryRun } = importing;
  const before = (await findOrigins(fork(), { source: old.source, kind: "picture" }, [key])).get(key);
  if (before !== undefined) {
    report.count(kind, "before");
    return before;
  }
  const leave = (problem: "fileMissing" | "pictureUnfit"): undefined => {
    report.count(kind, "left");
    report.problem(problem, key);
  };
  const found = await findOldFile(filesFolder, path);
  if (found === undefined) return leave("fileMissing");
  try {
    const url = isDryRun ? notDrawn : await draw(importing, found);
    const origins = [key, ...aliases].map((one) => ({ kind: "picture" as const, key: one, target: url }));
    if (!isDryRun) await transact(fork(), (tx) => addOrigins(tx, old.source, { origins: [], aliases: origins }));
    report.count(kind, "moved");
    return url;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    await leftBehind.file(path, found);
    return leave("pictureUnfit");
  }
}

/** The picture's address here; undefined, and told, where it is not there or no picture. `kind` is what it counts as. */
export async function importPicture(
  importing: Importing,
  picture: OldPicture,
  kind: "file" | "picture" = "picture",
): Promise<string | undefined> {
  const { seenPictures } = importing;
  if (!seenPictures.has(picture.key)) seenPictures.set(picture.key, await bring(importing, picture, kind));
  return seenPictures.get(picture.key);
}

/** What editors of some years wrote into the text itself. */
const embedded = /^data:image\/[a-z+.-]+;base64,/u;
const notBase64 = /[^\sA-Za-z0-9+/=]/u;

/** What stands in the address; empty for none. One expression over megabytes would run out of stack. */
function dataIn(src: string): string {
  const [head] = embedded.exec(src.slice(0, 100)) ?? [];
  const data = head === undefined ? "" : src.slice(head.length);
  return notBase64.test(data) ? "" : data;
}

/** The same of a picture that stands in its own address; `name` says in which post. */
export async function importEmbeddedPicture(importing: Importing, src: string, name: string) {
  const data = dataIn(src);
  if (data === "") return undefined;
  if (importing.isDryRun) {
    importing.report.count("picture", "moved");
    return notDrawn;
  }
  return importing.pictures.scratch.use(async (directory) => {
    const path = join(directory, "picture");
    await writeFile(path, Buffer.from(data, "base64"));
    try {
      const url = await draw(importing, path);
      importing.report.count("picture", "moved");
      return url;
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      importing.report.count("picture", "left");
      importing.report.problem("pictureUnfit", name);
      return undefined;
    }
  });
}
