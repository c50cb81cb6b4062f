import { z } from "zod";
import { absent } from "./absent.ts";
import { attachmentSchema } from "./attachment.ts";
import { headingTooLong, longestHeading } from "./board-rule.ts";
import {
  boardTypePattern,
  exhibitionTypePattern,
  firstBoards,
  longestType,
  maximumIndex,
  maximumKeyword,
} from "./board.ts";
import { integer } from "./integer.ts";
import { pageSize } from "./page-size.ts";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { text, timestamp } from "./text.ts";
import { artistsOutput } from "./work-artist.ts";
import { workOutput } from "./work-output.ts";

const exhibitionType = z.string().regex(exhibitionTypePattern);
export const boardType = z.string().regex(boardTypePattern).max(longestType);
/** Which there are is the database's to know; the server refuses others with 400. */
export const postType = z.union([exhibitionType, boardType]);
export type PostType = z.infer<typeof postType>;

/** The boards that have pages of their own. */
const firstBoard = z.enum(firstBoards);
export type FirstBoard = z.infer<typeof firstBoard>;

/** The author of what a withdrawn member left behind (MYP-12). */
export const withdrawnAuthor = "탈퇴한 회원";

export const postIndex = () => integer(1, maximumIndex);

export const searchType = z.enum(["TITLE", "USER", "FILE"]);

export const postListInput = z.object({
  type: postType,
  page: pageNumber(),
  limit: pageLimit(pageSize.board),
  searchType: searchType.default("TITLE"),
  searchKeyword: text().pipe(z.string().max(maximumKeyword, "검색어는 200자 이하로 입력해 주세요.")).default(""),
  exhibitionSubIndex: absent(integer(1, 99)),
  /** Empty for all, whatever they bear. */
  heading: text().pipe(z.string().max(longestHeading, headingTooLong)).default(""),
});
export type PostListInput = z.infer<typeof postListInput>;

const listed = {
  index: z.number().int(),
  title: z.string(),
  author: z.string(),
  createdAt: timestamp(),
};

const ofQuestion = {
  /** Comments and replies that stand. */
  commentCount: z
    .number()
    .int()
    .optional()
    .meta({ description: "댓글을 쓰는 게시판에만: 댓글과 답글의 수(삭제된 것은 빼고)." }),
  /** Somebody of the association has said something to it (docs/decisions/036). */
  isAnswered: z.boolean().optional().meta({ description: "질문에만: 질문한 사람이 아닌 관리자가 댓글을 남겼는지." }),
  /** Its title is one that gives nothing away (docs/decisions/048). */
  isSecret: z.boolean().optional().meta({ description: "질문에만: 글쓴이와 관리자만 읽는 비밀 질문인지." }),
};

/** How many files a post has, where it has some (ATT-02). */
const ofFiles = {
  attachmentCount: z.number().int().optional().meta({ description: "파일이 있는 글에만: 첨부 파일의 수." }),
};

/** A row of a board's own page, which shows no more than this. */
export const boardRow = z.object({ ...listed, ...ofQuestion, ...ofFiles, type: boardType, heading: z.string() });
export const boardItem = boardRow.extend({
  summary: z.string(),
  thumbnail: z.string().optional().meta({ description: "사진첩에만: 글의 첫 이미지. 없으면 빈 값입니다." }),
});
export const exhibitionItem = z.object({
  ...listed,
  type: exhibitionType,
  thumbnail: z.string(),
  ...workOutput,
  artists: artistsOutput,
});
/** Each row is tried by these in turn, and boards are read most. */
export const postItem = z.union([boardItem, exhibitionItem]);
export type BoardRow = z.infer<typeof boardRow>;
export type BoardItem = z.infer<typeof boardItem>;
export type ExhibitionItem = z.infer<typeof exhibitionItem>;
export type PostItem = z.infer<typeof postItem>;

export const postListOutput = pageOf(postItem);

export const boardPageInput = z.object({
  page: pageNumber(),
  searchType: searchType.default("TITLE"),
  searchKeyword: postListInput.shape.searchKeyword,
  heading: postListInput.shape.heading,
});
export type BoardPageInput = z.infer<typeof boardPageInput>;

