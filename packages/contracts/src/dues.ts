import { z } from "zod";
import { absent } from "./absent.ts";
import { calendarDay } from "./calendar-day.ts";
import { duesMessages, firstDuesYear, lastDuesYear, maximumDues, maximumDuesNote } from "./dues-rule.ts";
import { grade, gradeId } from "./grade.ts";
import { integer } from "./integer.ts";
import { pageSize } from "./page-size.ts";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { within } from "./text-rule.ts";
import { singleLine, text } from "./text.ts";

// Who paid the dues of a year, as the treasurer notes it: no money moves here (DAY-09).

const year = () => integer(firstDuesYear, lastDuesYear, duesMessages.yearUnfit);
const id = () => z.guid(duesMessages.memberMissing);

const paid = {
  paidOn: calendarDay(duesMessages.dayMissing),
  /** In won; null where it was not noted. */
  amount: integer(0, maximumDues, duesMessages.amountUnfit).nullable().default(null),
  note: singleLine()
    .refine(...within(maximumDuesNote, duesMessages.noteTooLong))
    .meta({ maxLength: maximumDuesNote })
    .default(""),
};

const payment = z.object({ paidOn: z.iso.date(), amount: z.int().nullable(), note: z.string() });
export type DuesPayment = z.infer<typeof payment>;

/** Which members of a year. */
const chosen = {
  year: year(),
  gradeId: absent(gradeId()),
  state: absent(z.enum(["PAID", "UNPAID"])),
};
export const duesChoice = z.object(chosen);
export type DuesChoice = z.output<typeof duesChoice>;

export const duesListInput = z.object({
  ...chosen,
  /** A part of a name or nickname. */
  search: text().pipe(z.string().max(200, "검색어는 200자 이하로 입력해 주세요.")).default(""),
  page: pageNumber(),
  limit: pageLimit(pageSize.admin),
});
export type DuesListInput = z.output<typeof duesListInput>;

export const duesRow = z.object({
  id: z.uuid(),
  name: z.string(),
  nickname: z.string(),
  grade: grade.nullable(),
  /** Null for who has not paid. */
  payment: payment.nullable(),
});
export type DuesRow = z.infer<typeof duesRow>;

/** Of the grade in that year, whatever else the list is restricted to. */
const sums = z.object({
  paidCount: z.int(),
  unpaidCount: z.int(),
  amount: z.int(),
  /** Who paid and has withdrawn since: in no row, and in the sums of all grades alone. */
  withdrawn: z.object({ count: z.int(), amount: z.int() }),
});
export type DuesSums = z.infer<typeof sums>;

/** By name. */
export const duesListOutput = pageOf(duesRow).extend(sums.shape);

export const duesSaveInput = z.object({ id: id(), year: year(), ...paid });
export type DuesSaving = z.output<typeof duesSaveInput>;
export const duesNamed = z.object({ id: id(), year: year() });
export type DuesNamed = z.output<typeof duesNamed>;
export const duesDone = z.object({ success: z.literal(true) });

/** What a member is told of their own, the latest year first. */
export const ownDues = z.array(payment.omit({ note: true }).extend({ year: z.int() }));
