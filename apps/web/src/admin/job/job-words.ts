import type { Job } from "@bulmo/contracts/job";
import { jobKindNames, mailKindNames } from "@bulmo/contracts/job-name";
import { jobReasonWords } from "@bulmo/contracts/job-reason";
import { formatRecent } from "../../parts/text/date.ts";
import { labelOf as eventLabelOf, reasonOf as deliveryReasonOf } from "../webhook/webhook-words.ts";

/** What only the server knows, of which a later version may run by now, is called as it calls it. */
const named = (words: Readonly<Record<string, string>>, word: string) =>
  Object.hasOwn(words, word) ? words[word] : word;

export const labelOf = ({ kind, subject }: Job): string => {
  if (kind === "mail") return `${jobKindNames.mail}: ${named(mailKindNames, subject)}`;
  if (kind === "webhook") return `${jobKindNames.webhook}: ${eventLabelOf(subject)}`;
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

/** No mail server answered: nodemailer's word for how far it came, or for what the network said. */
const unconnected = /\b(?:CONN|E(?:SOCKET|CONNECTION|TIMEDOUT|DNS|TLS|CONNREFUSED|CONNRESET|NOTFOUND|HOSTUNREACH))\b/u;

/** With which the reason of a mail ends that the server refuses to whom it is for, and not to us. */
const refused = " REFUSED";

/** The numbers of a mail server as they are: whoever looks after it knows them. */
export const reasonOf = ({ lastError }: Job): string => mailReasonOf(lastError);

/** The same of what is known of a mail alone. */
export function mailReasonOf(lastError: string | null): string {
  if (lastError === null) return "";
  const [code, reason = "", status] = lastError.split(" ");
  if (code === "WEBHOOK") return deliveryReasonOf(reason, status);
  if (lastError.endsWith(refused)) return `받는 주소를 메일 서버가 거절함 (${lastError.slice(0, -refused.length)})`;
  if (lastError.endsWith(" EAUTH")) return `메일 서버가 보내는 계정의 로그인을 받지 않음 (${lastError})`;
  if (code && /^5\d\d$/u.test(code)) return `메일 서버가 받지 않음 (${lastError})`;
  if (code && /^4\d\d$/u.test(code)) return `메일 서버가 나중에 다시 보내라고 함 (${lastError})`;
  if (unconnected.test(lastError)) return `메일 서버에 연결하지 못함 (${lastError})`;
  return named(jobReasonWords, lastError) ?? lastError;
}
