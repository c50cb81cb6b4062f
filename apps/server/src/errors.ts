import type { Conflicts } from "@bulmo/contracts/conflict";
import { errorMessages, type ErrorCode, tooManyRequests } from "@bulmo/contracts/error";
import { type KeyScope, keyScopeMissing } from "@bulmo/contracts/key-scope";
import { ConnectionException, type DriverException } from "@mikro-orm/core";
import { TRPCError } from "@trpc/server";
import { config, ZodError } from "zod";
import { faultsOf, type FieldFault } from "./platform/input/field-fault.ts";

// A rule of ours has its own sentence; what only breaks a type comes from a program, not from a form.
config({ localeError: () => errorMessages.INPUT_INVALID });

type RpcCode = ConstructorParameters<typeof TRPCError>[0]["code"];

/** A new code does not compile until it is mapped; the HTTP status follows from tRPC's. */
const rpcCodes: Record<ErrorCode, RpcCode> = {
  ACCOUNT_BUSY: "SERVICE_UNAVAILABLE",
  ADDRESS_MALFORMED: "BAD_REQUEST",
  ADMIN_KEEPS_OWN: "FORBIDDEN",
  ADMIN_NOT_READY: "BAD_REQUEST",
  ALREADY_TAKEN_EMAIL: "CONFLICT",
  ALREADY_TAKEN_NICKNAME: "CONFLICT",
  ALREADY_TAKEN_USERNAME: "CONFLICT",
  ANIMATION_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  BOARD_CLOSED: "FORBIDDEN",
  BOARD_OVERTAKEN: "CONFLICT",
  BOARD_PERMANENT: "FORBIDDEN",
  BOARD_USED: "CONFLICT",
  BOARDS_TOO_MANY: "CONFLICT",
  BODY_MALFORMED: "BAD_REQUEST",
  BODY_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  BODY_TOO_SLOW: "TIMEOUT",
  BULLETIN_NOT_FOUND: "NOT_FOUND",
  BULLETIN_OVERTAKEN: "CONFLICT",
  CALL_NOT_FOUND: "NOT_FOUND",
  CHRONICLE_OVERTAKEN: "CONFLICT",
  CHRONICLE_VERSION_NOT_FOUND: "NOT_FOUND",
  COMMENT_NOT_FOUND: "NOT_FOUND",
  COMMENTS_OFF: "FORBIDDEN",
  PINS_TOO_MANY: "CONFLICT",
  CONTENT_TYPE_UNSUPPORTED: "UNSUPPORTED_MEDIA_TYPE",
  EVENT_FULL: "CONFLICT",
  EVENT_NOT_FOUND: "NOT_FOUND",
  EVENT_OVERTAKEN: "CONFLICT",
  EVENT_REPLIES_CLOSED: "CONFLICT",
  EVENTS_TOO_MANY: "CONFLICT",
  EXHIBITION_NOT_FOUND: "NOT_FOUND",
  EXHIBITION_OVERTAKEN: "CONFLICT",
  EXHIBITION_REORDERED: "CONFLICT",
  EXHIBITION_USED: "CONFLICT",
  PLAN_NOT_FOUND: "NOT_FOUND",
  PLAN_OVERTAKEN: "CONFLICT",
  FILE_DAMAGED: "UNSUPPORTED_MEDIA_TYPE",
  FILE_ENCRYPTED: "UNSUPPORTED_MEDIA_TYPE",
  FILE_HWP_OUTDATED: "UNSUPPORTED_MEDIA_TYPE",
  FILE_KIND_UNSUPPORTED: "UNSUPPORTED_MEDIA_TYPE",
  FILE_MISSING: "BAD_REQUEST",
  FILE_NAME_INVALID: "BAD_REQUEST",
  FILE_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  FILE_UPLOAD_FAILED: "INTERNAL_SERVER_ERROR",
  FILES_TOO_MANY: "BAD_REQUEST",
  FOREIGN_ORIGIN: "FORBIDDEN",
  GRADE_NOT_FOUND: "NOT_FOUND",
  GRADE_USED: "CONFLICT",
  GRADES_TOO_MANY: "CONFLICT",
  HEIC_UNSUPPORTED: "UNSUPPORTED_MEDIA_TYPE",
  IDEMPOTENCY_KEY_REUSED: "CONFLICT",
  INPUT_INVALID: "BAD_REQUEST",
  INTERNAL: "INTERNAL_SERVER_ERROR",
  INVITATION_EXPIRED: "BAD_REQUEST",
  INVITATION_GONE: "NOT_FOUND",
  INVITATION_NEEDLESS: "CONFLICT",
  KEY_NOT_ALLOWED: "FORBIDDEN",
  KEY_NOT_FOUND: "NOT_FOUND",
  KEY_SCOPE_MISSING: "FORBIDDEN",
  KEYS_TOO_MANY: "CONFLICT",
  LAST_ADMIN: "FORBIDDEN",
  METHOD_NOT_ALLOWED: "METHOD_NOT_SUPPORTED",
  NOT_ALLOWED: "FORBIDDEN",
  AGREEMENT_CHANGED: "CONFLICT",
  AGREEMENT_DRAFT_NOT_FOUND: "NOT_FOUND",
  AGREEMENT_OVERTAKEN: "CONFLICT",
  AGREEMENT_VERSION_NOT_FOUND: "NOT_FOUND",
  PAGE_TEXT_DRAFT_NOT_FOUND: "NOT_FOUND",
  PAGE_TEXT_OVERTAKEN: "CONFLICT",
  PAGE_TEXT_VERSION_NOT_FOUND: "NOT_FOUND",
  OFFICER_NOT_FOUND: "NOT_FOUND",
  OFFICER_OVERTAKEN: "CONFLICT",
  OFFICERS_TOO_MANY: "CONFLICT",
  PASSWORD_CHANGE_FAILED: "BAD_REQUEST",
  PASSWORD_CHANGE_REFUSED: "FORBIDDEN",
  PASSWORD_GUESSABLE: "BAD_REQUEST",
  PASSWORD_UNCHECKED: "FORBIDDEN",
  PEOPLE_TOO_MANY: "CONFLICT",
  PERSON_NOT_FOUND: "NOT_FOUND",
  PERSON_OVERTAKEN: "CONFLICT",
  PERSON_USED: "CONFLICT",
  PICTURE_BROKEN: "UNSUPPORTED_MEDIA_TYPE",
  PICTURE_MIXED: "UNSUPPORTED_MEDIA_TYPE",
  PICTURE_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  PICTURE_UNSUPPORTED: "UNSUPPORTED_MEDIA_TYPE",
  POSITION_RESERVED: "BAD_REQUEST",
  POST_NOT_FOUND: "NOT_FOUND",
  POST_OVERTAKEN: "CONFLICT",
  SECOND_FACTOR_FAILED: "UNAUTHORIZED",
  SECOND_FACTOR_MISSING: "FORBIDDEN",
  SECOND_FACTOR_NEEDED: "UNAUTHORIZED",
  // Not 401, which would say that the session has ended.
  SECOND_FACTOR_REFUSED: "BAD_REQUEST",
  SECOND_FACTOR_WRONG: "BAD_REQUEST",
  SESSION_CURRENT: "BAD_REQUEST",
  SESSION_NOT_FOUND: "NOT_FOUND",
  SIGN_IN_FAILED: "UNAUTHORIZED",
  SIGN_IN_REQUIRED: "UNAUTHORIZED",
  STORAGE_UNAVAILABLE: "SERVICE_UNAVAILABLE",
  SET_UP_CODE_REFUSED: "FORBIDDEN",
  SITE_PREPARING: "SERVICE_UNAVAILABLE",
  SITE_PAGE_FIXED: "FORBIDDEN",
  SITE_PAGE_NOT_FOUND: "NOT_FOUND",
  SITE_PAGE_OVERTAKEN: "CONFLICT",
  SITE_PAGES_TOO_MANY: "CONFLICT",
  TERM_NOT_FOUND: "NOT_FOUND",
  TERM_OVERTAKEN: "CONFLICT",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  UNAVAILABLE: "SERVICE_UNAVAILABLE",
  UPLOAD_BUSY: "SERVICE_UNAVAILABLE",
  UPLOAD_FAILED: "INTERNAL_SERVER_ERROR",
  UPLOAD_NOT_FOUND: "NOT_FOUND",
  UPLOAD_NO_SPACE: "SERVICE_UNAVAILABLE",
  UPLOAD_OUT_OF_STEP: "CONFLICT",
  UPLOAD_PROTOCOL_UNSUPPORTED: "PRECONDITION_FAILED",
  UPLOAD_QUOTA_EXCEEDED: "FORBIDDEN",
  UPLOADS_UNDER_WAY: "TOO_MANY_REQUESTS",
  USER_NOT_FOUND: "NOT_FOUND",
  USER_OVERTAKEN: "CONFLICT",
  USER_SUSPENDED: "FORBIDDEN",
  USER_APPLYING: "FORBIDDEN",
  USER_DORMANT: "FORBIDDEN",
  APPLICATION_NOT_FOUND: "NOT_FOUND",
  DUES_NOT_FOUND: "NOT_FOUND",
  JOB_NOT_FOUND: "NOT_FOUND",
  MAIL_STOP_UNKNOWN: "NOT_FOUND",
  MAIL_PROOF_NEEDLESS: "CONFLICT",
  MAIL_PROOF_WRONG: "BAD_REQUEST",
  BOUNCE_FOREIGN: "NOT_FOUND",
  BOUNCE_SOFT: "CONFLICT",
  BOUNCE_UNREADABLE: "BAD_REQUEST",
  MAILING_IMPRINT_MISSING: "CONFLICT",
  MAILING_NOBODY: "CONFLICT",
  MAILING_NOT_FOUND: "NOT_FOUND",
  MAILING_OVER: "CONFLICT",
  WEBHOOK_DELIVERY_NOT_FOUND: "NOT_FOUND",
  WEBHOOK_NOT_FOUND: "NOT_FOUND",
  WEBHOOK_OFF: "CONFLICT",
  WEBHOOKS_TOO_MANY: "CONFLICT",
};

