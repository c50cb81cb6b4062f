import { type PictureName, pictureFolder } from "@bulmo/contracts/picture";
import { type RequestHandler, type Response, Router } from "express";
import { callNotFound } from "../../platform/http/error-answer.ts";
import { type ImageRequest, imageInfo, readImageRequest } from "../../platform/picture/iiif-image.ts";
import { jpegName, tilesFolder } from "../../platform/picture/stored-name.ts";
import { contentTypeOf } from "../../platform/storage/blob-store.ts";
import { createDerivedFiles } from "../upload/derived-file.service.ts";
import { type Pictures, prefixOf } from "../upload/pictures.ts";
import { openFor, sendBlob } from "../upload/send-blob.ts";
import { iiifPaths } from "./iiif-address.ts";
import { openToAll } from "../../platform/http/open-to-all.ts";
import { findWorkPicture } from "../work-record/work-record.query.ts";

const mediaType = 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"';

const pattern = /^\/(?<id>(?<hash>[0-9a-f]{64})-\d{1,5}x\d{1,5})(?:\/(?<file>[\da-z,./]+))?$/u;

const headers = {
  // A work may be hidden or withdrawn: whoever shows it asks again after five minutes, and is told that nothing changed.
  "cache-control": "public, max-age=300",
  // Opened by itself a picture is a document; it may do nothing.
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

const nameOf = (asked: ImageRequest): string => {
  if (asked.kind === "tile") return `${tilesFolder}/${asked.path}`;
  return asked.format === "jpg" ? jpegName(asked.width) : `${asked.width}.webp`;
};

const sendInfo = (response: Response, publicUrl: string, picture: PictureName) =>
  response
    .set({ ...headers, "content-type": mediaType })
    .send(Buffer.from(JSON.stringify(imageInfo(publicUrl + iiifPaths.image(picture), picture))));

function serve(pictures: Pictures, publicUrl: string): RequestHandler {
  const derived = createDerivedFiles(pictures);
  const open = (prefix: string, name: string, asked: ImageRequest) =>
    asked.kind === "whole" && asked.format === "jpg"
      ? derived.open(prefix, name)
      : pictures.blobStore.open(prefix + name);

  return async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { id, hash = "", file } = pattern.exec(request.path)?.groups ?? {};
    if (id === undefined) return next();
    const found = await findWorkPicture(pictures.database.orm.em.fork(), hash);
    // Another size in the address is another picture.
    if (!found || pictureFolder(found) !== id) return next();
    if (file === undefined) return response.redirect(303, `${publicUrl}${iiifPaths.image(found)}/info.json`);
    if (file === "info.json") return found.has_tiles ? void sendInfo(response, publicUrl, found) : next();
    const asked = readImageRequest(found, file);
    if (!asked) return next();
    const name = nameOf(asked);
    const stored = await openFor(response, open(prefixOf(found), name, asked));
    if (stored === undefined) return;
    if (!stored) return next();
    response.set({ ...headers, etag: `"${id}/${name}"` }).type(contentTypeOf(name));
    return sendBlob(request, response, stored);
  };
}

/** GET /iiif/image/…: the pictures of works that everybody sees, as the Image API 3 asks for them. */
export const imageRouter = (pictures: Pictures, publicUrl: string): Router =>
  Router().use("/iiif/image", openToAll, serve(pictures, publicUrl), callNotFound);
