import { type Request, type RequestHandler, Router } from "express";
import { readOutbox } from "./outbox.ts";
import { outboxPage } from "./outbox-page.ts";

const loopback = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/u;
const ownNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

const hostOf = (header: string | undefined) => {
  const address = `http://${header ?? ""}`;
  return URL.canParse(address) ? new URL(address).hostname : "";
};

/**
 * Whether a browser on this computer asks, and asks for this computer: not somebody behind a proxy that runs here, and
 * not another site's name that was made to point here.
 */
function isFromThisComputer({ socket, headers }: Request): boolean {
  const isForwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => headers[name] !== undefined);
  return !isForwarded && loopback.test(socket.remoteAddress ?? "") && ownNames.has(hostOf(headers.host));
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";

/** Shows the outbox at /dev/outbox; `directory` is undefined where nobody may see it (OPS-13). */
export function devOutbox(directory: string | undefined): RequestHandler {
  if (directory === undefined) return (_request, _response, next) => next();
  return Router().get("/dev/outbox", async (request, response, next) => {
    if (!isFromThisComputer(request)) return next();
    const mails = await readOutbox(directory);
    response.set({ "cache-control": "no-store", "content-security-policy": policy, vary: "Accept" });
    if (request.accepts(["html", "json"]) === "json") response.json(mails);
    else response.type("html").send(outboxPage(mails));
  });
}
