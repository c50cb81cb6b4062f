import type { AttachmentKind } from "@bulmo/contracts/attachment-rule";
import type { EntityManager } from "@bulmo/entities/database";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { fileTypes } from "../../platform/file-kind/content-type.ts";
import { readerOf } from "../../platform/http/address.ts";
import { callNotFound } from "../../platform/http/error-answer.ts";
import { rangeOf } from "../../platform/http/byte-range.ts";
import { logOf } from "../../platform/http/request-log.ts";
import type { Actor } from "../../session.ts";
import type { IdentifyReader } from "../upload/picture.route.ts";
import { openFor, sendBlob } from "../upload/send-blob.ts";
import { countDownload, findShown } from "./attachment-access.ts";
import { type Files, keyOfFile } from "./incoming.ts";

/** The name is for whoever reads the address: the id alone says which file it is. */
const pattern = /^\/(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]+$/u;

/** Rhymix and XE had their files below the same path, in folders with words for names: pages find where they are now (IMP-04). */
const oldPattern = /^\/[a-z_]+\/./u;

const headers = {
  "accept-ranges": "bytes",
  // Opened by itself a file may be a document; it may do nothing.
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-site",
  "x-content-type-options": "nosniff",
};

/**
 * A file is asked for anew each time, also where everybody may have it: it goes with its post at once, out of every cache
 * that asks; what is unchanged costs an answer without a body.
 */
const cacheControl = { all: "public, max-age=0, must-revalidate", some: "private, no-cache" };

type Found = NonNullable<Awaited<ReturnType<typeof findShown>>>;

type Downloader = ReturnType<typeof readerOf> & { identify: () => Promise<Actor | null> };

/**
 * Counts whoever has just got the end of a file: also who went on after a break has it whole then, and who plays a part has
 * not. What everybody may have nobody was asked for before, and a token that is dead is a visitor's.
 */
async function countSent(em: EntityManager, { identify, ...reader }: Downloader, id: string): Promise<void> {
  const viewer = await identify().catch(() => null);
  await countDownload(em, { ...reader, viewer }, id);
}

function serve(files: Files, identify: IdentifyReader): RequestHandler {
  const fork = () => files.database.orm.em.fork();

  async function find(
    request: Request,
    response: Response,
    id: string,
  ): Promise<{ file: Found; of: "all" | "some" } | null> {
    const everybodys = await findShown(fork(), null, id);
    if (everybodys) return { file: everybodys, of: "all" };
    const file = await findShown(fork(), await identify(request, response), id);
    return file ? { file, of: "some" } : null;
  }

  return async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { id } = pattern.exec(request.path)?.groups ?? {};
    const found = id === undefined ? null : await find(request, response, id);
    if (!found) return next();
    const { file, of } = found;
    const stored = await openFor(response, files.blobStore.open(keyOfFile(file.id)));
    if (stored === undefined) return;
    if (!stored) return next();
    response
      .attachment(file.name)
      .set(headers)
      .set({ "cache-control": cacheControl[of], etag: `"${file.sha256}"` })
      // Express would call every text UTF-8.
      .setHeader("content-type", fileTypes[file.kind as AttachmentKind]);
    if (request.fresh) return void (await sendBlob(request, response, stored));
    const range = rangeOf(request, stored.size, `"${file.sha256}"`);
    if (range === "unsatisfiable")
      return void response.status(416).set("content-range", `bytes */${stored.size}`).end();
    // Of a line that is closed nobody knows the address.
    const reader = { ...readerOf(request), identify: () => identify(request, response) };
    const isSent = await sendBlob(request, response, stored, range);
    if (!isSent || (range && range.end < stored.size - 1)) return;
    await countSent(fork(), reader, file.id).catch((error: unknown) =>
      logOf(response).warn({ err: error, attachment: file.id }, "a download was not counted"),
    );
  };
}

/**
 * Of a file that is gone, or not for whoever asks, a browser gets the site's page and a program what calls answer. Both may
 * be different for the next one who asks: whoever stores answers is told by what, and ours stores none that names more
 * than an encoding (SEC-15).
 */
const notFound: RequestHandler = (request, response, next) => {
  const isRead = ["GET", "HEAD"].includes(request.method);
  if (isRead && oldPattern.test(request.path)) return next();
  response.vary("Accept");
  return isRead && request.accepts(["json", "html"]) === "html" ? next() : callNotFound(request, response, next);
};

/** GET /files/…: the files of posts, each for whoever may read its post (ATT-02). */
export const attachmentRouter = (files: Files, identify: IdentifyReader): Router =>
  Router().use("/files", serve(files, identify), notFound);
