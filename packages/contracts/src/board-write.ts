import { z } from "zod";
import { absent } from "./absent.ts";
import { boardKinds, boardReaders, boardWriters } from "./board-word.ts";
import {
  boardAddressPattern,
  boardTypeOf,
  headingTooLong,
  longestBoardAddress,
  longestHeading,
  maximumHeadings,
  shortestBoardAddress,
} from "./board-rule.ts";
import { maximumIndex } from "./board.ts";
import { gradeIds } from "./grade.ts";
import { integer } from "./integer.ts";
import { boardType } from "./post.ts";
import { isBlank, within } from "./text-rule.ts";
import { singleLine } from "./text.ts";

// Boards as administrators add, change, order and remove them (EXH-06, EXH-08).

export const maximumBoardTitle = 30;
export const maximumBoardDescription = 150;
/** Every page is sent with their names. */
export const maximumBoards = 50;
/** More than anybody has, and no board is renamed as often. */
const maximumFormerAddresses = 100;

export const boardMessages = {
  titleMissing: "게시판의 이름을 입력해 주세요.",
  titleTooLong: `게시판의 이름은 ${maximumBoardTitle}자 이하로 입력해 주세요.`,
  descriptionTooLong: `게시판의 설명은 ${maximumBoardDescription}자 이하로 입력해 주세요.`,
  addressUnfit: `주소는 영문 소문자로 시작하고, 영문 소문자와 숫자, 그 사이의 붙임표(-) 하나씩으로 ${shortestBoardAddress}~${longestBoardAddress}자여야 합니다. exhibition은 전시의 주소라 쓸 수 없습니다.`,
  addressTaken: "다른 게시판이 쓰고 있거나 예전에 쓰던 주소입니다. 다른 주소를 입력해 주세요.",
  typeUnfit: "type은 지금 주소나 예전 주소를 대문자로 적고 -를 _로 바꾼 것이어야 합니다.",
  addressTwice: "같은 주소가 두 번 있습니다.",
  kindUsed:
    "글이 있는 게시판의 종류는 바꿀 수 없습니다. 휴지통에 있는 글도 글로 셉니다. 새 게시판을 만들어 글을 옮겨 주세요.",
  writersUnfit: "관리자만 읽는 게시판에는 관리자만 쓸 수 있습니다.",
  writersOfGradesUnfit: "회원 등급으로 읽는 게시판에는 읽을 수 있는 등급의 회원이나 관리자만 쓸 수 있습니다.",
  gradesMissing: "회원 등급을 하나 이상 골라 주세요.",
  gradeUnknown: "그사이 지워진 회원 등급이 있습니다. 새로 불러와 확인해 주세요.",
  gradesUnasked: "등급은 읽거나 쓸 수 있는 사람을 회원 등급(GRADES)으로 정할 때만 보낼 수 있습니다.",
  fixed:
    "공지사항과 Q&A의 주소와 종류, 읽고 쓸 수 있는 사람은 바꿀 수 없습니다. 누리집의 다른 화면과 프로그램이 그대로 쓰고 있습니다.",
  headingMissing: "비어 있는 말머리가 있습니다.",
  headingTooLong,
  headingTwice: "같은 말머리가 두 번 있습니다.",
  headingsTooMany: `말머리는 ${maximumHeadings}개까지 둘 수 있습니다.`,
  orderUnknown: "그사이 지워진 게시판이 있습니다. 새로 불러와 확인해 주세요.",
  orderTwice: "같은 게시판이 두 번 있습니다.",
} as const;

const hasNoTwins = (words: readonly string[]) => new Set(words).size === words.length;

const title = singleLine(boardMessages.titleMissing)
  .refine((value) => !isBlank(value), boardMessages.titleMissing)
  .refine(...within(maximumBoardTitle, boardMessages.titleTooLong))
  .meta({ minLength: 1, maxLength: maximumBoardTitle });

const description = singleLine()
  .refine(...within(maximumBoardDescription, boardMessages.descriptionTooLong))
  .meta({ maxLength: maximumBoardDescription });

const address = z
  .string(boardMessages.addressUnfit)
  .min(shortestBoardAddress, boardMessages.addressUnfit)
  .max(longestBoardAddress, boardMessages.addressUnfit)
  .regex(boardAddressPattern, boardMessages.addressUnfit);

const heading = singleLine(boardMessages.headingMissing)
  .refine((value) => !isBlank(value), boardMessages.headingMissing)
  .refine(...within(longestHeading, boardMessages.headingTooLong))
  .meta({ minLength: 1, maxLength: longestHeading });

