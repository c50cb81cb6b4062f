import { type RequestHandler, Router } from "express";
import { callNotFound } from "../../platform/http/error-answer.ts";
import { workNumberIn, workNumberPath } from "../work-address/work-path.ts";
import { sendWithdrawn } from "../work-address/withdrawn-answer.ts";
import { findHungWork, type WorkSources } from "../work-record/work-record.service.ts";
import { writeBibtex } from "./bibtex.ts";
import type { Cited } from "./cited.ts";
import { writeRis } from "./ris.ts";

const formats = {
  bib: { write: writeBibtex, mediaType: "application/x-bibtex" },
  ris: { write: writeRis, mediaType: "application/x-research-info-systems" },
};

/** Undefined for a number whose work not everybody sees. */
async function findCited({ site, ...sources }: WorkSources, number: number): Promise<Cited | undefined> {
  const hung = await findHungWork(sources, number);
  if (!hung) return undefined;
  const { work, exhibition } = hung;
  const { publicUrl, name } = await site();
  const shown = { association: name, exhibition: exhibition.title, url: publicUrl + workNumberPath(number) };
  return { number, work: { ...work, author: work.author ?? "" }, shown };
}

const sendCitation =
  (sources: WorkSources, format: keyof typeof formats): RequestHandler =>
  async (request, response, next) => {
    const number = workNumberIn(request.params["number"]);
    const cited = await findCited(sources, number);
    if (!cited) return (await sendWithdrawn(response, sources, number)) ? undefined : next();
    const { write, mediaType } = formats[format];
    response.attachment(`work-${number}.${format}`);
    // What is hidden or renamed is so at the next look.
    response.set({ "content-type": `${mediaType}; charset=utf-8`, "cache-control": "no-cache" }).send(write(cited));
  };

/** A work as programs that gather references take it, at `/w/NUMBER.bib` and `/w/NUMBER.ris` (WRK-09). */
export const citationRouter = (sources: WorkSources): Router =>
  Router()
    .get("/w/:number.bib", sendCitation(sources, "bib"), callNotFound)
    .get("/w/:number.ris", sendCitation(sources, "ris"), callNotFound);
