import { absent } from "./absent.ts";
import { attachmentsWritten } from "./attachment.ts";
import { calendarDay } from "./calendar-day.ts";
import { z } from "zod";
import { idempotencyKey } from "./idempotency-key.ts";
import { integer } from "./integer.ts";
import { likedState, likeOutput } from "./like.ts";
import { pinDayUnfit } from "./pin.ts";
import { headingTooLong, longestHeading } from "./board-rule.ts";
import { maximumIndex } from "./board.ts";
import { postAddress, postIndex, postType } from "./post.ts";
import { line, singleLine, text } from "./text.ts";
import { isBlank, within } from "./text-rule.ts";
import { artistsWritten } from "./work-artist.ts";
import { dateUnfit, isWorkDate } from "./work-date.ts";
import {
  forFields,
  isLength,
  lengthUnfit,
  type WorkField,
  type WorkFieldName,
  workFieldNames,
  workFields,
} from "./work-field.ts";

/** Most characters of what is written (requirements/decisions.md, "Posts"). */
export const maximumTitle = 200;
export const maximumContent = 200_000;
/** Most `<` in a text: one of 200,000 characters with each of its words in bold has 19,000 (docs/decisions/006). */
export const maximumMarkup = 25_000;

/** Most squares of all tables of a post together, and most columns of one: 300 members with ten entries each. */
export const maximumTableCells = 3_000;
export const maximumTableColumns = 50;

/** Most posts one call may delete. */
export const maximumDeletion = 100;

export const postMessages = {
  titleMissing: "제목을 입력해 주세요.",
  titleTooLong: "제목은 200자 이하로 입력해 주세요.",
  contentMissing: "내용을 입력해 주세요.",
  contentTooLong: "내용은 200,000자 이하로 입력해 주세요.",
  contentTooDeep: "내용의 서식이 너무 많이 겹쳐 있습니다. 서식을 지우고 다시 시도해 주세요.",
  contentTooMarked: "내용의 서식이 너무 많습니다. 서식을 줄이거나 글을 나누어 주세요.",
  tableTooLarge: "표가 너무 큽니다. 한 글의 표는 모두 3,000칸, 한 줄에 50칸까지 넣을 수 있습니다.",
  tableUneven: "표의 칸이 서로 겹치거나 표 밖으로 나갑니다. 합친 칸을 고쳐 주세요.",
  videoUnfit: "알아볼 수 없는 동영상이 있습니다. YouTube나 Vimeo의 동영상을 링크, 제목, 다른 틀 밖에 따로 넣어 주세요.",
  boardUnknown: "없는 게시판입니다.",
  groupUnknown: "선택할 수 없는 문하입니다.",
  headingUnknown: "이 게시판에 없는 말머리입니다.",
  secretElsewhere: "질문만 비밀로 쓸 수 있습니다.",
  secretStays: "비밀 질문은 다른 게시판으로 옮길 수 없습니다. 먼저 공개로 바꾸어 주세요.",
  nothingToDelete: "삭제할 게시물을 선택해 주세요.",
  tooManyToDelete: "게시물은 한 번에 100개까지 삭제할 수 있습니다.",
} as const;

/** `places` are those of the pictures among all of the text, from 1. */
export const picturesGone = (places: readonly number[]) =>
  `내용의 ${places.join(", ")}번째 이미지가 더는 남아 있지 않습니다. 그 이미지를 지우고 다시 올려 주세요.`;

export const picturesElsewhere = (places: readonly number[]) =>
  `내용의 ${places.join(", ")}번째 이미지가 다른 곳에 있습니다. 이 누리집에 올린 이미지만 넣을 수 있습니다.`;

/** `places`: elements with their number among those of their kind, as `2번째 iframe`. */
export const mediaUnusable = (places: readonly string[]) =>
  `내용에는 YouTube와 Vimeo의 재생 화면 말고는 동영상, 소리, 다른 누리집의 화면을 넣을 수 없습니다(${places.join(", ")}). 지우고 주소를 링크로 적어 주세요.`;

/** Clients send a group as a number or as text, and none as nothing, null, 0 or an empty text. */
const subType = z
  .union(
    [
      z.null(),
      z.int(postMessages.groupUnknown).min(0, postMessages.groupUnknown).max(99, postMessages.groupUnknown),
      z.string().regex(/^\d{0,2}$/u, postMessages.groupUnknown),
    ],
    postMessages.groupUnknown,
  )
  .transform((value) => Number(value ?? 0) || null);

