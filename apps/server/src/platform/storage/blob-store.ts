import type { Readable } from "node:stream";

/** A stored file: how many bytes it has, and they, or those of a range, whose ends both belong to it. */
export type StoredBlob = { size: number; stream: (range?: { start: number; end: number }) => Readable };

/** The storage could not be asked, or would not answer: nothing that the picture could do about. */
export class BlobStoreError extends Error {}

/**
 * Where the files of pictures and posts are. Keys are paths of our own making (`ab/ab12…-800x600/320.webp`) and never what somebody
 * sent. Nothing is asked of it that object storage does not have: no renaming, no folders, no locks. What fails of object
 * storage throws BlobStoreError.
 */
export type BlobStore = {
  /** Stores a file under the key, whole or not at all, and may take the file away from `path`. */
  put: (key: string, path: string) => Promise<void>;
  /** Null where there is none. */
  open: (key: string) => Promise<StoredBlob | null>;
  /** Gives the file a place at `path` as well, perhaps without copying, so nobody may write there. False where there is none. */
  copyTo: (key: string, path: string) => Promise<boolean>;
  exists: (key: string) => Promise<boolean>;
  /** Removing what is not there is done already. */
  remove: (key: string) => Promise<void>;
  /** The keys that begin with the prefix, which ends in a slash or is empty. */
  list: (prefix: string) => AsyncIterable<string>;
};

/** Also a question to the storage itself: it throws when there is no answer. */
export async function isBlobStoreEmpty(store: BlobStore): Promise<boolean> {
  const keys = store.list("")[Symbol.asyncIterator]();
  try {
    return (await keys.next()).done === true;
  } finally {
    // A folder that is being read would stay open.
    await keys.return?.();
  }
}

/** The types of what we store; the name's end says which. */
const types: Record<string, string> = {
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  json: "application/json",
  png: "image/png",
  webp: "image/webp",
};

export const contentTypeOf = (key: string) => types[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";
