import { DomainError, isUnavailable } from "../../errors.ts";
import { isDiskFull, PictureError } from "../../platform/picture/fault.ts";
import { QueueFullError } from "../../platform/picture/picture-queue.ts";
import { ThreadError } from "../../platform/picture/thread.ts";
import { BlobStoreError } from "../../platform/storage/blob-store.ts";
import { type Actor, assertScope } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import type { Pictures } from "./pictures.ts";

/** Whatever went wrong, as a sentence, `failed` where it has none of its own; a fault of ours goes into the log too. */
export function asUploadFault(
  { log }: Pick<Pictures, "log">,
  error: unknown,
  failed: "UPLOAD_FAILED" | "FILE_UPLOAD_FAILED" = "UPLOAD_FAILED",
): unknown {
  if (error instanceof DomainError || isUnavailable(error)) return error;
  if (error instanceof QueueFullError) return new DomainError("UPLOAD_BUSY");
  if (error instanceof PictureError) {
    log.info({ fault: error.fault, reason: error.cause }, "picture refused");
    return new DomainError(error.fault);
  }
  log.error({ err: error }, "upload failed");
  if (error instanceof BlobStoreError) return new DomainError("STORAGE_UNAVAILABLE");
  const hasNoSpace = error instanceof ThreadError ? error.isDiskFull : isDiskFull(error);
  return new DomainError(hasNoSpace ? "UPLOAD_NO_SPACE" : failed);
}

/** Throws SIGN_IN_REQUIRED, or KEY_SCOPE_MISSING of a program. */
export async function assertSender({ actor }: Context): Promise<Actor> {
  const viewer = await actor();
  if (!viewer) throw new DomainError("SIGN_IN_REQUIRED");
  assertScope(viewer, "write");
  return viewer;
}