const headings = z
  .array(heading)
  .max(maximumHeadings, boardMessages.headingsTooMany)
  .refine(hasNoTwins, boardMessages.headingTwice);

export const boardNamed = z.object({ type: boardType });

/** Who reads or writes; an edit leaves out what stays. */
type Allowed = {
  readers?: string | undefined;
  readerGrades?: readonly number[] | undefined;
  writers?: string | undefined;
  writerGrades?: readonly number[] | undefined;
};
type Fault = { field: string; message: string };

const gradesFault = (who: string | undefined, grades: readonly number[] | undefined, field: string): Fault[] => {
  if (who === "GRADES") return grades?.length ? [] : [{ field, message: boardMessages.gradesMissing }];
  return grades?.length ? [{ field, message: boardMessages.gradesUnasked }] : [];
};

/** Nobody writes where they may not read. */
function writersFault({ readers, writers, readerGrades = [], writerGrades = [] }: Allowed): Fault[] {
  if (writers === "ADMINISTRATORS" || readers === "EVERYONE" || readers === "MEMBERS") return [];
  if (readers !== "GRADES") return [{ field: "writers", message: boardMessages.writersUnfit }];
  const isWithin = writers === "GRADES" && writerGrades.every((grade) => readerGrades.includes(grade));
  return isWithin ? [] : [{ field: "writers", message: boardMessages.writersOfGradesUnfit }];
}

/** What is wrong with who reads and writes, where all four are told; the first counts. */
export const allowedFaults = (allowed: Allowed): Fault[] => [
  ...gradesFault(allowed.readers, allowed.readerGrades, "readerGrades"),
  ...gradesFault(allowed.writers, allowed.writerGrades, "writerGrades"),
  ...writersFault(allowed),
];

const grades = gradeIds(boardMessages.gradesMissing);

type Addressed = { type?: string | undefined; address: string; formerAddresses: readonly string[] };

/** A board is called for good by the first address that it had. */
function addressFaults({ type, address: now, formerAddresses }: Addressed): Fault[] {
  const all = [now, ...formerAddresses];
  const isMadeWith = (one: string) => boardTypeOf(one) === (type ?? boardTypeOf(now));
  if (!all.some(isMadeWith)) return [{ field: "type", message: boardMessages.typeUnfit }];
  return hasNoTwins(all) ? [] : [{ field: "formerAddresses", message: boardMessages.addressTwice }];
}

/**
 * Its type is its address in capitals, for good. One that was removed is brought back with what only it had: its type, the
 * addresses that lead to it, its place in the menu.
 */
export const boardCreateInput = z
  .object({
    title,
    description: description.default(""),
    address,
    type: absent(boardType),
    formerAddresses: z.array(address).max(maximumFormerAddresses, boardMessages.addressTwice).default([]),
    /** From 1; at the end of the menu without it. */
    place: absent(integer(1, maximumBoards)),
    isClosed: z.boolean().default(false),
    kind: z.enum(boardKinds).default("TEXT"),
    readers: z.enum(boardReaders).default("EVERYONE"),
    readerGrades: absent(grades),
    writers: z.enum(boardWriters).default("ADMINISTRATORS"),
    writerGrades: absent(grades),
    hasComments: z.boolean().default(false),
    headings: headings.default([]),
  })
  .superRefine((board, context) => {
    for (const { field, message } of [...addressFaults(board), ...allowedFaults(board)])
      context.addIssue({ code: "custom", path: [field], message });
  });
export type BoardCreate = z.output<typeof boardCreateInput>;

/** What is not sent stays; with `revision`, an edit which another overtook is refused. */
export const boardUpdateInput = z.object({
  type: boardType,
  revision: absent(integer(1, maximumIndex)),
  title: absent(title),
  description: absent(description),
  address: absent(address),
  kind: absent(z.enum(boardKinds)),
  readers: absent(z.enum(boardReaders)),
  readerGrades: absent(grades),
  writers: absent(z.enum(boardWriters)),
  writerGrades: absent(grades),
  hasComments: absent(z.boolean()),
  headings: absent(headings),
  isClosed: absent(z.boolean()),
});
export type BoardUpdate = z.output<typeof boardUpdateInput>;

/** In the order of the menu. Boards that it does not name, as one that was added meanwhile, stand behind those it names. */
export const boardOrderInput = z.object({
  types: z.array(boardType).min(1).max(maximumBoards).refine(hasNoTwins, boardMessages.orderTwice),
});

export const boardRemoveOutput = z.object({ success: z.literal(true) });
