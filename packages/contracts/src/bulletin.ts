import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import {
  bulletinKinds,
  bulletinPages,
  linkOf,
  maximumBannerText,
  maximumBulletinLink,
  maximumBulletins,
  maximumBulletinText,
  maximumBulletinTitle,
} from "./bulletin-rule.ts";
import { calendarDay } from "./calendar-day.ts";
import { integer } from "./integer.ts";
import { longestDescription } from "./picture.ts";
import { isBlank, within } from "./text-rule.ts";
import { line, singleLine, text } from "./text.ts";

// What visitors are told on the pages themselves, for some days: cards and strips (DAY-04).

/** An address of ours has some 110 characters. */
const longestPicture = 200;

export const bulletinMessages = {
  kindMissing: "팝업과 띠 배너 가운데 하나를 골라 주세요.",
  titleMissing: "제목을 입력해 주세요.",
  titleTooLong: `제목은 ${maximumBulletinTitle}자 이하로 입력해 주세요.`,
  textTooLong: `글은 ${maximumBulletinText}자 이하로 입력해 주세요.`,
  popupEmpty: "팝업에는 글이나 이미지 가운데 하나를 넣어 주세요.",
  bannerTooLong: `띠 배너의 글은 ${maximumBannerText}자 이하로 입력해 주세요.`,
  bannerLines: "띠 배너의 글은 한 문단으로 입력해 주세요.",
  bannerPicture: "띠 배너에는 이미지를 넣을 수 없습니다.",
  pictureGone: "이미지가 더는 남아 있지 않습니다. 이미지를 다시 올려 주세요.",
  alternativeMissing: "이미지에 적힌 말과 보이는 것을 대체 텍스트로 입력해 주세요.",
  alternativeTooLong: `대체 텍스트는 ${longestDescription}자 이하로 입력해 주세요.`,
  linkUnfit: "링크는 /로 시작하는 이 누리집의 주소나 https://로 시작하는 주소로 입력해 주세요.",
  linkTooLong: `링크는 ${maximumBulletinLink}자 이하로 입력해 주세요.`,
  pagesUnfit: "어느 화면에 보일지 골라 주세요.",
  startMissing: "보이기 시작할 날을 선택해 주세요.",
  dayUnfit: "날짜를 다시 선택해 주세요.",
  endBeforeStart: "마지막 날은 시작하는 날보다 빠를 수 없습니다.",
  unknown: "그사이 지워진 항목입니다. 새로 불러와 확인해 주세요.",
  tooMany: `팝업과 배너는 모두 ${maximumBulletins}개까지 둘 수 있습니다. 끝난 것을 지워 주세요.`,
  twice: "같은 항목이 두 번 있습니다.",
} as const;

const kind = z.enum(bulletinKinds, bulletinMessages.kindMissing);
const title = singleLine(bulletinMessages.titleMissing)
  .refine((value) => !isBlank(value), bulletinMessages.titleMissing)
  .refine(...within(maximumBulletinTitle, bulletinMessages.titleTooLong))
  .meta({ minLength: 1, maxLength: maximumBulletinTitle });
const startsOn = calendarDay(bulletinMessages.startMissing);

const link = line()
  .refine(...within(maximumBulletinLink, bulletinMessages.linkTooLong))
  .refine((value) => value === "" || linkOf(value) !== undefined, bulletinMessages.linkUnfit)
  .meta({ maxLength: maximumBulletinLink })
  .transform((value) => linkOf(value) ?? "");

/** What need not be sent: a new one begins without it, of one that is there it stays as it was. */
const facts = {
  text: absent(
    text("", bulletinMessages.textTooLong)
      .refine(...within(maximumBulletinText, bulletinMessages.textTooLong))
      .meta({ maxLength: maximumBulletinText }),
  ),
  picture: absent(z.string().max(longestPicture, bulletinMessages.pictureGone)),
  alternative: absent(
    singleLine()
      .refine(...within(longestDescription, bulletinMessages.alternativeTooLong))
      .meta({ maxLength: longestDescription }),
  ),
  link: absent(link),
  pages: absent(z.enum(bulletinPages, bulletinMessages.pagesUnfit)),
  /** Null for one that stands until somebody takes it away. */
  endsOn: calendarDay(bulletinMessages.dayUnfit).nullable().optional(),
  isOn: absent(z.boolean()),
};

type Rules = {
  kind?: string | undefined;
  text?: string | undefined;
  picture?: string | undefined;
  alternative?: string | undefined;
  startsOn?: string | undefined;
  endsOn?: string | null | undefined;
};

/** Whether it is a card with nothing below its title. */
export const isEmptyPopup = ({ kind: as, text: words = "", picture = "" }: Rules): boolean =>
  as === "POPUP" && isBlank(words) && picture === "";

/** What is wrong with how its parts go together, by the field in which it is told; undefined where nothing is. */
export function faultOf({
  kind: as,
  text: words = "",
  ...rest
}: Rules): { field: string; message: string } | undefined {
  const { picture = "", alternative = "", startsOn: start, endsOn } = rest;
  const isBanner = as === "BANNER";
  if (isBanner && words.includes("\n")) return { field: "text", message: bulletinMessages.bannerLines };
  if (isBanner && !within(maximumBannerText, "")[0](words))
    return { field: "text", message: bulletinMessages.bannerTooLong };
  if (isBanner && picture !== "") return { field: "picture", message: bulletinMessages.bannerPicture };
  if (picture !== "" && isBlank(alternative))
    return { field: "alternative", message: bulletinMessages.alternativeMissing };
  if (start && endsOn && endsOn < start) return { field: "endsOn", message: bulletinMessages.endBeforeStart };
  return undefined;
}

const goesTogether = (given: Rules, context: z.RefinementCtx) => {
  const empty = isEmptyPopup(given) ? { field: "text", message: bulletinMessages.popupEmpty } : undefined;
  const fault = empty ?? faultOf(given);
  if (fault) context.addIssue({ code: "custom", path: [fault.field], message: fault.message });
};

const id = () => integer(1, maximumIndex);

/** Without pages it stands on all; it is on unless it is said not to be. */
export const bulletinCreateInput = z.object({ kind, title, startsOn, ...facts }).superRefine(goesTogether);
export type BulletinCreate = z.output<typeof bulletinCreateInput>;

export const bulletinNamed = z.object({ id: id() });

/** What is not sent stays; with `revision`, an edit which another overtook is refused. Its kind is for good. */
export const bulletinUpdateInput = z.object({
  id: id(),
  revision: absent(integer(1, maximumIndex)),
  title: absent(title),
  startsOn: absent(startsOn),
  ...facts,
});
export type BulletinUpdate = z.output<typeof bulletinUpdateInput>;

/** Those that it does not name stand behind those it names. */
export const bulletinOrderInput = z.object({
  ids: z
    .array(id())
    .min(1, bulletinMessages.unknown)
    .max(maximumBulletins)
    .refine((ids) => new Set(ids).size === ids.length, bulletinMessages.twice),
});

export const bulletinRemoveOutput = z.object({ success: z.literal(true) });

export const bulletin = z.object({
  id: z.number().int(),
  kind: z.enum(bulletinKinds),
  title: z.string(),
  text: z.string(),
  picture: z.string(),
  alternative: z.string(),
  link: z.string(),
  pages: z.enum(bulletinPages),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  isOn: z.boolean(),
  revision: z.number().int(),
});
export const bulletins = z.array(bulletin);
export type Bulletin = z.infer<typeof bulletin>;
