import { accessReasonLabels, accessReasons } from "@bulmo/contracts/access-reason-text";
import type { AuditAct } from "@bulmo/contracts/audit";
import type { ReviewLine } from "@bulmo/contracts/audit-review";

/** What is counted, without whom it was about; what only a later version does is told by its own name. */
const actWords: Partial<Record<AuditAct, string>> = {
  SIGNED_IN: "로그인",
  SECOND_FACTOR_SET: "2단계 인증 설정",
  SECOND_FACTOR_REMOVED: "2단계 인증 해제",
  RECOVERY_CODES_RENEWED: "복구 코드 다시 만들기",
  RECOVERY_CODE_USED: "복구 코드 사용",
  KEY_CREATED: "API 키 만들기",
  KEY_REVOKED: "API 키 폐기",
  MEMBER_REGISTERED: "회원 등록",
  MEMBER_SUSPENDED: "활동 정지",
  MEMBER_RESUMED: "활동 재개",
  MEMBER_POSITION_CHANGED: "직책 수정",
  MEMBER_GRADED: "등급 수정",
  MEMBER_CORRECTED: "회원 정보 수정",
  MEMBER_EMAIL_CORRECTED: "이메일 수정",
  MEMBER_INVITED: "가입 초대",
  MEMBER_CODE_SENT: "인증번호 보내기",
  MEMBER_REMOVED: "회원 삭제",
  ADMIN_CREATED: "관리자 등록",
  ADMIN_GRANTED: "관리자 지정",
  ADMIN_REVOKED: "관리자 해제",
  GRADE_CREATED: "등급 만들기",
  GRADE_UPDATED: "등급 고치기",
  GRADE_ORDERED: "등급 순서 바꾸기",
  GRADE_REMOVED: "등급 지우기",
  MEMBERS_LISTED: "회원 목록 열람",
  MEMBERS_DOWNLOADED: "회원 목록 내려받기",
  MEMBER_READ: "회원 정보 열람",
  EVENT_REPLIES_READ: "참석 명단 열람",
  EVENT_REPLIES_DOWNLOADED: "참석 명단 내려받기",
};

export const actWord = (act: string): string => (actWords as Record<string, string | undefined>)[act] ?? act;

/** 회원 본인의 요청 (전화로 부탁하심); without any, that there was none. */
export function reasonWord({ reason, reasonNote }: ReviewLine): string {
  if (reason === null) return "남긴 사유 없음";
  const known = accessReasons.find((one) => one === reason);
  return `${known ? accessReasonLabels[known] : reason}${reasonNote ? ` (${reasonNote})` : ""}`;
}

/** 2026년 11월 */
export const monthWord = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;
