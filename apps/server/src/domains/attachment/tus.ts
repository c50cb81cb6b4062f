import { randomUUID } from "node:crypto";
import type { Attachment } from "@bulmo/contracts/attachment";
import { attachmentUploadPath, maximumAttachmentBytes, uploadResultHeader } from "@bulmo/contracts/attachment-rule";
import { type Locker, Server } from "@tus/server";
import type { Request } from "express";
import PQueue from "p-queue";
import { DomainError } from "../../errors.ts";
import { cleanFileName, assertKind } from "../../platform/file-kind/file-name.ts";
import type { Actor } from "../../session.ts";
import { AttachmentUploadStore } from "./attachment-upload.store.ts";
import { completeUpload } from "./attachment.service.ts";
import type { Files } from "./incoming.ts";
import { asWebRequest } from "./tus-request.ts";
import { createUploadLocks } from "./upload-lock.ts";

/** What tus itself refuses, by its status; the rest are requests that no client of it sends. */
const tusFaults: Record<number, DomainError> = {
  404: new DomainError("UPLOAD_NOT_FOUND"),
  409: new DomainError("UPLOAD_OUT_OF_STEP"),
  410: new DomainError("UPLOAD_NOT_FOUND"),
  413: new DomainError("FILE_TOO_LARGE"),
};

export const tusFault = (status: number) => tusFaults[status] ?? new DomainError("BODY_MALFORMED");

/** A file as a header tells it. */
export const resultOf = (attachment: Attachment) => encodeURIComponent(JSON.stringify(attachment));

type Serving = { locker: Locker; complete: (id: string, userId: string) => Promise<Attachment> };

/** A server of tus for one request, as it is one member's; what it refuses is told to `refuse`. */
const serverFor = (files: Files, { locker, complete }: Serving, { request, viewer, refuse }: Asked) =>
  new Server({
    path: `/api${attachmentUploadPath}`,
    datastore: new AttachmentUploadStore(files, viewer),
    locker,
    // What comes on a line that its sender has left is waited for no longer.
    lockDrainTimeout: 50,
    maxSize: maximumAttachmentBytes,
    allowedOrigins: [],
    namingFunction: () => randomUUID(),
    getFileIdFromRequest: () => request.params["id"] as string | undefined,
    generateUrl: (_request, { path, id }) => `${path}/${id}`,
    onUploadCreate: (_request, { metadata }) => {
      const filename = cleanFileName(metadata?.["filename"] ?? "");
      assertKind(filename);
      return Promise.resolve({ metadata: { filename } });
    },
    onUploadFinish: async (_request, { id }) => ({
      headers: { [uploadResultHeader]: resultOf(await complete(id, viewer.id)) },
    }),
    onResponseError: (_request, error) => {
      refuse(error);
      return undefined;
    },
  });

type Asked = { request: Request; viewer: Actor; refuse: (error: unknown) => void };

/** Files that are looked at together: each reads its bytes from the disk, and more at once are none the sooner. */
const mostJudged = 2;

/** What one process needs for files on their way; `onTaken` is called when one has come whole and was taken. */
export function createTus(files: Files, onTaken: () => void) {
  const locker = createUploadLocks();
  const judging = new PQueue({ concurrency: mostJudged });
  const underWay = new Map<string, Promise<Attachment>>();

  /** Once for all who ask meanwhile: whoever lost the answer asks again at once. */
  function complete(id: string, userId: string): Promise<Attachment> {
    const before = underWay.get(id);
    if (before) return before;
    const completing = judging.add(() => completeUpload(files, id, userId)).finally(() => underWay.delete(id));
    underWay.set(id, completing);
    completing.then(onTaken, () => undefined);
    return completing;
  }

  return {
    complete,
    /** Throws what tus, the store or the completion refuses. */
    async handle(request: Request, viewer: Actor): Promise<Response> {
      let refusal: unknown;
      const refuse = (error: unknown) => void (refusal = error);
      const server = serverFor(files, { locker, complete }, { request, viewer, refuse });
      const answer = await server.handleWeb(asWebRequest(request));
      if (refusal !== undefined) throw refusal;
      if (!answer.ok) throw tusFault(answer.status);
      return answer;
    },
  };
}
