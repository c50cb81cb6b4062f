import { z } from "zod";
import { integer } from "./integer.ts";
import { maximumIndex } from "./board.ts";
import { isBlank, within } from "./text-rule.ts";
import { singleLine } from "./text.ts";

// The grades of members (정회원, 준회원 …), as administrators keep them, and boards ask for them (DAY-09, EXH-06).

export const maximumGradeName = 20;
export const maximumGrades = 20;

export const gradeMessages = {
  nameMissing: "등급의 이름을 입력해 주세요.",
  nameTooLong: `등급의 이름은 ${maximumGradeName}자 이하로 입력해 주세요.`,
  nameTaken: "같은 이름의 등급이 이미 있습니다.",
  unknown: "그사이 지워진 등급입니다. 새로 불러와 확인해 주세요.",
  twice: "같은 등급이 두 번 있습니다.",
} as const;

/** What a member is told of their grade, and a row of administrators tells of its member's. */
export const grade = z.object({ id: z.number().int(), name: z.string() });
export type Grade = z.infer<typeof grade>;

/** With what keeps it from being removed. */
export const countedGrade = grade.extend({ memberCount: z.number().int(), boardCount: z.number().int() });
export const countedGrades = z.array(countedGrade);
export type CountedGrade = z.infer<typeof countedGrade>;

export const gradeId = () => integer(1, maximumIndex);

/** One or more, none of them twice. */
export const gradeIds = (missing: string) =>
  z
    .array(gradeId())
    .min(1, missing)
    .max(maximumGrades)
    .refine((ids) => new Set(ids).size === ids.length, gradeMessages.twice);

const name = singleLine(gradeMessages.nameMissing)
  .refine((value) => !isBlank(value), gradeMessages.nameMissing)
  .refine(...within(maximumGradeName, gradeMessages.nameTooLong))
  .meta({ minLength: 1, maxLength: maximumGradeName });

export const gradeCreateInput = z.object({ name });
export const gradeNamed = z.object({ id: gradeId() });
export const gradeUpdateInput = gradeNamed.extend({ name });
export type GradeUpdate = z.output<typeof gradeUpdateInput>;

/** Grades that it does not name, as one that was added meanwhile, stand behind those it names. */
export const gradeOrderInput = z.object({ ids: gradeIds(gradeMessages.unknown) });

export const gradeRemoveOutput = z.object({ success: z.literal(true) });
