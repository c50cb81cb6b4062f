import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import type { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { asReadableError, DomainError, retryAfterOf } from "../errors.ts";
import type { Log } from "../log.ts";

/** Answers a failure as every call of ours does: a status and a Korean `message` (API-02). */
export function answerError(response: Response, thrown: unknown): void {
  const error = asReadableError(thrown);
  const status = getHTTPStatusCodeFromError(error);
  const wait = retryAfterOf(error);
  if (wait !== undefined) response.setHeader("retry-after", wait);
  response.status(status).json({ message: error.message, code: error.code });
}

/** The headers of an answer made of procedures, of which some may have failed: never kept, and when to try again. */
export function headersFor(errors: readonly TRPCError[]): Record<string, string> {
  const waits = errors.map(retryAfterOf).filter((wait) => wait !== undefined);
  return { "cache-control": "no-store", ...(waits.length > 0 ? { "retry-after": String(Math.max(...waits)) } : {}) };
}

export const callNotFound: RequestHandler = (_request, response) =>
  answerError(response, new DomainError("CALL_NOT_FOUND"));

/** What Express's body parser throws, by its `type`. */
const parserFaults: Record<string, DomainError> = {
  "entity.parse.failed": new DomainError("BODY_MALFORMED"),
  "entity.too.large": new DomainError("BODY_TOO_LARGE"),
  "encoding.unsupported": new DomainError("CONTENT_TYPE_UNSUPPORTED"),
  "charset.unsupported": new DomainError("CONTENT_TYPE_UNSUPPORTED"),
};

/** The last stop of a call that failed outside a procedure. Express knows it by its four parameters. */
export const createCallErrorHandler =
  (log: Log): ErrorRequestHandler =>
  (error: { type?: string; status?: number }, _request, response, next) => {
    if (response.headersSent) return next(error);
    const known = parserFaults[error.type ?? ""];
    const isCallersFault = error.status !== undefined && error.status >= 400 && error.status < 500;
    if (known || isCallersFault) return answerError(response, known ?? new DomainError("BODY_MALFORMED"));
    log.error({ err: error }, "request failed");
    return answerError(response, error);
  };
