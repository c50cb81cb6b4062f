import { appendFile, copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";

export type LeftBehindFolder = ReturnType<typeof openLeftBehind>;

/**
 * Where what has no place on the site is put, so that nothing is lost: a folder that nobody is served from. `null` where
 * nothing is to be written.
 */
export function openLeftBehind(folder: string | null) {
  return {
    /** A file of the old site, under the path that it had. */
    async file(path: string, from: string): Promise<void> {
      if (folder === null) return;
      // A path of the old database is nobody's word for where to write here.
      const inside = path.split(/[\\/]+/u).filter((part) => part !== "" && part !== "." && part !== "..");
      const target = join(folder, "left-behind", ...inside);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(from, target);
    },
    /** What somebody wrote, as a line of JSON. */
    async text(line: Record<string, unknown>): Promise<void> {
      if (folder === null) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendFile(join(folder, "left-behind.jsonl"), `${JSON.stringify(line)}\n`, { mode: 0o600 });
    },
  };
}
