import { z } from "zod";
import { absent } from "./absent.ts";
import { calendarDay } from "./calendar-day.ts";
import { listedExhibition } from "./board-list.ts";
import { exhibitionStates } from "./board-word.ts";
import { maximumIndex } from "./board.ts";
import { integer } from "./integer.ts";
import { isBlank, within } from "./text-rule.ts";
import { line, singleLine, text } from "./text.ts";

// What an exhibition is besides a wall of works (EXH-01 to EXH-03).

/** The largest number of an exhibition: `EXHIBITION_9999`. */
export const maximumExhibition = 9_999;
export const maximumName = 60;
export const maximumEnglish = 200;
export const maximumVenue = 200;
export const maximumDirections = 1_000;
export const maximumIntroduction = 5_000;
/** An address of ours has some 110 characters. */
const longestPoster = 200;
/** A work's `subType` has two digits. */
export const maximumGroups = 99;

export const exhibitionMessages = {
  titleMissing: "전시의 이름을 입력해 주세요.",
  titleTooLong: `전시의 이름은 ${maximumName}자 이하로 입력해 주세요.`,
  bannerTooLong: `전시의 전체 이름은 ${maximumName}자 이하로 입력해 주세요.`,
  englishTooLong: `영문 제목은 ${maximumEnglish}자 이하로 입력해 주세요.`,
  startMissing: "여는 날을 선택해 주세요.",
  dayUnfit: "날짜를 다시 선택해 주세요.",
  endBeforeStart: "닫는 날은 여는 날보다 빠를 수 없습니다.",
  venueTooLong: `장소는 ${maximumVenue}자 이하로 입력해 주세요.`,
  directionsTooLong: "오시는 길은 1,000자 이하로 입력해 주세요.",
  introductionTooLong: "소개는 5,000자 이하로 입력해 주세요.",
  posterGone: "포스터가 더는 남아 있지 않습니다. 포스터를 다시 올려 주세요.",
  groupMissing: "문하의 이름을 입력해 주세요.",
  groupTooLong: `문하의 이름은 ${maximumName}자 이하로 입력해 주세요.`,
  groupTwice: "같은 이름의 문하가 이미 있습니다.",
  groupUnknown: "이 전시에 없던 문하의 번호입니다. 새로 불러와 확인해 주세요.",
  groupUsed: (names: readonly string[]) =>
    `작품이 있는 문하는 지울 수 없습니다: ${names.map((name) => `‘${name}’`).join(", ")}. 휴지통에 있거나 예약한 작품도 작품으로 셉니다.`,
  groupsTooMany: `문하는 ${maximumGroups}개까지 둘 수 있습니다.`,
  numberUnfit: `번호는 1부터 ${maximumExhibition.toLocaleString("ko")}까지의 숫자로 입력해 주세요.`,
  numberTaken: "이미 있는 전시의 번호입니다.",
  numbersUsed: "전시의 번호를 끝까지 썼습니다. 비어 있는 번호를 정해 주세요.",
} as const;

const title = singleLine(exhibitionMessages.titleMissing)
  .refine((given) => !isBlank(given), exhibitionMessages.titleMissing)
  .refine(...within(maximumName, exhibitionMessages.titleTooLong))
  .meta({ minLength: 1, maxLength: maximumName });
const startsOn = calendarDay(exhibitionMessages.startMissing);

const groupWriting = z.object({
  /** Null for a new one, which is given the next number; that of one that was removed brings it back. */
  number: integer(1, maximumGroups).nullable().default(null),
  name: singleLine(exhibitionMessages.groupMissing)
    .refine((name) => !isBlank(name), exhibitionMessages.groupMissing)
    .refine(...within(maximumName, exhibitionMessages.groupTooLong))
    .meta({ minLength: 1, maxLength: maximumName }),
});

