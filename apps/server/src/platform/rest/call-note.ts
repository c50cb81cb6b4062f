import type { ErrorCode } from "@bulmo/contracts/error";

/**
 * Who may call: anyone; anyone, and a member who says so with a token; members; administrators; those also who lack the
 * second factor that the site asks for; whoever holds the session's cookie.
 */
export type Access = "open" | "public" | "member" | "admin" | "anyAdmin" | "session";

/** How a member is refused what is an administrator's, or another's; one who lacks the second factor is told so. */
export const refusedMember = ["NOT_ALLOWED", "SECOND_FACTOR_MISSING"] as const satisfies readonly ErrorCode[];

/** What the document says of a call besides the shapes of its procedure. */
export type CallNote = {
  access: Access;
  /** What its reader would not guess. */
  about?: string;
  /** Programs with a key are refused: it is for members who sit there themselves. */
  noKey?: true;
  /** An example of the body, or of the parameters by their names. */
  request?: unknown;
  /** An example of the answer. */
  answer: unknown;
  /** What this call may say besides what every call of its kind may. */
  errors?: readonly ErrorCode[];
  /** What it may also answer without a body, by status. */
  bodiless?: Readonly<Record<number, { description: string; headers?: Record<string, object> }>>;
  /** Whether the answer tells the version of what it is (ETag), and by which refusal one that is past is answered. */
  version?: { tells?: true; overtaken?: ErrorCode };
  /** Whether it is carried out once for each key (Idempotency-Key). */
  takesKey?: true;
};

/** By operationId. */
export type CallNotes = Readonly<Record<string, CallNote>>;
