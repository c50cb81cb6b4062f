import type { ServerResponse } from "node:http";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import type { TRPCError } from "@trpc/server";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { ErrorCode } from "@bulmo/contracts/error";
import {
  asReadableError,
  DeadTokenError,
  DomainError,
  isUnavailable,
  ConflictError,
  KeyScopeError,
  fieldFaultsOf,
  reasonOf,
  retryAfterOf,
  UnavailableError,
} from "../../errors.ts";
import type { FieldFault } from "../input/field-fault.ts";
import { logOf } from "./request-log.ts";

/** What every failure says that is no typed call's (platform/rest/about.ts). */
export type Failure = {
  message: string;
  code: TRPCError["code"];
  reason: ErrorCode;
  /** What is wrong with which fields. */
  errors?: readonly FieldFault[];
  /** What somebody else has saved meanwhile. */
  theirs?: ConflictError["current"];
  /** What a program's key lacks. */
  scope?: KeyScopeError["scope"];
  /** By which whoever runs the site finds the call in the log. */
  requestId?: string;
};

export function failureOf(error: TRPCError, requestId?: string): Failure {
  const { message, code } = error;
  const errors = fieldFaultsOf(error);
  return {
    message,
    code,
    reason: reasonOf(error) ?? "INTERNAL",
    ...(errors && { errors }),
    ...(error instanceof ConflictError && { theirs: error.current }),
    ...(error instanceof KeyScopeError && { scope: error.scope }),
    ...(requestId !== undefined && { requestId }),
  };
}

/** Of an answer that is on its way; absent where the request never reached the application. */
export const requestIdOf = (response: ServerResponse): string | undefined => {
  const id = response.getHeader("x-request-id");
  return typeof id === "string" ? id : undefined;
};

/** Answers a failure as every call of ours does: a status and a Korean `message` (API-02). `asked`: another protocol's. */
export function answerError(response: Response, thrown: unknown, asked?: number): void {
  // Whoever was cut off within their body has their answer.
  if (response.writableEnded) return;
  const error = asReadableError(thrown);
  const status = asked ?? getHTTPStatusCodeFromError(error);
  for (const [name, value] of Object.entries(headersFor([error]))) response.setHeader(name, value);
  response.status(status).json(failureOf(error, requestIdOf(response)));
}

/** How to say who one is (RFC 9110, 15.5.2), and what is wrong with what was said (RFC 6750, 3.1). */
function challengeFor(errors: readonly TRPCError[]): string | undefined {
  const challenge = 'Bearer realm="bulmo"';
  if (errors.some((error) => error instanceof DeadTokenError)) return `${challenge}, error="invalid_token"`;
  if (errors.some(({ code }) => code === "UNAUTHORIZED")) return challenge;
  const lacking = errors.find((error) => error instanceof KeyScopeError);
  return lacking && `${challenge}, error="insufficient_scope", scope="${lacking.scope}"`;
}

/**
 * The headers of an answer made of procedures, of which some may have failed: never kept, when to try again, and how to
 * say who one is.
 */
export function headersFor(errors: readonly TRPCError[]): Record<string, string> {
  const waits = errors.map(retryAfterOf).filter((wait) => wait !== undefined);
  const challenge = challengeFor(errors);
  return {
    "cache-control": "no-store",
    ...(waits.length > 0 && { "retry-after": String(Math.max(...waits)) }),
    ...(challenge && { "www-authenticate": challenge }),
  };
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
function faultOfCaller(error: object): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const { type, status }: { type?: string; status?: number } = error;
  if (status === 404) return new DomainError("CALL_NOT_FOUND");
  const isCallers = status !== undefined && status >= 400 && status < 500;
  return parserFaults[type ?? ""] ?? (isCallers ? new DomainError("BODY_MALFORMED") : undefined);
}

/** The last stop of a call that failed outside a procedure. Express knows it by its four parameters. */
export const answerCallFault: ErrorRequestHandler = (error: object, _request, response, next) => {
  if (response.writableEnded) return undefined;
  if (response.headersSent) return next(error);
  const fault = faultOfCaller(error);
  if (!fault && isUnavailable(error)) logOf(response).warn({ err: error }, "database unavailable");
  else if (!fault) logOf(response).error({ err: error }, "request failed");
  return answerError(response, fault ?? error);
};

/** A fault in the shape that tRPC's client reads. */
function asRpc(fault: DomainError, httpStatus: number): object {
  const { code, message, reason } = fault;
  const scope = fault instanceof KeyScopeError ? fault.scope : undefined;
  return { error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus, reason, scope } } };
}

/** Refuses a typed call before tRPC has seen it. */
export function answerRpcError(response: Response, fault: DomainError): void {
  const status = getHTTPStatusCodeFromError(fault);
  for (const [name, value] of Object.entries(headersFor([fault]))) response.setHeader(name, value);
  response.status(status).json(asRpc(fault, status));
}

/** The same for a body that tRPC never saw, and for a sender whom nobody could look up. */
export const answerRpcFault: ErrorRequestHandler = (error: object, _request, response, next) => {
  const fault = faultOfCaller(error) ?? (isUnavailable(error) ? new UnavailableError(error) : undefined);
  if (response.writableEnded) return undefined;
  if (!fault || response.headersSent) return next(error);
  return answerRpcError(response, fault);
};

/** Tells who stopped within their body, and lets go of them. Express may not have seen the request. */
export function answerTooSlow(path: string, response: ServerResponse): void {
  const fault = new DomainError("BODY_TOO_SLOW");
  const body = path.startsWith("/trpc/") ? asRpc(fault, 408) : failureOf(fault);
  response.statusCode = 408;
  response.setHeader("connection", "close");
  response.setHeader("cache-control", "no-store");
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.end(JSON.stringify(body));
}
