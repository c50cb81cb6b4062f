import { type Request, type RequestHandler, type Response, Router, text } from "express";
import { element, xmlText } from "../../platform/xml/xml.ts";
import { openToAll } from "../../platform/http/open-to-all.ts";
import { answers, type HarvestSources, stampOf } from "./harvest.service.ts";
import { OaiError } from "./oai-error.ts";
import { type OaiRequest, readOaiRequest } from "./oai-request.ts";

const attributes = {
  xmlns: "http://www.openarchives.org/OAI/2.0/",
  "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
  "xsi:schemaLocation": "http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd",
};

/** Bytes of a form; no argument of the protocol is long. */
const longestForm = 8 * 1024;

type Answered = { request?: OaiRequest; body: string };

/** What is wrong with a request is an answer, and no failure of HTTP; an argument that was not understood is not repeated. */
async function answerTo(sources: HarvestSources, asked: URLSearchParams): Promise<Answered> {
  let request: OaiRequest | undefined;
  try {
    request = readOaiRequest(asked);
    return { request, body: element(request.verb, {}, ...(await answers[request.verb](sources, request))) };
  } catch (error) {
    if (!(error instanceof OaiError)) throw error;
    const body = element("error", { code: error.code }, xmlText(error.message));
    return error.code === "badArgument" || !request ? { body } : { request, body };
  }
}

/** By GET in the address, by POST as a form; a form that holds the same name twice is told from one that does not. */
const argumentsOf = ({ method, originalUrl, body }: Request): URLSearchParams =>
  method === "POST" && typeof body === "string"
    ? new URLSearchParams(body)
    : new URLSearchParams(originalUrl.split("?").slice(1).join("?"));

const send = async (sources: HarvestSources, asked: URLSearchParams, response: Response) => {
  const { publicUrl } = await sources.site();
  const { request, body } = await answerTo(sources, asked);
  const document = element(
    "OAI-PMH",
    attributes,
    element("responseDate", {}, stampOf(sources.now())),
    element("request", request ? { verb: request.verb, ...request.given } : {}, xmlText(`${publicUrl}/oai`)),
    body,
  );
  response
    .set({ "content-type": "text/xml; charset=utf-8", "cache-control": "no-cache" })
    .send(`<?xml version="1.0" encoding="UTF-8"?>${document}`);
};

/** What catalogues harvest of the works, by OAI-PMH 2.0 (WRK-09). */
export function harvestRouter(sources: HarvestSources): Router {
  const answer: RequestHandler = (request, response) => send(sources, argumentsOf(request), response);
  const readForm = text({ type: "application/x-www-form-urlencoded", limit: longestForm });
  return Router().use("/oai", openToAll).get("/oai", answer).post("/oai", readForm, answer);
}
