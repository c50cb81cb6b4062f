import { execFileSync } from "node:child_process";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryDirectory } from "./server-process.ts";

/** A disk of its own, of so many megabytes, that a test can fill. */
export type SmallDisk = {
  path: string;
  /** Leaves so many bytes. */
  fill: (left: number) => Promise<void>;
  empty: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Undefined where nothing may be mounted. */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const directory = await temporaryDirectory();
  const { path } = directory;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path], { stdio: "pipe" });
  } catch {
    await directory.remove();
    return undefined;
  }
  const ballast = join(path, "ballast");
  return {
    path,
    async fill(left) {
      const { bavail, bsize } = await statfs(path);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    empty: () => rm(ballast, { force: true }),
    async remove() {
      execFileSync("umount", ["-l", path]);
      await directory.remove();
    },
  };
}
