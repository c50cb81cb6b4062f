import { join } from "node:path";
import type { Storage } from "../../picture/storage.ts";

export async function putAll(
  storage: Storage,
  { prefix, directory, files }: { prefix: string; directory: string; files: readonly string[] },
): Promise<void> {
  const begun: string[] = [];
  try {
    for (const file of files) {
      begun.push(prefix + file);
      await storage.put(prefix + file, join(directory, file));
    }
  } catch (error) {
    // Nothing partial stays behind, not even whole files of a partial picture (hazard 14).
    await Promise.allSettled(begun.map((key) => storage.remove(key)));
    throw error;
  }
}

/** A sweep that broke off, or a store that went away meanwhile, may have left some of them. */
export async function areAllThere(storage: Storage, prefix: string, files: readonly string[]): Promise<boolean> {
  for (const file of files) if (!(await storage.exists(prefix + file))) return false;
  return true;
}

export async function removeAll(storage: Storage, prefix: string): Promise<void> {
  for await (const key of storage.list(prefix)) await storage.remove(key);
}
