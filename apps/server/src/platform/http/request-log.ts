import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler, Response } from "express";
import type { Log } from "../log/log.ts";
import { emit } from "../measure/measure.ts";
import { redactedPath } from "./redacted-path.ts";

/** The log of the request that is being answered: each line carries its id. */
export const logOf = (response: Response): Log => response.locals["log"] as Log;

/** Writes one line about a request once it is done, whichever way it ends. */
export function logWhenDone(log: Log, id: string, request: IncomingMessage, response: ServerResponse): void {
  const start = process.hrtime.bigint();
  // The application changes `url` on its way.
  const path = redactedPath(request.url ?? "");
  response.once("close", () => {
    const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
    emit("request", {
      method: request.method ?? "",
      path,
      status: response.statusCode,
      seconds: milliseconds / 1000,
    });
    const line = {
      id,
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(milliseconds * 10) / 10,
    };
    if (response.writableFinished) log.info(line, "request");
    else log.warn(line, "request broken off");
  });
}

/** Gives each request an id, answered as X-Request-Id, and one line when it is done. */
export const logRequests =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const id = randomUUID();
    response.setHeader("x-request-id", id);
    response.locals["log"] = log.child({ id });
    logWhenDone(log, id, request, response);
    next();
  };
