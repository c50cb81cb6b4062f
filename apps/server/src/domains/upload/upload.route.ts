import { join } from "node:path";
import type { UploadOutput } from "@bulmo/contracts/upload";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { DomainError } from "../../errors.ts";
import { answerError } from "../../platform/http/error-answer.ts";
import { emit } from "../../platform/measure/measure.ts";
import type { Context } from "../../trpc.ts";
import { takeUnlessAdmin } from "../../platform/limit/member-limit.ts";
import { receiveFile } from "./receive-file.ts";
import { assertFits } from "./upload-quota.ts";
import { asUploadFault, assertSender } from "./upload-sender.ts";
import { createUploadSlots } from "./upload-slots.ts";
import { addUpload } from "./upload.service.ts";
import type { Pictures } from "./pictures.ts";

export type UploadRouteOptions = {
  pictures: Pictures;
  createContext: (request: Request, response: Response) => Context;
};

const refuseMethod: RequestHandler = (_request, response) => {
  response.setHeader("allow", "POST");
  answerError(response, new DomainError("METHOD_NOT_ALLOWED"));
};

/** POST /upload (API-24): multipart, hence no procedure. */
export function uploadRouter({ pictures, createContext }: UploadRouteOptions): Router {
  const slots = createUploadSlots();

  async function take(request: Request, response: Response): Promise<UploadOutput> {
    const context = createContext(request, response);
    const viewer = await assertSender(context);
    const { id: userId, isAdmin } = viewer;
    return slots.use({ userId, isAdmin, address: context.reader.address }, async () => {
      // Who finds no place comes back in seconds: only what has one is counted, and before a byte of it is read.
      await takeUnlessAdmin({ limiter: context.limiter, viewer }, "upload:member");
      if (!isAdmin) await assertFits(pictures.database.orm.em.fork(), userId);
      return pictures.scratch.use(async (directory) => {
        const source = join(directory, "sent");
        await receiveFile(request, source);
        const added = await addUpload(pictures, source, { userId, priority: "high", hasQuota: !isAdmin });
        return { ...added, absoluteUrl: context.notifier.siteUrl + added.imageUrl };
      });
    });
  }

  return Router()
    .post("/upload", async (request, response) => {
      response.setHeader("cache-control", "no-store");
      try {
        response.json(await take(request, response));
        emit("upload", { result: "TAKEN" });
      } catch (error) {
        const fault = asUploadFault(pictures, error);
        emit("upload", { result: fault instanceof DomainError ? fault.reason : "UNAVAILABLE" });
        answerError(response, fault);
      }
    })
    .all("/upload", refuseMethod);
}
