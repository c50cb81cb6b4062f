import { type RequestHandler, Router } from "express";
import { isLocalRequest } from "../http/local-request.ts";
import { readOutbox } from "./outbox.ts";
import { outboxPage } from "./outbox-page.ts";

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'";

/** Shows the outbox at /dev/outbox; `directory` is undefined where nobody may see it (OPS-13). */
export function devOutbox(directory: string | undefined): RequestHandler {
  if (directory === undefined) return (_request, _response, next) => next();
  return Router().get("/dev/outbox", async (request, response, next) => {
    if (!isLocalRequest(request)) return next();
    const mails = await readOutbox(directory);
    response.set({ "cache-control": "no-store", "content-security-policy": policy, vary: "Accept" });
    if (request.accepts(["html", "json"]) === "json") response.json(mails);
    else response.type("html").send(outboxPage(mails));
  });
}
