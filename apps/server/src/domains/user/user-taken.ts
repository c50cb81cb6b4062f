import type { ErrorCode } from "@bulmo/contracts/error";
import { withdrawnAuthor } from "@bulmo/contracts/post";
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

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, "");

/** Names under which a member would be taken for somebody else: nobody's, and those who look after the site. */
const reserved = new Set([withdrawnAuthor, "관리자", "운영자", "사이트 관리자"].map(withoutSpaces));

/** Whether only an administrator may be called so. */
export const isReservedNickname = (nickname: string): boolean => reserved.has(withoutSpaces(nickname));

/** Throws ALREADY_TAKEN_NICKNAME for a name that this member may not have. */
export function refuseReserved(nickname: string, { isAdmin = false }: { isAdmin?: boolean }): void {
  if (!isAdmin && isReservedNickname(nickname)) throw new DomainError("ALREADY_TAKEN_NICKNAME");
}
