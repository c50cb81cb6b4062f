import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import type { TRPCError } from "@trpc/server";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { asReadableError, DomainError, reasonOf, retryAfterOf } from "../errors.ts";
import { logOf } from "./request-log.ts";

/** Answers a failure as every call of ours does: a status and a Korean `message` (API-02). */
export function answerError(response: Response, thrown: unknown): void {
  const error = asReadableError(thrown);
  const status = getHTTPStatusCodeFromError(error);
  const wait = retryAfterOf(error);
  if (wait !== undefined) response.setHeader("retry-after", wait);
  response.status(status).json({ message: error.message, code: error.code, reason: reasonOf(error) });
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

/** The caller's part in what failed outside a procedure; undefined when it is ours. */
function faultOfCaller({ type, status }: { type?: string; status?: number }): DomainError | undefined {
  if (status === 404) return new DomainError("CALL_NOT_FOUND");
  const isCallers = status !== undefined && status >= 400 && status < 500;
  return parserFaults[type ?? ""] ?? (isCallers ? new DomainError("BODY_MALFORMED") : undefined);
}

/** The last stop of a call that failed outside a procedure. Express knows it by its four parameters. */
export const answerCallFault: ErrorRequestHandler = (error: object, _request, response, next) => {
  if (response.headersSent) return next(error);
  const fault = faultOfCaller(error);
  if (!fault) logOf(response).error({ err: error }, "request failed");
  return answerError(response, fault ?? error);
};

/** The same for a body that tRPC never saw, in the shape that its client reads. */
export const answerRpcFault: ErrorRequestHandler = (error: object, _request, response, next) => {
  const fault = faultOfCaller(error);
  if (!fault || response.headersSent) return next(error);
  const httpStatus = getHTTPStatusCodeFromError(fault);
  const data = { code: fault.code, httpStatus, reason: fault.reason };
  return response
    .status(httpStatus)
    .json({ error: { message: fault.message, code: TRPC_ERROR_CODES_BY_KEY[fault.code], data } });
};
