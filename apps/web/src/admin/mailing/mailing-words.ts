import { nextAdvertisingTime } from "@bulmo/contracts/advertising-hours";
import type { Mailing, MailingRecipient } from "@bulmo/contracts/mailing";
import { mailingStateNames, mailingStates } from "@bulmo/contracts/mailing-state";
import { mailReasonOf } from "../job/job-words.ts";

/** Of what mail servers report later (RFC 3463), by the beginning of its code; the first that fits. */
const bounces = [
  ["5.1.", "받는 주소가 없거나 잘못됨"],
  ["5.2.2", "편지함이 가득 참"],
  ["5.2.", "편지함이 메일을 받지 않음"],
  ["5.4.", "받는 메일 서버를 찾지 못함"],
  ["5.7.", "받는 메일 서버가 스팸으로 보거나 허락하지 않음"],
  ["5.", "메일 서버가 받지 않음"],
] as const;

/** Why a mail came back; undefined for a reason of another kind. */
export function bounceReasonOf(code: string): string | undefined {
  const [, words] = bounces.find(([beginning]) => code.startsWith(beginning)) ?? [];
  return words && `${words} (${code})`;
}

/** Why somebody has not got it, for who looks after it. */
export const reasonIn = ({ state, reason }: MailingRecipient): string =>
  state === "SKIPPED" && reason === "NOBODY"
    ? "그사이 그만 받기로 했거나 공지를 읽을 수 없게 됨"
    : (bounceReasonOf(reason ?? "") ?? mailReasonOf(reason));

export const people = (count: number) => `${count.toLocaleString("ko-KR")}명`;

/** Only what there is. */
export const countsOf = ({ counts }: Mailing): string[] =>
  mailingStates.flatMap((state) => (counts[state] > 0 ? [`${mailingStateNames[state]} ${people(counts[state])}`] : []));

export const audienceOf = ({ grades }: Mailing): string => {
  if (grades === null) return "모든 회원";
  return grades.length === 0 ? "지워진 등급" : grades.join(", ");
};

/** Who has withdrawn is nobody to be addressed. */
export const senderOf = ({ author }: Pick<Mailing, "author">): string =>
  author === "탈퇴한 회원" ? `${author}이 보냄` : `${author} 님이 보냄`;

export const isUnderWay = ({ stoppedAt, endedAt }: Mailing): boolean => stoppedAt === null && endedAt === null;

/** An advertisement of which the rest waits for the morning, as the law has it. */
const waitsForMorning = ({ isAdvertising, counts }: Mailing, now: Date): boolean =>
  isAdvertising && counts.WAITING > 0 && nextAdvertisingTime(now) > now;

export const stageOf = (mailing: Mailing, now = new Date()): string => {
  if (mailing.stoppedAt !== null) return "멈춤";
  if (mailing.endedAt !== null) return "끝남";
  return waitsForMorning(mailing, now) ? "밤이라 아침 8시부터 보냄" : "보내는 중";
};
