import type { Database, Tables } from "@bulmo/entities/database";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { sql } from "kysely";
import { callNotFound } from "../../platform/http/error-answer.ts";
import { contentTypeOf, type StoredBlob } from "../../platform/storage/blob-store.ts";
import { cardName, unnamedCardName } from "../../platform/picture/stored-name.ts";
import type { Actor } from "../../session.ts";
import { createDerivedFiles } from "./derived-file.service.ts";
import { maySeePicture } from "./picture-access.ts";
import type { Pictures } from "./pictures.ts";
import { openFor, sendBlob } from "./send-blob.ts";
import { plannedOnce } from "../../platform/database/planned-once.ts";

/** All that is public of a picture: its widths, its cards and its tiles. The master matches nothing here. */
const pattern =
  /^\/(?<picture>(?<start>[0-9a-f]{2})[0-9a-f]{62}-\d{1,5}x\d{1,5})\/(?<file>\d{1,4}\.webp|card(?:-unnamed)?\.jpg|tiles\/(?:info\.json|(?:full|\d+,\d+,\d+,\d+)\/\d+,\d+\/0\/default\.jpg))$/u;

const headers = {
  // What a name stands for never changes: the name is a hash of it. Whether it is shown may, so what many share asks again.
  "cache-control": "public, max-age=31536000, s-maxage=300, immutable",
  // Opened by itself a picture is a document; it may do nothing.
  "content-security-policy": "default-src 'none'; sandbox",
  // Feed readers and messengers show our pictures on pages of their own.
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
};

/** Of a picture that not everybody sees: kept by nobody else, and asked for anew each time, so that it goes with the right to see it. */
const restrictedHeaders = {
  ...headers,
  "cache-control": "private, no-cache",
  "cross-origin-resource-policy": "same-site",
};

/** Characters of a SHA-256 in hexadecimal. */
const hashLength = 64;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

/** Whether anybody sees the picture, nobody, since what is in the trash is nobody's to see, or those alone who may read where it stands. */
async function audienceOf({ orm }: Database, hash: string): Promise<"all" | "some" | "none"> {
  const row = await orm.em
    .fork()
    .getKysely<Tables>()
    .selectFrom("upload")
    .select("withdrawn_since")
    .where("hash", "=", hash)
    .where((where) => where.or([where("withdrawn_since", "is not", null), where("is_restricted", "=", sql.lit(true))]))
    .$call(plannedOnce)
    .executeTakeFirst();
  if (!row) return "all";
  return row.withdrawn_since === null ? "some" : "none";
}

/** Who asks for a picture: by the session's cookie, which is all that a page can send with it, or by a token or key. */
export type IdentifyReader = (request: Request, response: Response) => Promise<Actor | null>;

function serve(pictures: Pictures, identify: IdentifyReader): RequestHandler {
  const derived = createDerivedFiles(pictures);
  const openFile = (prefix: string, file: string): Promise<StoredBlob | null> =>
    file === cardName || file === unnamedCardName ? derived.open(prefix, file) : pictures.blobStore.open(prefix + file);

  return async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { picture, start, file } = pattern.exec(decode(request.path))?.groups ?? {};
    if (picture === undefined) return next();
    const hash = picture.slice(0, hashLength);
    const audience = await audienceOf(pictures.database, hash);
    if (audience === "none") return next();
    if (audience === "some") {
      const em = pictures.database.orm.em.fork();
      if (!(await maySeePicture(em, await identify(request, response), hash))) return next();
    }
    const stored = await openFor(response, openFile(`${start}/${picture}/`, file ?? ""));
    if (stored === undefined) return;
    if (!stored) return next();
    response
      .set(audience === "all" ? headers : restrictedHeaders)
      .set("etag", `"${picture}/${file}"`)
      .type(contentTypeOf(file ?? ""));
    await sendBlob(request, response, stored);
  };
}

/** GET /uploads/…: the pictures, each for whoever sees it where it is used. */
export const pictureRouter = (pictures: Pictures, identify: IdentifyReader): Router =>
  Router().use("/uploads", serve(pictures, identify), callNotFound);
