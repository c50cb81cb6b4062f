import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import { DomainError } from "../../errors.ts";
import type { ByteRange } from "../../platform/http/byte-range.ts";
import { answerError } from "../../platform/http/error-answer.ts";
import { logOf } from "../../platform/http/request-log.ts";
import { QueueFullError } from "../../platform/picture/picture-queue.ts";
import { BlobStoreError, type StoredBlob } from "../../platform/storage/blob-store.ts";

/** Says that the store is away: nobody may store that as if there were no such file. */
function answerAway(response: Response, error: BlobStoreError): void {
  logOf(response).warn({ err: error }, "object storage unavailable");
  response.setHeader("cache-control", "no-store");
  answerError(response, new DomainError("STORAGE_UNAVAILABLE"));
}

/** Undefined when the store could not be asked, and the reader knows it. */
export async function openFor(
  response: Response,
  opening: Promise<StoredBlob | null>,
): Promise<StoredBlob | null | undefined> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof QueueFullError) throw new DomainError("UPLOAD_BUSY");
    if (!(error instanceof BlobStoreError)) throw error;
    answerAway(response, error);
    return undefined;
  }
}

/**
 * Sends the file, whose headers are set, an ETag among them; or the piece of it that is asked for. Answers whether the
 * connection took all of that: not of what the reader has already, nor where only its headers were asked for.
 */
export async function sendBlob(
  request: Request,
  response: Response,
  stored: StoredBlob,
  range?: ByteRange,
): Promise<boolean> {
  if (request.fresh) {
    response.status(304).end();
    return false;
  }
  response.set("content-length", String(range ? range.end - range.start + 1 : stored.size));
  if (range) response.status(206).set("content-range", `bytes ${range.start}-${range.end}/${stored.size}`);
  if (request.method === "HEAD") {
    response.end();
    return false;
  }
  try {
    await pipeline(stored.stream(range), response);
    return true;
  } catch (error) {
    // Whoever leaves in the middle of a file is no fault.
    if (error instanceof BlobStoreError) logOf(response).warn({ err: error }, "object storage broke off");
    response.destroy();
    return false;
  }
}
