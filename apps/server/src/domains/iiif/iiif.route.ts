import { type RequestHandler, type Response, Router } from "express";
import { callNotFound } from "../../platform/http/error-answer.ts";
import { sendWithdrawn } from "../work-address/withdrawn-answer.ts";
import { workNumberIn } from "../work-address/work-path.ts";
import type { WorkSources } from "../work-record/work-record.service.ts";
import { openToAll } from "../../platform/http/open-to-all.ts";
import { describeAll, describeCanvas, describeExhibition, describeWork } from "./iiif.service.ts";

const mediaType = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';

/** As bytes: Express would write a charset behind the profile. What is hidden is gone at the next look, and costs an ETag until then. */
const send = (response: Response, document: object) =>
  response.set({ "content-type": mediaType, "cache-control": "no-cache" }).send(Buffer.from(JSON.stringify(document)));

const sendWork =
  (sources: WorkSources): RequestHandler =>
  async (request, response, next) => {
    const number = workNumberIn(request.params["number"]);
    const manifest = await describeWork(sources, number);
    if (manifest) send(response, manifest);
    else if (!(await sendWithdrawn(response, sources, number))) next();
  };

/** Of a canvas without a picture Universal Viewer asks for the canvas itself. */
const sendCanvas =
  (sources: WorkSources): RequestHandler =>
  async (request, response, next) => {
    const number = workNumberIn(request.params["number"]);
    const canvas = await describeCanvas(sources, number, workNumberIn(request.params["place"]));
    if (canvas) send(response, canvas);
    else if (!(await sendWithdrawn(response, sources, number))) next();
  };

/** What programs of other museums read of the galleries (WRK-06): each work, each exhibition, and which there are. */
export const iiifRouter = (sources: WorkSources): Router =>
  Router()
    .use("/iiif", openToAll)
    .get("/iiif/collection.json", async (_request, response) => void send(response, await describeAll(sources)))
    .get("/iiif/exhibition/:number/collection.json", async (request, response, next) => {
      const found = await describeExhibition(sources, workNumberIn(request.params.number));
      return found ? void send(response, found) : next();
    })
    .get("/iiif/work/:number/manifest.json", sendWork(sources))
    .get("/iiif/work/:number/canvas/:place", sendCanvas(sources))
    .use("/iiif", callNotFound);
