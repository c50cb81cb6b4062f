import { backupFailureWords } from "@bulmo/contracts/backup-failure-word";
import type { Job } from "@bulmo/contracts/job";
import { jobKindNames, mailKindNames } from "@bulmo/contracts/job-name";
import { formatRecent } from "../../parts/text/date.ts";
import { labelOf as eventLabelOf, reasonOf as deliveryReasonOf } from "../webhook/webhook-words.ts";

/** What only the server knows, of which a later version may run by now, is called as it calls it. */
const named = (words: Record<string, string>, word: string) => (Object.hasOwn(words, word) ? words[word] : word);

export const labelOf = ({ kind, subject }: Job): string => {
  if (kind === "mail") return `메일: ${named(mailKindNames, subject)}`;
  if (kind === "webhook") return `웹훅: ${eventLabelOf(subject)}`;
  return [named(jobKindNames, kind), subject].filter(Boolean).join(": ");
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
