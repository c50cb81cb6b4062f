import type { Webhook, WebhookDelivery } from "@bulmo/contracts/webhook";
import type { WebhookEvent, webhookNouns } from "@bulmo/contracts/webhook-event";
import { formatRecent } from "../../parts/text/date.ts";

export const nounLabels: Record<(typeof webhookNouns)[number], string> = {
  post: "글과 작품",
  comment: "댓글",
  member: "회원",
  report: "신고",
};

const eventLabels: Record<WebhookDelivery["event"], string> = {
  "post.created": "새 글",
  "post.changed": "글 수정",
  "post.removed": "글 삭제",
  "comment.created": "새 댓글",
  "comment.changed": "댓글 수정",
  "comment.removed": "댓글 삭제",
  "member.created": "새 회원",
  "member.changed": "회원 정보 변경",
  "member.removed": "회원 탈퇴",
  "report.created": "새 신고",
  "report.changed": "신고 처리",
  "report.removed": "신고 대상 삭제",
  ping: "시험",
};

/** What only the server knows, of which a later version may run by now, is called as it calls it. */
export const labelOf = (event: string): string =>
  Object.hasOwn(eventLabels, event) ? eventLabels[event as WebhookDelivery["event"]] : event;

/** The first few of what it is told of, and how many more. */
export function summaryOf(events: readonly WebhookEvent[]): string {
  const named = events.slice(0, 3).map(labelOf).join(", ");
  return events.length > 3 ? `${named} 외 ${events.length - 3}가지` : named;
}

const disabledWords = {
  ADMIN: "꺼 둠",
  FAILING: "사흘 동안 전해지지 않아 꺼짐",
  GONE: "받는 쪽에서 그만 받겠다고 하여 꺼짐",
};

export const activityOf = ({ disabledReason }: Webhook): string =>
  disabledReason === null ? "켜짐" : disabledWords[disabledReason];

const errorWords = (status: string | number | null): Record<NonNullable<WebhookDelivery["lastError"]>, string> => ({
  STATUS: `받는 쪽이 실패라고 답함 (${status})`,
  REDIRECT: `받는 쪽이 다른 주소를 가리킴 (${status})`,
  TIMEOUT: "10초 안에 답이 없음",
  NAME_UNKNOWN: "그런 이름의 서버가 없음",
  ADDRESS_PRIVATE: "내부망의 주소여서 보내지 않음",
  CERTIFICATE: "서버의 인증서를 믿을 수 없음",
  CONNECTION: "서버에 연결되지 않음",
  SECRET_UNREADABLE: "서명 키를 읽을 수 없음. 새로 발급해 주세요",
});

/** Why an attempt failed; a word that only a later version knows as it is. */
export function reasonOf(error: string, status: string | null = null): string {
  const words: Record<string, string> = errorWords(status);
  return Object.hasOwn(words, error) ? (words[error] ?? error) : error;
}

/** What came of the last attempt. */
export function resultOf({ lastError, lastStatus, lastAttemptAt, lastDuration }: WebhookDelivery): string {
  if (lastError) return errorWords(lastStatus)[lastError];
  return lastAttemptAt === null || lastStatus === null ? "" : `${lastStatus}, ${lastDuration ?? 0}밀리초`;
}

/** Where it stands; `isActive` is of its webhook. */
export function stateOf({ state, attempts, nextAttemptAt, lastError }: WebhookDelivery, isActive: boolean): string {
  if (state === "DELIVERED") return "전해짐";
  if (state === "FAILED") return "실패";
  if (!isActive) return "웹훅이 꺼져 있어 기다림";
  if (attempts === 0 || lastError === null || nextAttemptAt === null) return "보내는 중";
  return `${formatRecent(nextAttemptAt)}에 다시 보낼 예정`;
}

/** Milliseconds that it may be overdue: longer, and nobody is sending, or its webhook has been turned off meanwhile. */
const overdue = 10 * 60_000;

/** Whether something may come of it within seconds; `isActive` is of its webhook. */
export function isUnderWay({ state, nextAttemptAt }: WebhookDelivery, isActive: boolean): boolean {
  if (!isActive || state !== "WAITING" || nextAttemptAt === null) return false;
  const wait = Date.parse(nextAttemptAt) - Date.now();
  return wait < 70_000 && wait > -overdue;
}