/** What a service throws when a rule says no; `message` is the sentence its reader sees. */
export class DomainError extends TRPCError {
  readonly reason: ErrorCode;

  constructor(reason: ErrorCode, message: string = errorMessages[reason]) {
    super({ code: rpcCodes[reason], message });
    this.reason = reason;
  }
}

/** What was sent breaks rules of its fields; `message` is the first one's. */
export class InputError extends DomainError {
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super("INPUT_INVALID", faults[0]?.message);
    this.faults = faults;
  }

  /** For a rule that no schema knows. */
  static of(field: string, message: string): InputError {
    return new InputError([{ field, reason: "RULE_BROKEN", message }]);
  }
}

/** Somebody else saved first; `current` is what stands there now, so that nothing is overwritten unseen. */
export class ConflictError<Reason extends keyof Conflicts = keyof Conflicts> extends DomainError {
  readonly current: Conflicts[Reason];

  constructor(reason: Reason, current: Conflicts[Reason]) {
    super(reason);
    this.current = current;
  }
}

/** The token that a call carries opens nothing: it is none of ours, has run out, or was ended with its account. */
export class DeadTokenError extends DomainError {
  constructor() {
    super("SIGN_IN_REQUIRED");
  }
}

/** A program's key is not meant for this; `scope` is what it lacks. */
export class KeyScopeError extends DomainError {
  readonly scope: KeyScope;