/** `pinned` are those that an administrator pinned, on the first page alone; its `list` holds the others (EXH-09). */
export const noticeListOutput = pageOf(boardRow).extend({
  pinned: z.array(boardRow).meta({ description: "고정한 공지. 첫 쪽에만 있고, 검색한 목록에는 없습니다." }),
});

/** The Q&A page: up to three notices, pinned ones first, and the questions that fill the rest of its 14 rows (BRD-09, BRD-10). */
export const questionListOutput = pageOf(boardRow).extend({ notices: z.array(boardRow) });

/** As many are named where nothing is said. */
const namedUnanswered = 3;

export const unansweredInput = z.object({
  page: pageNumber(),
  limit: pageLimit(namedUnanswered),
  first: z.enum(["LATEST", "OLDEST"]).default("LATEST"),
});
export type UnansweredInput = z.input<typeof unansweredInput>;

/** How many questions nobody of the association has answered, and one page of them. */
export const unansweredOutput = pageOf(
  z.object({ index: z.number().int(), title: z.string(), createdAt: timestamp() }),
).extend({ count: z.number().int() });

export const postAddress = z.object({ type: postType, index: postIndex() });
export type PostAddress = z.infer<typeof postAddress>;

/** With a group, the neighbours are the nearest works of that group (GAL-09). Works are neighbours as they hang (SEE-10). */
export const postGetInput = postAddress.extend({ exhibitionSubIndex: postListInput.shape.exhibitionSubIndex });
export type PostGetInput = z.infer<typeof postGetInput>;

const neighbour = z.object({ index: z.number().int(), title: z.string() }).nullable();

/** `type` and `index` are where the post is now; asked for by an address it had before, they tell the new one. */
export const postDetail = z.object({
  index: z.number().int(),
  type: postType,
  subType: z.number().int().nullable(),
  heading: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  thumbnail: z.string(),
  ...workOutput,
  artists: artistsOutput,
  /** The grounds and materials that a work's technique names, in English; without those that the house has no word for. */
  materials: z.string().optional(),
  attachments: z.array(attachmentSchema),
  author: z.string(),
  userName: z.string(),
  userId: z.string().nullable(),
  views: z.number().int(),
  likeCount: z.number().int(),
  isLiked: z.boolean(),
  createdAt: timestamp(),
  /** Grows with each edit; an edit may name the one that it began from. */
  revision: z.number().int(),
  /** Then title, summary and content give nothing away: its writer and administrators ask for those (`secretQuestion`). */
  isSecret: z.boolean().meta({
    description:
      "비밀 질문인지. 그러면 제목과 본문은 정해진 말이고, 글쓴이와 관리자가 GET /post/secret으로 실제 내용을 읽습니다.",
  }),
  number: z.number().int().nullable().meta({
    description:
      "작품의 고유 번호입니다. 옮기거나 제목을 고쳐도 바뀌지 않으며, /w/번호가 언제나 그 작품으로 이어집니다. 작품이 아니면 null입니다.",
  }),
  pinnedUntil: z.iso
    .date()
    .nullable()
    .meta({ description: "공지를 목록 위에 고정해 두는 마지막 날(한국 시간). 고정하지 않았으면 null입니다." }),
  previous: neighbour.meta({
    description: "번호가 바로 앞인 글입니다. 전시 작품은 바로 앞에 걸린 작품입니다. 없으면 null입니다.",
  }),
  next: neighbour.meta({
    description: "번호가 바로 뒤인 글입니다. 전시 작품은 바로 뒤에 걸린 작품입니다. 없으면 null입니다.",
  }),
});
export type PostDetail = z.infer<typeof postDetail>;

/** What a secret question says, for its writer and administrators. */
export const secretQuestion = postDetail.pick({ title: true, content: true, attachments: true, revision: true });
export type SecretQuestion = z.infer<typeof secretQuestion>;

export const postViewOutput = z.object({ views: z.number().int() });
