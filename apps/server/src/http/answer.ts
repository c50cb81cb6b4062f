import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { asReadableError, DomainError } from "../errors.ts";
import type { Log } from "../log.ts";

/** Seconds after which a caller may try again when the database is away. */
export const retryAfter = 5;

/** Answers a failure as every call of ours does: a status and a Korean `message` (API-02). */
export function answerError(response: Response, thrown: unknown): void {
  const error = asReadableError(thrown);
  const status = getHTTPStatusCodeFromError(error);
  if (status === 503) response.setHeader("retry-after", retryAfter);
  response.status(status).json({ message: error.message, code: error.code });
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
