import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import { integer } from "./integer.ts";
import {
  maximumOfficers,
  maximumPhone,
  maximumRemarks,
  maximumRole,
  maximumTerm,
  maximumTermTitle,
  maximumTermYear,
  officerTypes,
  termTitleOf,
} from "./officer-rule.ts";
import { maximumPersonName } from "./person-rule.ts";
import { additionKey, personMessages } from "./person.ts";
import { isBlank, within } from "./text-rule.ts";
import { plainLine, singleLine, timestamp } from "./text.ts";

// Who holds which office in which term (PAG-04, PAG-05).

export const officerType = z.enum(officerTypes);
export type OfficerType = z.infer<typeof officerType>;

export const officerMessages = {
  roleMissing: "직책을 입력해 주세요.",
  roleTooLong: `직책은 ${maximumRole}자 이하로 입력해 주세요.`,
  remarksTooLong: `비고는 ${maximumRemarks}자 이하로 입력해 주세요.`,
  phoneUnfit: "전화번호는 숫자와 +, -, 괄호, 빈칸으로 30자 이하로 입력해 주세요.",
  personUnknown: "그사이 지워진 사람입니다. 새로 불러와 확인해 주세요.",
  unknown: "그사이 바뀐 명단입니다. 새로 불러와 확인해 주세요.",
  twice: "같은 임원이 두 번 있습니다.",
  termTaken: "이미 있는 기수입니다.",
  termStands: (term: { number: number; title: string }) =>
    `‘${termTitleOf(term)}’ 명단을 되살릴 수 없습니다. 제${term.number}기가 그사이 새로 적혀 있습니다. 그 기수를 먼저 지워 주세요.`,
  termUnfit: `기수는 1부터 ${maximumTerm}까지의 수로 입력해 주세요.`,
  titleTooLong: `이름은 ${maximumTermTitle}자 이하로 입력해 주세요.`,
  yearTooLong: `시작과 끝은 ${maximumTermYear}자 이하로 입력해 주세요.`,
} as const;

const officerId = () => integer(1, maximumIndex);
const termNumber = () => integer(1, maximumTerm);

const role = singleLine(officerMessages.roleMissing)
  .refine((value) => !isBlank(value), officerMessages.roleMissing)
  .refine(...within(maximumRole, officerMessages.roleTooLong))
  .meta({ minLength: 1, maxLength: maximumRole });

const holder = {
  /** Who holds it; null for who has no record, and is called by `name`. */
  personId: integer(1, maximumIndex).nullable().optional(),
  name: absent(
    plainLine()
      .refine(...within(maximumPersonName, personMessages.nameTooLong))
      .meta({ maxLength: maximumPersonName }),
  ),
};

const facts = {
  ...holder,
  remarks: absent(
    singleLine()
      .refine(...within(maximumRemarks, officerMessages.remarksTooLong))
      .meta({ maxLength: maximumRemarks }),
  ),
  /** To be called by everybody. */
  phone: absent(
    singleLine()
      .refine((value) => /^[-+() \d]{0,30}$/u.test(value), officerMessages.phoneUnfit)
      .meta({ maxLength: maximumPhone }),
  ),
};

export const termNamed = z.object({ number: termNumber() });
/** The present one without a number. */
export const officerListInput = z.object({ term: absent(termNumber()) });
export type OfficerListInput = z.output<typeof officerListInput>;

const officerWriting = z.object({ type: officerType, role, ...facts });

export const officerNamed = z.object({ id: officerId() });
export const officerCreateInput = officerWriting.extend({
  term: termNumber(),
  /** Its place in the list, from 1; the last without it. */
  place: absent(integer(1, maximumOfficers)),
  idempotencyKey: additionKey(),
});
export type OfficerCreate = z.output<typeof officerCreateInput>;

/** What is not sent stays; with `revision`, an edit which another overtook is refused. */
export const officerUpdateInput = z.object({
  id: officerId(),
  revision: absent(integer(1, maximumIndex)),
  type: absent(officerType),
  role: absent(role),
  ...facts,
});
export type OfficerUpdate = z.output<typeof officerUpdateInput>;