/** Of a work. A call that does not tell it leaves it as it was. */
function workField(name: WorkFieldName) {
  const { kind, label, longest, tooLong, choices = {} }: WorkField = workFields[name];
  if (kind === "choice")
    return z.enum(["", ...Object.keys(choices)], `${label}: 목록에 있는 것을 골라 주세요.`).nullish();
  const lines: Partial<Record<WorkField["kind"], () => z.ZodType<string, string>>> = { name: line, text };
  const written = (lines[kind] ?? singleLine)()
    .refine(...within(longest, tooLong))
    .meta({ maxLength: longest });
  if (kind === "length") return written.refine(isLength, `${label}: ${lengthUnfit}`).nullish();
  return (kind === "date" ? written.refine(isWorkDate, `${label}: ${dateUnfit}`) : written).nullish();
}

const head = {
  title: singleLine(postMessages.titleMissing)
    .refine((title) => !isBlank(title), postMessages.titleMissing)
    .refine(...within(maximumTitle, postMessages.titleTooLong))
    .meta({ minLength: 1, maxLength: maximumTitle }),
  type: postType,
  /** One of the board's words, or empty for none. */
  heading: singleLine()
    .refine(...within(longestHeading, headingTooLong))
    .meta({ maxLength: longestHeading })
    .nullish(),
  /** Counts only when it is an image of the content (BRD-26). */
  thumbnail: z.string().nullish(),
  /** Of a question: only its writer and administrators read it. */
  isSecret: absent(z.boolean()),
  /** Counts only in an exhibition, as do those below. */
  subType: subType.optional(),
  ...forFields(workFieldNames, workField),
  artists: artistsWritten,
  attachments: attachmentsWritten,
};

const written = {
  ...head,
  content: text(postMessages.contentMissing, postMessages.contentTooLong)
    .refine((content) => content !== "", postMessages.contentMissing)
    .refine(...within(maximumContent, postMessages.contentTooLong))
    .meta({ minLength: 1, maxLength: maximumContent }),
};

/** All of a post but its text, which forms check by itself. */
export const postHeadInput = z.object(head);

const postKey = idempotencyKey(
  "글마다 새로 만든 값. 응답을 받지 못해 같은 값으로 다시 보내도 글은 한 번만 올라갑니다.",
);

export const postCreateInput = z.object({ ...written, idempotencyKey: postKey });
export type PostCreate = z.output<typeof postCreateInput>;
/** `type` only when an earlier sending of the same key wrote it to another board than the one that is asked for now. */
export const postCreateOutput = z.object({
  data: z.number().int(),
  type: postType.optional().meta({
    description: "같은 idempotencyKey로 먼저 올라간 글이 요청한 게시판이 아닌 다른 게시판에 있을 때, 그 게시판.",
  }),
});

/**
 * `targetType` and `index` name the post; `type` is its board afterwards. With `revision`, an edit which another overtook
 * is refused; without it the last one wins.
 */
export const postUpdateInput = z.object({
  index: postIndex(),
  targetType: postType,
  revision: absent(integer(1, maximumIndex)),
  ...written,
});
export type PostUpdate = z.output<typeof postUpdateInput>;
/** Where the post is now. */
export const postUpdateOutput = z.object({ data: z.number().int(), type: postType });
/** What is written of a post, new or old. */
export type PostWriting = Omit<PostCreate, "idempotencyKey">;

export const postRemoveInput = z.object({
  posts: z
    .array(postAddress, postMessages.nothingToDelete)
    .min(1, postMessages.nothingToDelete)
    .max(maximumDeletion, postMessages.tooManyToDelete),
});
export const postRemoveOutput = z.object({ success: z.literal(true) });

export const postLikeInput = postAddress.extend({ liked: likedState });
export const postLikeOutput = likeOutput;

/** `until` is the last day, in Korean time, on which the notice is pinned; null unpins it (EXH-09). */
export const postPinInput = z.object({
  type: z.literal("NOTICE", "공지사항의 글만 고정할 수 있습니다."),
  index: postIndex(),
  until: calendarDay(pinDayUnfit, pinDayUnfit).nullable(),
});
export type PostPin = z.infer<typeof postPinInput>;

export const postPinOutput = z.object({ pinnedUntil: z.iso.date().nullable() });
