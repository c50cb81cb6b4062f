import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What a killed process left behind goes after this, in milliseconds; no picture takes nearly as long. */
const staleAfter = 60 * 60_000;

export type Scratch = ReturnType<typeof createScratch>;

/** Room for files in the making, on the disk of the storage so that they can be moved there. */
export function createScratch(root: string) {
  return {
    root,

    /** Lends a directory of one's own, and clears it away whatever happens. */
    async use<Value>(work: (directory: string) => Promise<Value>): Promise<Value> {
      await mkdir(root, { recursive: true });
      const directory = await mkdtemp(join(root, "picture-"));
      try {
        return await work(directory);
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },

    async sweep(): Promise<void> {
      const names = await readdir(root).catch(() => []);
      for (const name of names) {
        const path = join(root, name);
        const found = await stat(path).catch(() => null);
        if (found && found.mtimeMs < Date.now() - staleAfter) await rm(path, { recursive: true, force: true });
      }
    },
  };
}
