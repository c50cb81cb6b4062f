import { z } from "zod";
import { text, timestamp } from "./text.ts";

// What lists take and tell programs beside the specification's page and limit (docs/decisions/044).

/** Most characters of a cursor: one holds a title of 200, of which each may take four bytes. */
const maximumCursor = 1_500;

/** Of a search, and from a time on, no more rows than these are counted (docs/decisions/018). */
export const mostCounted = 10_000;

export const listMessages = {
  cursorTooLong: "cursor가 너무 깁니다. 앞 응답의 nextCursor를 그대로 보내 주세요.",
  cursorUnusable: "이 목록의 cursor가 아닙니다. 조건을 처음과 같게 하거나 처음부터 다시 읽어 주세요.",
  fieldUnknown: "fields에 이 목록에 없는 항목이 있습니다.",
  pageTooFar: `이 차례로는 ${mostCounted.toLocaleString("ko")}번째 줄까지만 쪽으로 넘길 수 있습니다. 그 뒤는 cursor로 이어 읽어 주세요.`,
  sinceTwice: "createdSince와 updatedSince는 하나만 보낼 수 있습니다.",
  sinceUnsorted: "createdSince는 sort가 createdAt일 때, updatedSince는 updatedAt일 때 함께 쓸 수 있습니다.",
  sortUnsearched: "검색어가 있으면 새 글부터만 답합니다. sort와 createdSince, updatedSince를 빼 주세요.",
  timeUnusable: "1970년 이후의 시각을, 시간대를 붙인 ISO 8601 형식으로 보내 주세요.",
} as const;

/** A time from which on rows are wanted, as the database reads it. No row is older than the site's own calendar. */
export const since = (description: string) =>
  z
    .string()
    .max(40, listMessages.timeUnusable)
    .pipe(z.iso.datetime({ offset: true, error: listMessages.timeUnusable, abort: true }))
    .refine((value) => new Date(value).getTime() >= 0, listMessages.timeUnusable)
    // The database knows no zone so far from Greenwich, and nobody lives in one.
    .refine((value) => !/[+-](?:1[5-9]|2\d):\d\d$/u.test(value), listMessages.timeUnusable)
    .meta({ description })
    .optional();

/** Names with commas between, each once: what of a row is told. */
export const fieldList = <const Names extends readonly string[]>(names: Names) =>
  z
    .string()
    .transform((given) => [...new Set(given.split(",").map((name) => name.trim()))] as Names[number][])
    .refine((wanted) => wanted.every((name) => names.includes(name)), {
      error: listMessages.fieldUnknown,
      params: { reason: "VALUE_UNKNOWN" },
    })
    .meta({
      description: "답할 항목들, 쉼표로 이어서. 보내지 않으면 모두 답합니다.",
      override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
        for (const rule of Object.keys(jsonSchema)) if (rule !== "description") delete jsonSchema[rule];
        Object.assign(jsonSchema, { type: "array", items: { type: "string", enum: names }, uniqueItems: true });
      },
    })
    .optional();

/** What an answer gave as `nextCursor`. */
export const cursor = () => text().pipe(z.string().max(maximumCursor, listMessages.cursorTooLong)).optional();

/** Beside `list`, `page` and `totalPages`. */
export const cursorPage = {
  total: z
    .number()
    .int()
    .min(0)
    .meta({
      description: `조건에 맞는 줄의 수. 찾을 말이나 시각이 있으면 ${mostCounted.toLocaleString("ko")}까지만 셉니다.`,
    }),
  nextCursor: z.string().nullable().meta({ description: "이어서 읽을 때 cursor로 보낼 값. 더 없으면 null입니다." }),
};

export const updatedAt = () =>
  timestamp().meta({
    description: "마지막으로 고치거나, 옮기거나, 휴지통에서 되살린 때. 조회와 좋아요, 댓글은 고친 것이 아닙니다.",
  });
