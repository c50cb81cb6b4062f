import { calendarPath, eventPath } from "@bulmo/contracts/event-rule";
import type { EventNoticeFacts } from "@bulmo/entities/event-notice.entity";
import { z } from "zod";
import { draftMail, type Part } from "../../platform/mail/mail-content.ts";
import { defineMail } from "../notification/mail-template.ts";
import { greeting } from "../notification/mail-templates.ts";
import { eventChanges, isSameVenue, isSameTime } from "./event-notice.ts";

const facts = z.object({
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  venue: z.string(),
  address: z.string(),
  isCancelled: z.boolean(),
}) satisfies z.ZodType<EventNoticeFacts>;

const about = z.object({
  /** Null of one that was removed once it was cancelled: no page tells of it. */
  id: z.int().nullable(),
  year: z.int(),
  title: z.string(),
  change: z.enum(eventChanges),
  known: facts,
  standing: facts,
  /** Whether its reader may still say that they do not come. */
  isOpen: z.boolean(),
});
type About = z.output<typeof about>;

const day = new Intl.DateTimeFormat("ko-KR", { timeZone: "UTC", month: "long", day: "numeric", weekday: "short" });
const hour = new Intl.DateTimeFormat("ko-KR", { timeZone: "UTC", hour: "numeric", minute: "2-digit" });

/** 2027년 4월 10일 (토) 오전 11:00, 2027년 5월 1일 (토)부터 2027년 5월 3일 (월)까지 */
function whenOf({ startsOn, endsOn, startTime, endTime }: EventNoticeFacts): string {
  const dayOf = (date: string) => `${date.slice(0, 4)}년 ${day.format(new Date(date))}`;
  // 오전 stands on the line of its hour.
  const hourOf = (time: string) => hour.format(new Date(`2000-01-01T${time}:00Z`)).replace(" ", "\u00A0");
  const start = [dayOf(startsOn), ...(startTime === null ? [] : [hourOf(startTime)])].join(" ");
  if (startsOn !== endsOn)
    return `${start}부터 ${[dayOf(endsOn), ...(endTime === null ? [] : [hourOf(endTime)])].join(" ")}까지`;
  return endTime === null ? start : `${start}부터 ${hourOf(endTime)}까지`;
}

const whereOf = ({ venue, address }: EventNoticeFacts): string =>
  venue !== "" && address !== "" ? `${venue} (${address})` : venue || address;

type Fact = readonly [label: string, value: string];

const isSaid = ([, value]: Fact) => value !== "";

/** As it stands, each with what it was before. */
function changedFacts({ title, known, standing }: About): Fact[] {
  const isMoved = !isSameVenue(known, standing);
  const where = whereOf(standing) || (isMoved ? "아직 정하지 않았습니다." : "");
  return [
    ["행사", title],
    ["일시", whenOf(standing)],
    ["바뀌기 전 일시", isSameTime(known, standing) ? "" : whenOf(known)],
    ["장소", where],
    ["바뀌기 전 장소", isMoved ? whereOf(known) : ""],
  ];
}

/** As those know it who wanted to come. */
const knownFacts = ({ title, known }: About): Fact[] => [
  ["행사", title],
  ["일시", whenOf(known)],
  ["장소", whereOf(known)],
];

/** 일시, 장소, 일시와 장소 */
const changedWord = ({ known, standing }: About): string =>
  [...(isSameTime(known, standing) ? [] : ["일시"]), ...(isSameVenue(known, standing) ? [] : ["장소"])].join("와 ");

const wordsOf = {
  CANCELLED: () => ({
    subject: "참석하시려던 행사가 취소되었습니다",
    sentence: "참석한다고 알려 주신 행사가 취소되어 알려 드립니다. 아래 행사는 열리지 않습니다.",
  }),
  RESUMED: () => ({
    subject: "취소되었던 행사가 다시 열립니다",
    sentence: "참석한다고 알려 주신 행사의 취소를 되돌렸습니다. 행사는 아래와 같이 열립니다.",
  }),
  CHANGED: (data: About) => ({
    subject: `참석하시는 행사의 ${changedWord(data)}가 바뀌었습니다`,
    sentence: `참석한다고 알려 주신 행사의 ${changedWord(data)}가 아래와 같이 바뀌었습니다.`,
  }),
} as const;

function closingOf({ id, year, change, isOpen }: About, siteUrl: string): Part[] {
  if (id === null) return ["다른 행사는 아래 달력에서 보실 수 있습니다.", { link: `${siteUrl}${calendarPath}` }];
  const link = { link: `${siteUrl}${eventPath(id, year)}` };
  return change !== "CANCELLED" && isOpen
    ? ["오시지 못하게 되셨다면 아래 주소에서 참석 여부를 바꾸어 주십시오.", link]
    : ["행사의 안내는 아래 주소에서 보실 수 있습니다.", link];
}

/** To who said that they come: it is cancelled, takes place after all, or is at another time or place (DAY-05). */
export const eventMail = defineMail({
  kind: "event",
  stops: "EVENT",
  data: about,
  compose({ name, siteUrl }, { data }) {
    const { subject, sentence } = wordsOf[data.change](data);
    const shown = data.change === "CANCELLED" ? knownFacts(data) : changedFacts(data);
    return draftMail(subject, [greeting(name), sentence, { facts: shown.filter(isSaid) }, ...closingOf(data, siteUrl)]);
  },
});
