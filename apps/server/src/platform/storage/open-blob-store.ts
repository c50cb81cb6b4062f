import { join } from "node:path";
import { createLocalStorage } from "./local-blob-store.ts";
import type { ObjectStore } from "./object-client.ts";
import type { Storage } from "./blob-store.ts";

export type PicturePlaces = { dataDirectory: string; objectStore: ObjectStore | undefined };

/** Where the settings want the pictures: in object storage, else below DATA_DIR (OPS-07). */
export async function openPictureStorage({ dataDirectory, objectStore }: PicturePlaces): Promise<Storage> {
  if (!objectStore) return createLocalStorage(join(dataDirectory, "uploads"));
  // Its client takes 40 MB, which a site without object storage need not have.
  const { createObjectStorage } = await import("./object-blob-store.ts");
  return createObjectStorage(objectStore);
}
