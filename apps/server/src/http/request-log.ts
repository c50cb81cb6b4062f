import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";
import type { Log } from "../log.ts";

/** A member's address stands in this path; the query may hold names and mail addresses. Neither is logged. */
const withoutPeople = (path: string) => path.replace(/^(\/api\/users)\/.+$/u, "$1/…");

/** The log of the request that is being answered: each line carries its id. */
export const logOf = (response: Response): Log => response.locals["log"] as Log;

/** Gives each request an id, answered as X-Request-Id, and one line when it is done. */
export const logRequests =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const start = process.hrtime.bigint();
    const id = randomUUID();
    response.setHeader("x-request-id", id);
    response.locals["log"] = log.child({ id });
    response.once("close", () => {
      const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
      const line = {
        id,
        method: request.method,
        path: withoutPeople(request.originalUrl.split("?", 1)[0] ?? ""),
        status: response.statusCode,
        ms: Math.round(milliseconds * 10) / 10,
      };
      if (response.writableFinished) log.info(line, "request");
      else log.warn(line, "request broken off");
    });
    next();
  };
