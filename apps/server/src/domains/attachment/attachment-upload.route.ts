import { randomUUID } from "node:crypto";
import {
  type Attachment,
  attachmentUploadPath,
  maximumAttachmentBytes,
  uploadResultHeader,
} from "@bulmo/contracts/attachment";
import { Server } from "@tus/server";
import { type Request, type Response, Router } from "express";
import { DomainError } from "../../errors.ts";
import { emit } from "../../platform/event/event.ts";
import { FileError } from "../../platform/file-kind/file-error.ts";
import { cleanFileName, kindOfName } from "../../platform/file-kind/file-name.ts";
import { answerError } from "../../platform/http/error-answer.ts";
import { takeUnlessAdmin } from "../../platform/limit/member-limit.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { asUploadFault, assertSender } from "../upload/upload-sender.ts";
import { createUploadSlots, fileSlots } from "../upload/upload-slots.ts";
import { AttachmentUploadStore } from "./attachment-upload.store.ts";
import { completeUpload } from "./attachment.service.ts";
import type { Files } from "./incoming.ts";
import { asWebRequest, drainBody, sendWebAnswer } from "./tus-request.ts";
import { createUploadLocks } from "./upload-lock.ts";

const tusVersion = "1.0.0";
const methods = ["DELETE", "HEAD", "OPTIONS", "PATCH", "POST"];

/** What tus itself refuses, by its status; the rest are requests that no client of it sends. */
const tusFaults: Record<number, DomainError> = {
  404: new DomainError("UPLOAD_NOT_FOUND"),
  409: new DomainError("UPLOAD_OUT_OF_STEP"),
  410: new DomainError("UPLOAD_NOT_FOUND"),
  413: new DomainError("FILE_TOO_LARGE"),
};

function asFileFault(files: Files, error: unknown): unknown {
  if (error instanceof FileError) {
    files.log.info({ reason: error.message }, "file refused");
    return new DomainError(error.fault);
  }
  const { status_code: status } = error as { status_code?: unknown };
  if (typeof status === "number") return tusFaults[status] ?? new DomainError("BODY_MALFORMED");
  return asUploadFault(files, error);
}

const headerOf = (attachment: Attachment) => encodeURIComponent(JSON.stringify(attachment));

export type AttachmentUploadOptions = {
  files: Files;
  createContext: (request: Request, response: Response) => Context;
};

/** Files on their way, by tus 1.0 (docs/decisions/070): no procedures, and no body of theirs is ever whole in memory. */
export function attachmentUploadRouter({ files, createContext }: AttachmentUploadOptions): Router {
  const slots = createUploadSlots(fileSlots);
  const locker = createUploadLocks();
  const underWay = new Map<string, Promise<Attachment>>();

  /** Once for all who ask meanwhile: whoever lost the answer asks again at once. */
  function complete(id: string, userId: string): Promise<Attachment> {
    const completing = underWay.get(id) ?? completeUpload(files, id, userId).finally(() => underWay.delete(id));
    underWay.set(id, completing);
    return completing;
  }

  /** A server of tus for one request, as it is one member's. Throws what it refuses. */
  async function handle(request: Request, viewer: Actor): Promise<globalThis.Response> {
    let refusal: unknown;
    const server = new Server({
      path: `/api${attachmentUploadPath}`,
      datastore: new AttachmentUploadStore(files, viewer),
      locker,
      maxSize: maximumAttachmentBytes,
      allowedOrigins: [],
      namingFunction: () => randomUUID(),
      getFileIdFromRequest: () => request.params["id"] as string | undefined,
      generateUrl: (_request, { path, id }) => `${path}/${id}`,
      onUploadCreate: (_request, { metadata }) => {
        const filename = cleanFileName(metadata?.["filename"] ?? "");
        kindOfName(filename);
        return Promise.resolve({ metadata: { filename } });
      },
      onUploadFinish: async (_request, { id }) => ({
        headers: { [uploadResultHeader]: headerOf(await complete(id, viewer.id)) },
      }),
      onResponseError: (_request, error) => {
        refusal = error;
        return undefined;
      },
    });
    const answer = await server.handleWeb(asWebRequest(request) as Parameters<Server["handleWeb"]>[0]);
    if (refusal !== undefined) throw refusal;
    if (!answer.ok) throw tusFaults[answer.status] ?? new DomainError("BODY_MALFORMED");
    return answer;
  }

  async function take(request: Request, response: Response): Promise<void> {
    const { method, headers } = request;
    if (method !== "OPTIONS" && headers["tus-resumable"] !== tusVersion) {
      response.setHeader("tus-version", tusVersion);
      throw new DomainError("UPLOAD_PROTOCOL_UNSUPPORTED");
    }
    const context = createContext(request, response);
    const viewer = await assertSender(context);
    const { id: userId, isAdmin } = viewer;
    if (method !== "PATCH" && method !== "POST") {
      const answer = await handle(request, viewer);
      const end = answer.headers.get("upload-length");
      // Its last answer was lost, or a storage was away when it was to be given.
      if (method === "HEAD" && end !== null && end === answer.headers.get("upload-offset"))
        response.setHeader(uploadResultHeader, headerOf(await complete(request.params["id"] as string, userId)));
      return sendWebAnswer(answer, response);
    }
    return slots.use({ userId, isAdmin, address: context.reader.address }, async () => {
      // A file counts once, however often its line breaks.
      if (method === "POST") await takeUnlessAdmin({ limiter: context.limiter, viewer }, "upload:member");
      sendWebAnswer(await handle(request, viewer), response);
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
      answerError(response, fault);
    } finally {
      drainBody(request);
    }
  });
}
