import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/** What a site runs or is set up by, and nobody ever attached under such a name: a row that names it was written by somebody else. */
const neverSent = /(?:^|\/)\.|\.(?:php\d?|phtml|phar|inc|cgi|pl|py|sh|conf|cfg|ini|env|htaccess|htpasswd|sql|log)$/iu;

/** The path of a file of the old site on this computer; undefined where it is not there, or not below its folder. */
export async function findOldFile(folder: string | undefined, path: string): Promise<string | undefined> {
  if (folder === undefined || path.includes("\0") || path.split(/[\\/]/u).includes("..")) return undefined;
  try {
    const root = await realpath(folder);
    // Links and `..` of an old database would reach any file of this computer.
    const found = await realpath(join(root, path));
    return found.startsWith(root + sep) && !neverSent.test(found.slice(root.length + 1)) && (await stat(found)).isFile()
      ? found
      : undefined;
  } catch {
    return undefined;
  }
}
