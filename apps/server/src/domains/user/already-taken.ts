import type { ErrorCode } from "@bulmo/contracts/error";
import { UniqueConstraintViolationException } from "@mikro-orm/core";
import { DomainError } from "../../errors.ts";
import { isReservedNickname, isReservedPosition } from "./reserved-name.ts";

/** PostgreSQL looks at them in this order, which is that of the form's fields (SUP-13). */
const sentences: Record<string, ErrorCode> = {
  user_username_key_unique: "ALREADY_TAKEN_USERNAME",
  user_nickname_unique: "ALREADY_TAKEN_NICKNAME",
  user_email_unique: "ALREADY_TAKEN_EMAIL",
  // Last: the index is younger than the others.
  user_nickname_key_unique: "ALREADY_TAKEN_NICKNAME",
};

/**
 * What is thrown while a member is written, with the sentence for what another member has already. The database decides:
 * of two who ask for one name at once exactly one gets it (SUP-20).
 */
export function asAlreadyTaken(error: unknown): unknown {
  if (!(error instanceof UniqueConstraintViolationException)) return error;
  const { constraint } = error as { constraint?: string };
  const code = sentences[constraint ?? ""];
  return code ? new DomainError(code) : error;
}

/** Throws ALREADY_TAKEN_NICKNAME for a name that this member may not have. */
export function refuseReservedNickname(nickname: string, { isAdmin = false }: { isAdmin?: boolean }): void {
  if (!isAdmin && isReservedNickname(nickname)) throw new DomainError("ALREADY_TAKEN_NICKNAME");
}

/** Throws POSITION_RESERVED for a position that reads like an administrator's, whoever holds it. */
export function refuseReservedPosition(position: string): void {
  if (isReservedPosition(position)) throw new DomainError("POSITION_RESERVED");
}
