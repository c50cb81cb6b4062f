import { z } from "zod";
import { cursor, fieldList, listMessages, since, cursorPage, updatedAt } from "./list.ts";
import { pageOf } from "./page.ts";
import { boardItem, exhibitionItem, postDetail, postListInput } from "./post.ts";

// Posts as programs read them. The site's own pages ask for less (post.ts).

/** Each goes along an index: views and likes change too often to be kept in order (docs/decisions/044). */
export const postSorts = [
  "-index",
  "index",
  "-createdAt",
  "createdAt",
  "-updatedAt",
  "updatedAt",
  "title",
  "-title",
] as const;
export type PostSort = (typeof postSorts)[number];

const ofPrograms = {
  subType: z.number().int().nullable(),
  userId: z.string().nullable(),
  views: z.number().int(),
  likeCount: z.number().int(),
  updatedAt: updatedAt(),
};

const postSummary = boardItem.extend(ofPrograms);
const work = exhibitionItem.extend(ofPrograms);

const postFields = [...new Set([...Object.keys(postSummary.shape), ...Object.keys(work.shape)])] as (
  | keyof typeof postSummary.shape
  | keyof typeof work.shape
)[];
export type PostField = (typeof postFields)[number];

/** What says which post a row is: always told. */
const ofAll = { index: true, type: true } as const;

/** A row of which `fields` may have left something out. */
export const postRow = z.union([postSummary.partial().required(ofAll), work.partial().required(ofAll)]);
export type PostRowOutput = z.infer<typeof postRow>;

type Asked = { sort?: PostSort | undefined; createdSince?: string | undefined; updatedSince?: string | undefined };

const isAlong = (sort: PostSort | undefined, column: "createdAt" | "updatedAt") =>
  sort === undefined || sort === column || sort === `-${column}`;

const isSearchAlone = ({ searchKeyword, sort, createdSince, updatedSince }: Asked & { searchKeyword: string }) =>
  searchKeyword === "" || (createdSince === undefined && updatedSince === undefined && (sort ?? "-index") === "-index");

const hasOneSince = ({ createdSince, updatedSince }: Asked) => createdSince === undefined || updatedSince === undefined;

const isSortedBySince = ({ sort, createdSince, updatedSince }: Asked) =>
  (createdSince === undefined || isAlong(sort, "createdAt")) &&
  (updatedSince === undefined || isAlong(sort, "updatedAt"));

export const postRowsInput = postListInput
  .extend({
    sort: z
      .enum(postSorts)
      .meta({
        description:
          "차례. -가 붙으면 큰 것부터입니다. 보내지 않으면 누리집에 보이는 차례로, 게시판은 새 글부터(-index), 전시는 작품이 걸린 차례이고, 시각을 보내면 그 시각의 차례입니다.",
      })
      .optional(),
    createdSince: since("이때부터 쓴 글만. 보내면 쓴 차례로 답합니다."),
    updatedSince: since("이때부터 고친 글만. 보내면 고친 차례로 답합니다."),
    fields: fieldList(postFields),
    cursor: cursor(),
  })
  .refine(isSearchAlone, { error: listMessages.sortUnsearched, path: ["sort"] })
  .refine(hasOneSince, { error: listMessages.sinceTwice, path: ["updatedSince"] })
  .refine(isSortedBySince, { error: listMessages.sinceUnsorted, path: ["sort"] });
export type PostRowsInput = z.output<typeof postRowsInput>;

export const programPost = postDetail.extend({ updatedAt: updatedAt() });
export type ProgramPost = z.infer<typeof programPost>;

export const postRowsOutput = pageOf(postRow).extend(cursorPage);
