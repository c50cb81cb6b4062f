import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/** The path of a file of the old site on this computer; undefined where it is not there, or not below its folder. */
export async function findOldFile(folder: string | undefined, path: string): Promise<string | undefined> {
  if (folder === undefined || path.includes("\0")) return undefined;
  try {
    const root = await realpath(folder);
    // Links and `..` of an old database would reach any file of this computer.
    const found = await realpath(join(root, path));
    return found.startsWith(root + sep) && (await stat(found)).isFile() ? found : undefined;
  } catch {
    return undefined;
  }
}
