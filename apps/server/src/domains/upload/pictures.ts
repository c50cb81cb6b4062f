import { type PictureName, pictureFolder } from "@bulmo/contracts/picture";
import type { Database } from "@bulmo/entities/database";
import type { Log } from "../../platform/log/log.ts";
import type { PictureQueue } from "../../platform/picture/picture-queue.ts";
import type { Scratch } from "../../platform/storage/scratch.ts";
import type { BlobStore } from "../../platform/storage/blob-store.ts";

/** What the work on pictures needs. */
export type Pictures = { database: Database; blobStore: BlobStore; scratch: Scratch; queue: PictureQueue; log: Log };

/** The prefix of a picture's keys in the storage; the first folder keeps a directory from growing too long. */
export const prefixOf = (picture: PictureName) => `${picture.hash.slice(0, 2)}/${pictureFolder(picture)}/`;
