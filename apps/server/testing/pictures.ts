import { join } from "node:path";
import type { Sharp } from "sharp";
import type { BlobStore } from "../src/platform/storage/blob-store.ts";
import type { Pictures } from "../src/domains/upload/pictures.ts";
import { addUpload } from "../src/domains/upload/upload.service.ts";

/** Stores a picture without a form and answers its address. */
export const addPicture = (pictures: Pictures, picture: Sharp, userId: string | null = null): Promise<string> =>
  pictures.scratch.use(async (directory) => {
    const source = join(directory, "sent");
    await picture.png().toFile(source);
    const { imageUrl } = await addUpload(pictures, source, { userId, priority: "high", hasQuota: false });
    return imageUrl;
  });

/** Everything that is stored, in order. */
export async function keysOf(storage: BlobStore, prefix = ""): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
}
