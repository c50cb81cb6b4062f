import type { AuditKind } from "@bulmo/contracts/audit";
import { termOf } from "../../page/search-params.ts";

/** What one looks for in the log. */
export const kindNames = {
  SIGN_IN: "로그인",
  MEMBER: "회원 관리",
  READING: "회원 정보 열람",
  POST: "게시물 관리",
  BOARD: "전시 관리",
  CHRONICLE: "연혁과 인정 목록",
  WEBHOOK: "웹훅",
} as const satisfies Record<AuditKind, string>;

/** The query of the log's address; `before` is the line from which on older ones are shown. */
export type AuditSearch = { kind?: AuditKind; person?: string; before?: string };

const isKind = (given: unknown): given is AuditKind => typeof given === "string" && Object.hasOwn(kindNames, given);

/** Keeps what means something and drops the rest. */
export function validateAuditSearch({ kind, person, before }: Record<string, unknown>): AuditSearch {
  const line = Number(before);
  return {
    kind: isKind(kind) ? kind : undefined,
    person: termOf(person),
    before: Number.isSafeInteger(line) && line >= 1 ? String(line) : undefined,
  };
}

/** The same as the call takes it. */
export const asAuditInput = ({ kind, person, before }: AuditSearch) => ({
  kind,
  person: person ?? "",
  before: before === undefined ? undefined : Number(before),
});