  constructor(scope: KeyScope) {
    super("KEY_SCOPE_MISSING", keyScopeMissing(scope));
    this.scope = scope;
  }
}

/** A limit is used up; `retryAfter` seconds from now there is room again. */
export class LimitError extends DomainError {
  readonly retryAfter: number;

  constructor(retryAfter: number, message = tooManyRequests(retryAfter)) {
    super("TOO_MANY_REQUESTS", message);
    this.retryAfter = retryAfter;
  }
}

/** The database could not be asked; `origin` is for the log. */
export class UnavailableError extends DomainError {
  readonly origin: unknown;

  constructor(origin: unknown) {
    super("UNAVAILABLE");
    this.origin = origin;
  }
}

/** Seconds until a call may be tried again that found the database away, or a queue full. */
export const unavailableRetryAfter = 5;
/** Seconds in which most pictures are worked on. */
const uploadRetryAfter = 5;

/** The field that a rule beyond the schemas is about. */
const fieldsOfReasons: Partial<Record<ErrorCode, string>> = {
  ALREADY_TAKEN_EMAIL: "email",
  ALREADY_TAKEN_NICKNAME: "nickname",
  ALREADY_TAKEN_USERNAME: "username",
  FILE_MISSING: "file",
  PASSWORD_GUESSABLE: "password",
};

