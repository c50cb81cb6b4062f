import { buffer } from "node:stream/consumers";
import { hash } from "node:crypto";
import { type DownloadName, downloadNames, downloadReserved, downloadSizesOf } from "@bulmo/contracts/download-size";
import { isDownloadable, rightsUri, type WorkRights } from "@bulmo/contracts/work-choice";
import { type RequestHandler, Router } from "express";
import { callNotFound } from "../../platform/http/error-answer.ts";
import { jpegName } from "../../platform/picture/stored-name.ts";
import { embedXmp } from "../../platform/picture/xmp.ts";
import { workNumberIn } from "../work-address/work-path.ts";
import { sendWithdrawn } from "../work-address/withdrawn-answer.ts";
import { findShownWork, type WorkSources, type ShownWork } from "../work-record/work-record.service.ts";
import { findWorkPicture } from "../work-record/work-record.query.ts";
import { createDerivedFiles } from "../upload/derived-file.service.ts";
import { type Pictures, prefixOf } from "../upload/pictures.ts";
import { openFor } from "../upload/send-blob.ts";
import { statementOf } from "./picture-statement.ts";

/** The picture of the work that every visitor sees, in the size that is asked for; undefined where there is none. */
async function findPicture(sources: WorkSources, { pictures: [first] }: ShownWork, name: DownloadName) {
  const picture = first && (await findWorkPicture(sources.fork(), first.hash));
  const size = picture && downloadSizesOf(picture).find((offered) => offered.name === name);
  return picture && size && { picture, width: size.width };
}

function sendPicture(sources: WorkSources, pictures: Pictures, name: DownloadName): RequestHandler {
  const derived = createDerivedFiles(pictures);
  return async (request, response, next) => {
    const number = workNumberIn(request.params["number"]);
    const shown = await findShownWork(sources, number);
    if (!shown) return (await sendWithdrawn(response, sources, number)) ? undefined : next();
    if (shown.pictures.length === 0) return next();
    // Rights may change: what was allowed once is asked for anew.
    response.set("cache-control", "no-cache");
    const rights = shown.work.rights as WorkRights | "";
    // Before its picture is looked for: those of reserved works are found by nobody.
    if (!rights || !isDownloadable(rights)) return void response.status(403).json({ message: downloadReserved });
    const found = await findPicture(sources, shown, name);
    if (!found) return next();
    const { picture, width } = found;
    const stored = await openFor(response, derived.open(prefixOf(picture), jpegName(width)));
    if (stored === undefined) return;
    if (!stored) return next();
    const statement = statementOf(await sources.site(), shown);
    response.attachment(`work-${number}-${name}.jpg`).set({
      etag: `"${hash("sha256", `${picture.hash} ${width} ${statement}`)}"`,
      link: `<${rightsUri(rights)}>; rel="license"`,
    });
    // As bytes: the type is that of the name.
    response.send(embedXmp(await buffer(stored.stream()), statement));
  };
}

/** A work's picture to take along, at `/w/NUMBER/SIZE.jpg`, where its rights let it (WRK-09). */
export function downloadRouter(sources: WorkSources, pictures: Pictures): Router {
  const router = Router();
  for (const name of downloadNames)
    router.get(`/w/:number/${name}.jpg`, sendPicture(sources, pictures, name), callNotFound);
  return router;
}
