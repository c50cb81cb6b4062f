import { backupFailureWords } from "@bulmo/contracts/backup-failure-word";
import type { Job } from "@bulmo/contracts/job";
import { formatRecent } from "../../parts/text/date.ts";
import { labelOf as eventLabelOf, reasonOf as deliveryReasonOf } from "../webhook/webhook-words.ts";

const kinds: Record<string, string> = {
  "comment-notice": "댓글을 알릴 사람 찾기",
  digest: "아침마다 관리자에게 알리기",
  dormancy: "오래 쓰지 않은 계정 살피기",
  "file-text": "첨부 파일의 글자 읽기",
  mailing: "공지 메일 차례로 보내기",
  "nightly-backup": "밤마다 백업하고 되살려 보기",
  publish: "예약한 글 올리기",
  tiles: "작품을 크게 볼 이미지 만들기",
};

const mails: Record<string, string> = {
  code: "비밀번호 설정 인증번호",
  "member-code": "관리자가 보낸 인증번호",
  invitation: "회원 초대",
  "password-changed": "비밀번호 변경 안내",
  "first-password": "첫 비밀번호 안내",
  "email-changed": "이메일 변경 안내",
  "name-changed": "이름 변경 안내",
  "second-factor": "2단계 인증 안내",
  administrator: "관리자 지정 안내",
  corrected: "회원 정보 수정 안내",
  "key-created": "API 키 안내",
  "key-revoked": "API 키 폐기 안내",
  webhook: "웹훅이 꺼졌다는 안내",
  "comment-answer": "질문에 달린 답변 알림",
  "comment-comment": "글에 달린 댓글 알림",
  "comment-reply": "댓글에 달린 답글 알림",
  digest: "관리자 아침 알림",
  "address-code": "이메일 주소 확인 인증번호",
  "application-approved": "가입 승인 안내",
  "application-declined": "가입 거절 안내",
  "dormancy-ahead": "휴면 전환 안내",
  notice: "공지 메일",
  "notice-trial": "공지 메일 시험 발송",
};

/** What only the server knows, of which a later version may run by now, is called as it calls it. */
const named = (words: Record<string, string>, word: string) => (Object.hasOwn(words, word) ? words[word] : word);

export const labelOf = ({ kind, subject }: Job): string => {
  if (kind === "mail") return `메일: ${named(mails, subject)}`;
  if (kind === "webhook") return `웹훅: ${eventLabelOf(subject)}`;
  return [named(kinds, kind), subject].filter(Boolean).join(": ");
};

/** Of what is under way the next attempt is when its process would be taken for lost: a minute at most. */
export function stateOf({ state, attempts, nextAttemptAt, lastError }: Job): string {
  if (state === "DONE") return "끝남";
  if (state === "FAILED") return "실패";
  if (nextAttemptAt === null) return "하는 중";
  if (attempts === 0)
    return Date.parse(nextAttemptAt) > Date.now() ? `${formatRecent(nextAttemptAt)}에 할 예정` : "차례를 기다리는 중";
  return lastError === null ? "하는 중" : `${formatRecent(nextAttemptAt)}에 다시 할 예정`;
}

const reasons: Record<string, string> = {
  ...backupFailureWords,
  NOBODY: "보낼 사람이 없어 보내지 않음",
  WITHHELD: "확인되지 않은 주소에 하루에 보낼 수 있는 수를 넘어 보내지 않음",
  LATE: "기다리는 동안 쓸모가 없어져 보내지 않음",
  DATA: "다른 버전이 맡긴 작업이어서 읽을 수 없음",
  KIND: "이 버전이 모르는 작업",
  NIGHT: "밤이라 아침을 기다림",
  LOST: "하는 동안 서버가 여러 번 멈추어 그만둠",
  STORAGE: "파일 저장소가 응답하지 않음",
  NO_MASTER: "이미지의 원본 파일이 저장소에 없음",
  PICTURE: "이미지를 처리하지 못함",
  UNREADABLE: "글자를 읽을 수 없는 파일이어서 이름으로만 찾을 수 있음",
  WAITS: "다른 서버가 보내고 있거나 아직 때가 되지 않아 기다림",
  BOARD_CLOSED: "게시판이 닫혀 있어 다시 열리기를 기다림",
  NOT_PUBLISHED: "올리지 못함 (까닭은 예약한 글 목록에 있습니다)",
  GONE: "그사이 글이 지워져 보내지 않음",
};

/** No mail server answered: nodemailer's word for how far it came, or for what the network said. */
const unconnected = /\b(?:CONN|E(?:SOCKET|CONNECTION|TIMEDOUT|DNS|TLS|CONNREFUSED|CONNRESET|NOTFOUND|HOSTUNREACH))\b/u;

/** The numbers of a mail server as they are: whoever looks after it knows them. */
export const reasonOf = ({ lastError }: Job): string => mailReasonOf(lastError);

/** The same of what is known of a mail alone. */
export function mailReasonOf(lastError: string | null): string {
  if (lastError === null) return "";
  const [code, reason = "", status] = lastError.split(" ");
  if (code === "WEBHOOK") return deliveryReasonOf(reason, status);
  if (code && /^5\d\d$/u.test(code)) return `메일 서버가 받지 않음 (${lastError})`;
  if (code && /^4\d\d$/u.test(code)) return `메일 서버가 나중에 다시 보내라고 함 (${lastError})`;
  if (unconnected.test(lastError)) return `메일 서버에 연결하지 못함 (${lastError})`;
  return named(reasons, lastError) ?? lastError;
}