/** What is wrong with which fields; undefined where no single field is at fault. */
export function fieldFaultsOf(error: TRPCError): readonly FieldFault[] | undefined {
  if (error instanceof InputError) return error.faults;
  const reason = reasonOf(error);
  const field = reason && fieldsOfReasons[reason];
  return field && reason ? [{ field, reason, message: error.message }] : undefined;
}

/** Which rule said no, for programs; undefined for a fault of ours. */
export const reasonOf = (error: TRPCError) => (error instanceof DomainError ? error.reason : undefined);

/** When to try again, for Retry-After; undefined where trying again would change nothing. */
export function retryAfterOf(error: TRPCError): number | undefined {
  if (error instanceof LimitError) return error.retryAfter;
  if (reasonOf(error) === "UPLOADS_UNDER_WAY") return uploadRetryAfter;
  return error.code === "SERVICE_UNAVAILABLE" ? unavailableRetryAfter : undefined;
}

/** PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shut down or starting up), and the socket's own. */
const unavailableCodes = /^(?:08(?!P)|53|57P|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/u;

/** Whether the database could not be asked, as opposed to having said no. */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof ConnectionException) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as Partial<DriverException>;
  if (typeof code === "string" && unavailableCodes.test(code)) return true;
  // node-postgres gives these no code; within a transaction the driver's exception repeats the last one's words.
  return /timeout exceeded when trying to connect|Connection terminated|is not queryable/u.test(error.message);
};

/** What the libraries around us refuse by themselves, as a reason of ours. */
const libraryReasons: Partial<Record<RpcCode, ErrorCode>> = {
  FORBIDDEN: "NOT_ALLOWED",
  METHOD_NOT_SUPPORTED: "METHOD_NOT_ALLOWED",
  NOT_FOUND: "CALL_NOT_FOUND",
  PARSE_ERROR: "BODY_MALFORMED",
  PAYLOAD_TOO_LARGE: "BODY_TOO_LARGE",
  SERVICE_UNAVAILABLE: "UNAVAILABLE",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  UNAUTHORIZED: "SIGN_IN_REQUIRED",
  UNSUPPORTED_MEDIA_TYPE: "CONTENT_TYPE_UNSUPPORTED",
};

/** Whether a schema refused what was sent. */
export const isRefusedInput = ({ cause }: TRPCError): boolean => cause instanceof ZodError;

/** What was thrown, as a stranger may read it; the log has the cause of an unknown one. `input`: what a schema refused. */
export function asReadableError(error: unknown, input?: unknown): TRPCError {
  if (error instanceof DomainError) return error;
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  if (cause instanceof DomainError) return cause;
  if (cause instanceof ZodError) return new InputError(cause.issues.flatMap((issue) => faultsOf(issue, input)));
  if (isUnavailable(cause)) return new UnavailableError(cause);
  if (error instanceof TRPCError && error.code !== "INTERNAL_SERVER_ERROR")
    return new DomainError(libraryReasons[error.code] ?? "INPUT_INVALID");
  return new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: errorMessages.INTERNAL, cause });
}
