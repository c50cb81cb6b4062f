import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import { integer } from "./integer.ts";
import { text } from "./text.ts";
import { within } from "./text-rule.ts";

/** 협회 연혁 and 무형유산 인정: two lists that administrators keep (requirements/constants.md). */
export const chronicleKinds = ["HISTORY", "PROPERTY"] as const;
export const chronicleKind = z.enum(chronicleKinds);
export type ChronicleKind = z.infer<typeof chronicleKind>;

/** Room for any list that a person reads; beyond it something has gone wrong. */
export const maximumEntries = 500;
export const maximumEntryTitle = 2_000;
export const maximumEntryDate = 100;

export const chronicleMessages = {
  tooMany: "항목은 500개까지 저장할 수 있습니다.",
  titleTooLong: "내용은 2,000자 이하로 입력해 주세요.",
  yearTooLong: "연도는 100자 이하로 입력해 주세요.",
  dateTooLong: "일자는 100자 이하로 입력해 주세요.",
  titleAbsent: "내용(title)이 빠진 항목이 있습니다. 비워 두려면 빈 글로 보내 주세요.",
  fieldUnknown: "항목에 쓸 수 없는 이름이 있습니다. title, year, date로 보내 주세요.",
} as const;

export const chronicleEntry = z.object({
  /** Its place in the list, from 0. */
  index: z.number().int(),
  /** The content text. */
  title: z.string(),
  year: z.string(),
  date: z.string(),
});
export const chronicleList = z.array(chronicleEntry);
export type ChronicleList = z.infer<typeof chronicleList>;
export type ChronicleEntry = z.infer<typeof chronicleEntry>;

/** A list and the revision that a save of it may name. */
export const chronicle = z.object({ revision: z.number().int(), list: chronicleList });
export type Chronicle = z.infer<typeof chronicle>;

export const chronicleGetInput = z.object({ kind: chronicleKind });

const entryFields = {
  /** The order of the list counts, and entries are numbered anew (HIS-08). */
  index: absent(integer(0, maximumIndex)),
  title: absent(
    text()
      .refine(...within(maximumEntryTitle, chronicleMessages.titleTooLong))
      .meta({ maxLength: maximumEntryTitle }),
  ),
  year: absent(
    text()
      .refine(...within(maximumEntryDate, chronicleMessages.yearTooLong))
      .meta({ maxLength: maximumEntryDate }),
  ),
  date: absent(
    text()
      .refine(...within(maximumEntryDate, chronicleMessages.dateTooLong))
      .meta({ maxLength: maximumEntryDate }),
  ),
};

/**
 * An entry whose title is misspelt would be dropped unseen, and so would a misspelt year. What we do not know beside all
 * that we do is passed over: it may be a field of a later version's answer, sent back.
 */
const entryInput = z
  .looseObject(entryFields)
  .superRefine((entry, context) => {
    const refuse = (field: string, reason: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message, params: { reason } });
    if (entry.title === undefined) refuse("title", "FIELD_REQUIRED", chronicleMessages.titleAbsent);
    if (entry.title !== undefined && entry.year !== undefined && entry.date !== undefined) return;
    for (const field of Object.keys(entry))
      if (!Object.hasOwn(entryFields, field)) refuse(field, "FIELD_UNKNOWN", chronicleMessages.fieldUnknown);
  })
  .transform(({ index, title = "", year = "", date = "" }) => ({ index, title, year, date }))
  .meta({
    override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });

/**
 * The whole list; entries with an empty title are dropped (HIS-06). With `revision`, a save which another overtook is
 * refused; without it the last list wins.
 */
export const chronicleSaveInput = z.object({
  list: z.array(entryInput).max(maximumEntries, chronicleMessages.tooMany),
  revision: absent(integer(0, maximumIndex)),
});
export type ChronicleSave = z.output<typeof chronicleSaveInput>;
