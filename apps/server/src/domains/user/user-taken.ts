import type { ErrorCode } from "@bulmo/contracts/error";
import { UniqueConstraintViolationException } from "@mikro-orm/core";
import { DomainError } from "../../errors.ts";

/** PostgreSQL looks at them in this order, which is that of the form's fields (SUP-13). */
const sentences: Record<string, ErrorCode> = {
  user_username_key_unique: "ALREADY_TAKEN_USERNAME",
  user_nickname_unique: "ALREADY_TAKEN_NICKNAME",
  user_email_unique: "ALREADY_TAKEN_EMAIL",
};

/**
 * What is thrown while a member is written, with the sentence for what another member has already. The database decides:
 * of two who ask for one name at once exactly one gets it (SUP-20).
 */
export function asTaken(error: unknown): unknown {
  if (!(error instanceof UniqueConstraintViolationException)) return error;
  const { constraint } = error as { constraint?: string };
  const code = sentences[constraint ?? ""];
  return code ? new DomainError(code) : error;
}
