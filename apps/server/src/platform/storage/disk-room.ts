import { mkdir, stat, statfs } from "node:fs/promises";

export type DiskRoom = { device: number; freeBytes: number; totalBytes: number };

/** How much of the disk of a directory is free for the site. The directory is made where it is not there. */
export async function readRoom(directory: string): Promise<DiskRoom> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const { bavail, blocks, bsize } = await statfs(directory);
  return { device: (await stat(directory)).dev, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