/** Who is not named, as one who was added meanwhile, stands behind those who are. */
export const officerOrderInput = z.object({
  term: termNumber(),
  ids: z
    .array(officerId())
    .min(1, officerMessages.unknown)
    .max(maximumOfficers)
    .refine((ids) => new Set(ids).size === ids.length, officerMessages.twice),
});
export type OfficerOrder = z.output<typeof officerOrderInput>;

const year = () =>
  absent(
    singleLine()
      .refine(...within(maximumTermYear, officerMessages.yearTooLong))
      .meta({ maxLength: maximumTermYear }),
  );
const termFacts = {
  title: absent(
    singleLine()
      .refine(...within(maximumTermTitle, officerMessages.titleTooLong))
      .meta({ maxLength: maximumTermTitle }),
  ),
  startedIn: year(),
  endedIn: year(),
};

/** Without a number it is the next; without officers it begins with those of the last. */
export const termCreateInput = z.object({
  number: absent(termNumber()),
  ...termFacts,
  officers: absent(z.array(officerWriting).max(maximumOfficers)),
  idempotencyKey: additionKey(),
});
export type TermCreate = z.output<typeof termCreateInput>;

/** What is not sent stays; with `revision`, an edit which another overtook is refused. */
export const termUpdateInput = termNamed.extend({ revision: absent(integer(1, maximumIndex)), ...termFacts });
export type TermUpdate = z.output<typeof termUpdateInput>;

export const removedTermNamed = z.object({ id: officerId() });

export const officerRemoveOutput = z.object({ success: z.literal(true) });

/** `id` is of the removal, by which the term is brought back. */
export const termRemoveOutput = z.object({ success: z.literal(true), id: z.number().int() });

export const officerTerm = z.object({
  number: z.number().int(),
  /** Empty for 제11기 임원. */
  title: z.string(),
  startedIn: z.string(),
  endedIn: z.string(),
  isCurrent: z.boolean(),
  revision: z.number().int(),
});
/** The latest first. */
export const officerTerms = z.array(officerTerm);
export type OfficerTerm = z.infer<typeof officerTerm>;

/** A term that was removed and can be brought back, for administrators. */
export const removedTerm = z.object({
  /** Of the removal: a number may be given, and removed, again. */
  id: z.number().int(),
  number: z.number().int(),
  title: z.string(),
  officerCount: z.number().int(),
  removedAt: timestamp(),
});
/** The last that was removed first. */
export const removedTerms = z.array(removedTerm);
export type RemovedTerm = z.infer<typeof removedTerm>;

/** As everybody is told: of a person who is not public, no more than that. */
export const officer = z.object({
  id: z.number().int(),
  personId: z.number().int().nullable(),
  name: z.string(),
  type: officerType,
  role: z.string(),
  remarks: z.string(),
  phone: z.string(),
});
export type Officer = z.infer<typeof officer>;

/** `term` is null where no term is there yet. */
export const officerList = z.object({
  term: officerTerm.nullable(),
  terms: officerTerms,
  officers: z.array(officer),
});
export type OfficerList = z.infer<typeof officerList>;

/** For administrators: with names that are hidden from others. */
export const officerRecord = officer.extend({ term: z.number().int(), revision: z.number().int() });
export type OfficerRecord = z.infer<typeof officerRecord>;
export const officerRecords = officerList.extend({ officers: z.array(officerRecord) });
export type OfficerRecords = z.infer<typeof officerRecords>;

/** Who stands at the foot of each page, at most so many (ASC-18). */
export const maximumContacts = 3;
export type Contact = Pick<Officer, "role" | "name" | "phone">;

/** Those of whom everybody may call one, in the order of the list. */
export const contactsOf = (officers: readonly Officer[]): Contact[] =>
  officers
    .filter(({ phone }) => phone !== "")
    .slice(0, maximumContacts)
    .map(({ role: office, name, phone }) => ({ role: office, name, phone }));
