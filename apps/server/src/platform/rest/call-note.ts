import type { ErrorCode } from "@bulmo/contracts/error";

/**
 * Who may call: anyone; anyone, and a member who says so with a token; members; administrators; whoever holds the
 * session's cookie.
 */
export type Access = "open" | "public" | "member" | "admin" | "session";

/** What the document says of a call besides the shapes of its procedure. */
export type CallNote = {
  access: Access;
  /** Programs with a key are refused: it is for members who sit there themselves. */
  noKey?: true;
  /** An example of the body, or of the parameters by their names. */
  request?: unknown;
  /** An example of the answer. */
  answer: unknown;
  /** What this call may say besides what every call of its kind may. */
  errors?: readonly ErrorCode[];
  /** Whether the answer tells the version of what it is (ETag), and by which refusal one that is past is answered. */
  version?: { tells?: true; overtaken?: ErrorCode };
  /** Whether it is carried out once for each key (Idempotency-Key). */
  takesKey?: true;
};

/** By operationId. */
export type CallNotes = Readonly<Record<string, CallNote>>;
