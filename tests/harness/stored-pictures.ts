import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import sharp from "sharp";

/** What is wrong with a file that is stored for a picture; empty when it is whole and what its folder's name says. */
async function faultOf(folder: string, path: string): Promise<string[]> {
  const name = relative(folder, path);
  const [, hash, file = ""] = /^([0-9a-f]{64})-\d+x\d+\/(.+)$/u.exec(name.slice("ab/".length)) ?? [];
  if (!/^(?:master\.(?:jpeg|png|webp)|\d+\.webp|tiles\/.+)$/u.test(file)) return [`${name} is none of ours`];
  const bytes = await readFile(path);
  if (file.startsWith("master.") && createHash("sha256").update(bytes).digest("hex") !== hash)
    return [`${name} is not what its name says`];
  if (file.endsWith(".json")) return [];
  return sharp(bytes, { failOn: "warning" })
    .stats()
    .then(
      () => [],
      (error: Error) => [`${name}: ${error.message}`],
    );
}

/** Faults of all files below a folder of uploads, and how many files there are. */
export async function lookAtPictures(folder: string): Promise<{ files: number; faults: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await faultOf(folder, path)));
  return { files: paths.length, faults };
}
