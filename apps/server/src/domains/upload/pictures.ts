import { type PictureName, pictureFolder } from "@bulmo/contracts/picture";
import type { Database } from "@bulmo/entities/database";
import type { Log } from "../../log.ts";
import type { PictureQueue } from "../../picture/picture-queue.ts";
import type { Scratch } from "../../picture/scratch.ts";
import type { Storage } from "../../picture/storage.ts";

/** What the work on pictures needs. */
export type Pictures = { database: Database; storage: Storage; scratch: Scratch; queue: PictureQueue; log: Log };

/** The prefix of a picture's keys in the storage; the first folder keeps a directory from growing too long. */
export const prefixOf = (picture: PictureName) => `${picture.hash.slice(0, 2)}/${pictureFolder(picture)}/`;
