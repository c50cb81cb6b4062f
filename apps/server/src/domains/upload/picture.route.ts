import { pipeline } from "node:stream/promises";
import { type RequestHandler, Router } from "express";
import { callNotFound } from "../../http/answer.ts";
import { type Storage, typeOf } from "../../picture/storage.ts";

/** All that is public of a picture: its widths and its tiles. The master matches nothing here. */
const pattern =
  /^\/(?<picture>(?<start>[0-9a-f]{2})[0-9a-f]{62}-\d{1,5}x\d{1,5})\/(?<file>\d{1,4}\.webp|tiles\/(?:info\.json|(?:full|\d+,\d+,\d+,\d+)\/\d+,\d+\/0\/default\.jpg))$/u;

const headers = {
  // What a name stands for never changes: the name is a hash of it.
  "cache-control": "public, max-age=31536000, immutable",
  // Opened by itself a picture is a document; it may do nothing.
  "content-security-policy": "default-src 'none'; sandbox",
  // Feed readers and messengers show our pictures on pages of their own.
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
};

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

const serve =
  (storage: Storage): RequestHandler =>
  async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { picture, start, file } = pattern.exec(decode(request.path))?.groups ?? {};
    const stored = picture === undefined ? null : await storage.open(`${start}/${picture}/${file}`);
    if (!stored) return next();
    response
      .set(headers)
      .set("etag", `"${picture}/${file}"`)
      .type(typeOf(file ?? ""));
    if (request.fresh) return void response.status(304).end();
    response.set("content-length", String(stored.size));
    if (request.method === "HEAD") return void response.end();
    // Whoever leaves in the middle of a picture is no fault.
    return pipeline(stored.stream(), response).catch(() => void response.destroy());
  };

/** GET /uploads/…: the pictures as everyone sees them. */
export const pictureRouter = (storage: Storage): Router => Router().use("/uploads", serve(storage), callNotFound);
