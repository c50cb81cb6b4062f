import { accessReasonLabels, accessReasons } from "@bulmo/contracts/access-reason-text";
import { accessActWords } from "@bulmo/contracts/access-act-word";
import type { ReviewLine } from "@bulmo/contracts/audit-review";

/** What only a later version does is told by its own name. */
export const actWord = (act: string): string => (accessActWords as Record<string, string | undefined>)[act] ?? act;

/** 회원 본인의 요청 (전화로 부탁하심); without any, that there was none. */
export function reasonWord({ reason, reasonNote }: ReviewLine): string {
  if (reason === null) return "남긴 사유 없음";
  const known = accessReasons.find((one) => one === reason);
  return `${known ? accessReasonLabels[known] : reason}${reasonNote ? ` (${reasonNote})` : ""}`;
}

/** 2026년 11월 */
export const monthWord = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;