/** What need not be sent: a new exhibition begins without it, of one that is there it stays as it was. */
const facts = {
  banner: absent(
    line()
      .refine(...within(maximumName, exhibitionMessages.bannerTooLong))
      .meta({ maxLength: maximumName }),
  ),
  english: absent(
    singleLine()
      .refine(...within(maximumEnglish, exhibitionMessages.englishTooLong))
      .meta({ maxLength: maximumEnglish }),
  ),
  state: absent(z.enum(exhibitionStates)),
  /** Null for one that has no last day. */
  endsOn: calendarDay(exhibitionMessages.dayUnfit).nullable().optional(),
  isByMonth: absent(z.boolean()),
  venue: absent(
    singleLine()
      .refine(...within(maximumVenue, exhibitionMessages.venueTooLong))
      .meta({ maxLength: maximumVenue }),
  ),
  directions: absent(
    text()
      .refine(...within(maximumDirections, exhibitionMessages.directionsTooLong))
      .meta({ maxLength: maximumDirections }),
  ),
  poster: absent(z.string().max(longestPoster, exhibitionMessages.posterGone)),
  introduction: absent(
    text("", exhibitionMessages.introductionTooLong)
      .refine(...within(maximumIntroduction, exhibitionMessages.introductionTooLong))
      .meta({ maxLength: maximumIntroduction }),
  ),
  groups: z.array(groupWriting).max(maximumGroups, exhibitionMessages.groupsTooMany).optional(),
};

type Days = { startsOn?: string | undefined; endsOn?: string | null | undefined };

/** Whether an exhibition that is given both of its days ends no earlier than it begins. */
export const endsAfterStart = ({ startsOn: start, endsOn }: Days) => !start || !endsOn || endsOn >= start;
const endRule = { error: exhibitionMessages.endBeforeStart, path: ["endsOn"] };

type Grouped = { groups?: readonly { name: string }[] | undefined };

const hasOwnNames = ({ groups = [] }: Grouped) => new Set(groups.map(({ name }) => name)).size === groups.length;
const nameRule = { error: exhibitionMessages.groupTwice, path: ["groups"] };

export const exhibitionNumber = () => integer(1, maximumExhibition, exhibitionMessages.numberUnfit);

export const exhibitionNamed = z.object({ n: exhibitionNumber() });

/** Without a number it is given the next; without a state it is a draft. */
export const exhibitionCreateInput = z
  .object({ n: absent(exhibitionNumber()), title, startsOn, ...facts })
  .refine(endsAfterStart, endRule)
  .refine(hasOwnNames, nameRule);
export type ExhibitionCreate = z.output<typeof exhibitionCreateInput>;

/** What is not sent stays; with `revision`, an edit which another overtook is refused. */
export const exhibitionUpdateInput = z
  .object({
    n: exhibitionNumber(),
    revision: absent(integer(1, maximumIndex)),
    title: absent(title),
    startsOn: absent(startsOn),
    ...facts,
  })
  .refine(endsAfterStart, endRule)
  .refine(hasOwnNames, nameRule);
export type ExhibitionUpdate = z.output<typeof exhibitionUpdateInput>;

/** What the form writes; of one that is there without its number. */
export type ExhibitionWriting = ExhibitionCreate;

export const exhibitionRemoveOutput = z.object({ success: z.literal(true) });

/** An exhibition with all that its page opens with (EXH-05). */
export const exhibition = listedExhibition.extend({
  english: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  isByMonth: z.boolean(),
  venue: z.string(),
  directions: z.string(),
  poster: z.string(),
  introduction: z.string(),
  revision: z.number().int(),
});
export type Exhibition = z.infer<typeof exhibition>;

/** The number that the next exhibition is given: none that one ever had. */
export const exhibitionNext = z.object({ n: z.number().int() });

/** For administrators: with drafts, their days, and how many works hang there, or wait in the trash or for their time. */
export const exhibitionRow = listedExhibition.extend({
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  isByMonth: z.boolean(),
  workCount: z.number().int(),
  waitingCount: z.number().int(),
});
export const exhibitionRows = z.array(exhibitionRow);
export type ExhibitionRow = z.infer<typeof exhibitionRow>;
