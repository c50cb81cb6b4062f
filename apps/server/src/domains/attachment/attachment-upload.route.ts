import { attachmentUploadPath, uploadResultHeader } from "@bulmo/contracts/attachment-rule";
import { type Request, type Response, Router } from "express";
import { DomainError } from "../../errors.ts";
import { emit } from "../../platform/measure/measure.ts";
import { FileError } from "../../platform/file-kind/file-error.ts";
import { answerError } from "../../platform/http/error-answer.ts";
import { takeUnlessAdmin } from "../../platform/limit/member-limit.ts";
import type { Context } from "../../trpc.ts";
import { asUploadFault, assertSender } from "../upload/upload-sender.ts";
import { createUploadSlots, fileSlots } from "../upload/upload-slots.ts";
import type { Files } from "./incoming.ts";
import { createTus, resultOf, tusFault } from "./tus.ts";
import { drainBody, sendWebAnswer } from "./tus-request.ts";
import { UploadLockedError } from "./upload-lock.ts";

const tusVersion = "1.0.0";

/** Asked how far a file came, and answered anything else but that, clients of tus begin it anew. */
const uploadLocked = 423;
/** What this site names files; the database refuses to compare anything else with its own. */
const fileId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const methods = ["DELETE", "HEAD", "OPTIONS", "PATCH", "POST"];

function asFileFault(files: Files, error: unknown): unknown {
  if (error instanceof FileError) {
    files.log.info({ reason: error.message }, "file refused");
    return new DomainError(error.fault);
  }
  const { status_code: status } = error as { status_code?: unknown };
  if (typeof status === "number") return tusFault(status);
  return asUploadFault(files, error, "FILE_UPLOAD_FAILED");
}

export type AttachmentUploadOptions = {
  files: Files;
  createContext: (request: Request, response: Response) => Context;
  /** Called when a file has come whole and was taken. */
  onTaken: () => void;
};

/** Files on their way, by tus 1.0 (docs/decisions/070): no procedures, and no body of theirs is ever whole in memory. */
export function attachmentUploadRouter({ files, createContext, onTaken }: AttachmentUploadOptions): Router {
  const slots = createUploadSlots(fileSlots);
  const tus = createTus(files, onTaken);

  async function take(request: Request, response: Response): Promise<void> {
    const { method, headers, params } = request;
    if (method !== "OPTIONS" && headers["tus-resumable"] !== tusVersion) {
      response.setHeader("tus-version", tusVersion);
      throw new DomainError("UPLOAD_PROTOCOL_UNSUPPORTED");
    }
    const context = createContext(request, response);
    const viewer = await assertSender(context);
    const { id: userId, isAdmin } = viewer;
    const { id } = params as { id?: string };
    if (id !== undefined && !fileId.test(id)) throw new DomainError("UPLOAD_NOT_FOUND");
    if (method !== "PATCH" && method !== "POST") {
      const answer = await tus.handle(request, viewer);
      const end = answer.headers.get("upload-length");
      // Its last answer was lost, or a storage was away when it was to be given.
      if (method === "HEAD" && end !== null && end === answer.headers.get("upload-offset"))
        response.setHeader(uploadResultHeader, resultOf(await tus.complete(id ?? "", userId)));
      return sendWebAnswer(answer, response);
    }
    return slots.use({ userId, isAdmin, address: context.reader.address }, async () => {
      // A file counts once, however often its line breaks.
      if (method === "POST") await takeUnlessAdmin({ limiter: context.limiter, viewer }, "upload:member");
      sendWebAnswer(await tus.handle(request, viewer), response);
    });
  }

  return Router().all([attachmentUploadPath, `${attachmentUploadPath}/:id`], async (request, response) => {
    response.setHeader("cache-control", "no-store");
    try {
      if (!methods.includes(request.method)) {
        response.setHeader("allow", methods.join(", "));
        throw new DomainError("METHOD_NOT_ALLOWED");
      }
      await take(request, response);
      if (response.hasHeader(uploadResultHeader)) emit("upload", { result: "TAKEN" });
    } catch (error) {
      const fault = asFileFault(files, error);
      emit("upload", { result: fault instanceof DomainError ? fault.reason : "UNAVAILABLE" });
      const isLocked = request.method === "HEAD" && fault instanceof UploadLockedError;
      answerError(response, fault, isLocked ? uploadLocked : undefined);
    } finally {
      drainBody(request);
    }
  });
}
