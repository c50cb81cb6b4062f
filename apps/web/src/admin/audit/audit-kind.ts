import { accessReasons } from "@bulmo/contracts/access-reason-text";
import type { AuditKind } from "@bulmo/contracts/audit";
import type { AuditSearch } from "./audit-search.ts";

/** What one looks for in the log. */
export const kindNames = {
  SIGN_IN: "로그인",
  MEMBER: "회원 관리",
  READING: "회원 정보 열람",
  POST: "게시물 관리",
  BOARD: "전시 관리",
  EVENT: "행사 관리",
  CHRONICLE: "연혁과 인정 목록",
  PAGE_TEXT: "협회의 글",
  SITE_PAGE: "페이지와 메뉴",
  BULLETIN: "팝업·배너",
  PERSON: "문도와 임원",
  WEBHOOK: "웹훅",
  JOB: "백그라운드 작업",
  MAILING: "공지 메일",
  REVIEW: "월별 점검",
} as const satisfies Record<AuditKind, string>;

const isKind = (given: string | undefined): given is AuditKind =>
  given !== undefined && Object.hasOwn(kindNames, given);

/** The kind that an address names; what is none names none. */
export const kindOf = ({ kind }: AuditSearch): AuditKind | undefined => (isKind(kind) ? kind : undefined);

/** The reason that an address names, likewise. */
export const reasonIn = ({ reason }: AuditSearch) => accessReasons.find((known) => known === reason);

/** The same as the call takes it. */
export const asAuditInput = ({ person, address, before, ...search }: AuditSearch) => ({
  kind: kindOf(search),
  reason: reasonIn(search),
  address: address ?? "",
  person: person ?? "",
  before: before === undefined ? undefined : Number(before),
});
