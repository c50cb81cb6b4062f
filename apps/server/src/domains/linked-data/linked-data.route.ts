import { type RequestHandler, type Response, Router } from "express";
import Negotiator from "negotiator";
import { callNotFound } from "../../platform/http/error-answer.ts";
import { workNumberIn } from "../work-address/work-path.ts";
import { openToAll } from "../../platform/http/open-to-all.ts";
import { sendWithdrawn } from "../work-address/withdrawn-answer.ts";
import type { WorkSources } from "../work-record/work-record.service.ts";
import { describeLinkedPerson, describeLinkedWork } from "./linked-data.service.ts";
import { linkedArtContext } from "./linked-art.ts";

const plain = "application/ld+json";
const mediaType = `${plain};profile="${linkedArtContext}"`;

/** As bytes: Express would write a charset behind the profile. What is hidden or corrected is so at the next look. */
const send = (response: Response, document: object) =>
  response.set({ "content-type": mediaType, "cache-control": "no-cache" }).send(Buffer.from(JSON.stringify(document)));

const sendWork =
  (sources: WorkSources): RequestHandler =>
  async (request, response, next) => {
    const number = workNumberIn(request.params["number"]);
    const document = await describeLinkedWork(sources, number);
    if (document) send(response, document);
    else if (!(await sendWithdrawn(response, sources, number))) next();
  };

const sendPerson =
  (sources: WorkSources): RequestHandler =>
  async (request, response, next) => {
    const document = await describeLinkedPerson(sources, workNumberIn(request.params["number"]));
    return document ? void send(response, document) : next();
  };

/** Whether the caller would rather have the record than the page; who says nothing of it gets the page. */
const wantsRecord = (accept: string | undefined): boolean =>
  (new Negotiator({ headers: { accept } }).mediaType(["text/html", mediaType, plain]) ?? "").startsWith(plain);

/** Passes to the next route who would rather have the page. */
const forRecord: RequestHandler = (request, response, next) => {
  // Whatever is answered depends on it, the page and its absence too: nothing that is kept may serve both.
  response.vary("Accept");
  return next(wantsRecord(request.headers.accept) ? undefined : "route");
};

/**
 * Works and people as other museums' catalogues take them, in Linked Art (WRK-08). A work's own address leads people to
 * its page, and gives programs that ask for it the record.
 */
export const linkedDataRouter = (sources: WorkSources): Router =>
  Router()
    .get("/w/:number.jsonld", openToAll, sendWork(sources), callNotFound)
    .get("/member/people/:number.jsonld", openToAll, sendPerson(sources), callNotFound)
    .get("/w/:number", forRecord, openToAll, sendWork(sources), callNotFound);
