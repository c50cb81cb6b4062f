import { errorMessages, type ErrorCode, tooManyRequests } from "@bulmo/contracts/error";
import { ConnectionException, type DriverException } from "@mikro-orm/core";
import { TRPCError } from "@trpc/server";
import { config, ZodError } from "zod";

// A rule of ours has its own sentence; what only breaks a type comes from a program, not from a form.
config({ localeError: () => errorMessages.INPUT_INVALID });

type RpcCode = ConstructorParameters<typeof TRPCError>[0]["code"];

/** A new code does not compile until it is mapped; the HTTP status follows from tRPC's. */
const rpcCodes: Record<ErrorCode, RpcCode> = {
  ALREADY_TAKEN_EMAIL: "CONFLICT",
  ALREADY_TAKEN_NICKNAME: "CONFLICT",
  ALREADY_TAKEN_USERNAME: "CONFLICT",
  BODY_MALFORMED: "BAD_REQUEST",
  BODY_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  CALL_NOT_FOUND: "NOT_FOUND",
  CONTENT_TYPE_UNSUPPORTED: "UNSUPPORTED_MEDIA_TYPE",
  FOREIGN_ORIGIN: "FORBIDDEN",
  INPUT_INVALID: "BAD_REQUEST",
  INTERNAL: "INTERNAL_SERVER_ERROR",
  METHOD_NOT_ALLOWED: "METHOD_NOT_SUPPORTED",
  NOT_ALLOWED: "FORBIDDEN",
  POST_NOT_FOUND: "NOT_FOUND",
  SIGN_IN_FAILED: "UNAUTHORIZED",
  SIGN_IN_REQUIRED: "UNAUTHORIZED",
  TOO_MANY_CALLS: "BAD_REQUEST",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  UNAVAILABLE: "SERVICE_UNAVAILABLE",
  USER_SUSPENDED: "FORBIDDEN",
};

/** What a service throws when a rule says no; `message` is the sentence its reader sees. */
export class DomainError extends TRPCError {
  readonly reason: ErrorCode;

  constructor(reason: ErrorCode, message: string = errorMessages[reason]) {
    super({ code: rpcCodes[reason], message });
    this.reason = reason;
  }
}

/** A limit is used up; `retryAfter` seconds from now there is room again. */
export class LimitError extends DomainError {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("TOO_MANY_REQUESTS", tooManyRequests(retryAfter));
    this.retryAfter = retryAfter;
  }
}

/** Seconds until a call that failed for the database may be tried again. */
const databaseRetryAfter = 5;

/** When to try again, for Retry-After; undefined where trying again would change nothing. */
export function retryAfterOf(error: TRPCError): number | undefined {
  if (error instanceof LimitError) return error.retryAfter;
  return error.code === "SERVICE_UNAVAILABLE" ? databaseRetryAfter : undefined;
}

/** PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shut down or starting up), and the socket's own. */
const unavailableCodes = /^(?:08(?!P)|53|57P|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/u;

/** Whether the database could not be asked, as opposed to having said no. */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof ConnectionException) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as Partial<DriverException>;
  if (typeof code === "string" && unavailableCodes.test(code)) return true;
  // The pool of node-postgres gives these two no code.
  return /timeout exceeded when trying to connect|Connection terminated/u.test(error.message);
};

/** Whatever was thrown, as something a stranger may read. An unknown fault keeps its cause for the log. */
export function asReadableError(error: unknown): TRPCError {
  if (error instanceof DomainError) return error;
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  if (cause instanceof DomainError) return cause;
  if (cause instanceof ZodError)
    return new DomainError("INPUT_INVALID", cause.issues[0]?.message ?? errorMessages.INPUT_INVALID);
  if (isUnavailable(cause)) return new DomainError("UNAVAILABLE");
  if (error instanceof TRPCError && error.code !== "INTERNAL_SERVER_ERROR") {
    const reason = (Object.keys(rpcCodes) as ErrorCode[]).find((code) => rpcCodes[code] === error.code);
    return new DomainError(reason ?? "INPUT_INVALID");
  }
  return new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: errorMessages.INTERNAL, cause });
}
