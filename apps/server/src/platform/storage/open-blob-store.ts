import { join } from "node:path";
import { createLocalBlobStore } from "./local-blob-store.ts";
import type { ObjectStore } from "./object-client.ts";
import type { BlobStore } from "./blob-store.ts";

export type BlobStoreOptions = { dataDirectory: string; objectStore: ObjectStore | undefined };

/** Where the settings want the pictures: in object storage, else below DATA_DIR (OPS-07). */
export async function openBlobStore({ dataDirectory, objectStore }: BlobStoreOptions): Promise<BlobStore> {
  if (!objectStore) return createLocalBlobStore(join(dataDirectory, "uploads"));
  // Its client takes 40 MB, which a site without object storage need not have.
  const { createObjectBlobStore } = await import("./object-blob-store.ts");
  return createObjectBlobStore(objectStore);
}
