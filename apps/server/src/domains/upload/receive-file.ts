import { createWriteStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { maximumUploadBytes } from "@bulmo/contracts/picture";
import { uploadField } from "@bulmo/contracts/upload";
import busboy, { type Busboy } from "busboy";
import { DomainError } from "../../errors.ts";

/** Room for the boundaries and the few fields that a form may carry beside its file. */
const formLimits = { fields: 20, fieldNameSize: 100, fieldSize: 1024, files: 5, parts: 25, headerPairs: 50 };

/** What is read of a refused form, so that its sender gets to hear the answer. */
const readAfterRefusal = 64 * 1024 * 1024;

function openParser(request: IncomingMessage): Busboy {
  if (!request.headers["content-type"]?.startsWith("multipart/form-data"))
    throw new DomainError("CONTENT_TYPE_UNSUPPORTED");
  try {
    return busboy({ headers: request.headers, limits: { ...formLimits, fileSize: maximumUploadBytes + 1 } });
  } catch {
    throw new DomainError("BODY_MALFORMED");
  }
}

/** Closes the file of a form that is read no further. Lets a refused one run out, but not for ever: a sender in the middle of it would take the end for a fault. */
function drain(request: IncomingMessage, parser: Busboy): void {
  request.unpipe(parser);
  parser.destroy();
  let left = readAfterRefusal;
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}

/** What the system says of a file: it reaches the form's part too, which is no longer read, and is no fault of the form. */
const isOfDisk = (error: NodeJS.ErrnoException) => error.syscall !== undefined;

/** The first file of the field is written; everything else of the form runs past. */
function saveFirstFile(parser: Busboy, target: string): { saved: () => Promise<void>; refused: Promise<never> } {
  const refusal = Promise.withResolvers<never>();
  let saving: Promise<void> | undefined;
  parser.on("file", (field, stream: Readable) => {
    // A form that breaks off within a file tells so here as well; what nobody hears would end the process.
    stream.on("error", (error) => refusal.reject(isOfDisk(error) ? error : new DomainError("BODY_MALFORMED")));
    if (saving || field !== uploadField) {
      stream.resume();
      return;
    }
    stream.once("limit", () => refusal.reject(new DomainError("PICTURE_TOO_LARGE")));
    saving = pipeline(stream, createWriteStream(target));
    saving.catch(refusal.reject);
  });
  parser.on("error", () => refusal.reject(new DomainError("BODY_MALFORMED")));
  return {
    async saved() {
      if (!saving) throw new DomainError("FILE_MISSING");
      await saving;
    },
    refused: refusal.promise,
  };
}

/**
 * Writes the file of a form to `target`, never more of it in memory than a few chunks. The name it came with is not
 * even read. Throws DomainError, or what the disk throws.
 */
export async function receiveFile(request: IncomingMessage, target: string): Promise<void> {
  const parser = openParser(request);
  const { saved, refused } = saveFirstFile(parser, target);
  const ended = Promise.withResolvers<void>();
  const breakOff = () => {
    if (!request.complete) ended.reject(new DomainError("BODY_MALFORMED"));
  };
  parser.once("close", () => ended.resolve());
  request.once("close", breakOff);
  request.pipe(parser);
  try {
    await Promise.race([ended.promise, refused]);
    await saved();
  } catch (error) {
    drain(request, parser);
    throw error;
  } finally {
    request.off("close", breakOff);
  }
}
