import { mkdir, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  bytesOf,
  createObjectClient,
  nullIfMissing,
  type ObjectStore,
  type Range,
  defaultLimits,
} from "./object-client.ts";
import type { BlobStore } from "./blob-store.ts";

/**
 * Objects of a bucket that nobody else need be able to read: the site serves them. An object is put whole or not at all,
 * by the store's own promise. Names of ours are the names there.
 */
export function createObjectBlobStore(store: ObjectStore, limits = defaultLimits): BlobStore {
  const bucket = createObjectClient(store, limits);

  async function* read(key: string, range?: Range): AsyncGenerator<Buffer> {
    yield* bytesOf(await bucket.get(key, range));
  }

  return {
    put: (key, path) => bucket.put(key, path),
    async open(key) {
      const found = await bucket.head(key).catch(nullIfMissing);
      return (
        found && {
          size: found.ContentLength ?? 0,
          stream: (range) => Readable.from(read(key, range), { objectMode: false }),
        }
      );
    },
    async copyTo(key, path) {
      const body = await bucket.get(key).catch(nullIfMissing);
      if (!body) return false;
      try {
        await mkdir(dirname(path), { recursive: true });
        // A stream that opens its own file may make it after the one that broke off was removed.
        const file = await open(path, "w");
        await pipeline(bytesOf(body), file.createWriteStream());
        return true;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    async exists(key) {
      return (await bucket.head(key).catch(nullIfMissing)) !== null;
    },
    remove: (key) => bucket.remove(key),
    async *list(prefix) {
      let next: string | undefined;
      do {
        const found = await bucket.page(prefix, next);
        yield* found.keys;
        ({ next } = found);
      } while (next !== undefined);
    },
  };
}
