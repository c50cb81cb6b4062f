import { join } from "node:path";
import type { Database } from "@bulmo/entities/database";
import type { Log } from "../../platform/log/log.ts";
import { createPictureQueue } from "../../platform/picture/picture-queue.ts";
import { createScratch } from "../../platform/storage/scratch.ts";
import { isBlobStoreEmpty, type BlobStore } from "../../platform/storage/blob-store.ts";
import { waitAtMost } from "../../platform/wait/wait-at-most.ts";
import { findMissingColours } from "./colour.service.ts";
import type { Pictures } from "./pictures.ts";
import { addSampleWorks } from "./sample-works.ts";
import { sweepUploads } from "./upload-sweep.service.ts";

export type UploadsOptions = {
  database: Database;
  /** DATA_DIR: what is in the making lies there. */
  dataDirectory: string;
  log: Log;
  blobStore: BlobStore;
  now?: () => Date;
};

/** Milliseconds at the end for work in the background to clear up behind itself. */
const clearingTime = 1000;

export type Uploads = ReturnType<typeof createUploads>;

/** Everything of one server that has to do with pictures; opened once, closed before the database. */
export function createUploads({ database, dataDirectory, log, blobStore, now = () => new Date() }: UploadsOptions) {
  const queue = createPictureQueue();
  const pictures: Pictures = {
    database,
    blobStore,
    scratch: createScratch(join(dataDirectory, "scratch")),
    queue,
    log,
  };
  const closing = new AbortController();
  let resuming = Promise.resolve();

  /** A wrong key or bucket is told at the start and not by the first member who hands in a picture. */
  async function checkBlobStore(): Promise<void> {
    await isBlobStoreEmpty(blobStore).catch((error: unknown) =>
      log.error({ err: error }, "the storage of pictures does not answer"),
    );
  }

  const findColours = () =>
    findMissingColours(pictures, closing.signal).catch((error: unknown) => {
      if (!closing.signal.aborted) log.error({ err: error }, "colours of pictures were not found");
    });

  async function goOn(): Promise<void> {
    await Promise.all([pictures.scratch.sweep(), checkBlobStore()]);
    await addSampleWorks({ pictures, now, signal: closing.signal });
    await findColours();
  }

  return {
    pictures,
    /** Goes on with whatever an earlier process left to do. Resolves when it is done. */
    resume(): Promise<void> {
      resuming = goOn();
      return resuming;
    },
    /** What every hour brings: what is unused goes, and what an outage has kept from being looked at is looked at. */
    async sweep(): Promise<number> {
      const removed = await sweepUploads(pictures);
      void findColours();
      return removed;
    },
    /** Breaks off what is under way; what it had begun is cleared away. */
    async close(): Promise<void> {
      closing.abort();
      queue.close();
      await waitAtMost(clearingTime, resuming);
    },
  };
}
