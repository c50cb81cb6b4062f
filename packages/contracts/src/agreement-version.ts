import { z } from "zod";
import { absent } from "./absent.ts";
import {
  agreementBlockTypes,
  agreementIssue,
  agreementLimits as limits,
  agreementMessages as messages,
} from "./agreement.ts";
import { maximumIndex } from "./board.ts";
import { calendarDay } from "./calendar-day.ts";
import { integer } from "./integer.ts";
import { isUsable } from "./page-text-rule.ts";
import { text, timestamp, unusableCharacter } from "./text.ts";
import { isBlank, within } from "./text-rule.ts";

export const agreementDocument = z.enum(["TERMS", "PRIVACY"]);

/** One line as it was meant; blank where nothing can be seen of it. */
const written = (most: number, tooLong: string) =>
  text()
    .refine(isUsable, unusableCharacter)
    .refine(...within(most, tooLong))
    .transform((value) => (isBlank(value) ? "" : value))
    .meta({ maxLength: most });

const textFields = {
  preface: written(limits.preface, messages.prefaceTooLong),
  blocks: z
    .array(z.object({ type: z.enum(agreementBlockTypes), text: written(limits.block, messages.blockTooLong) }))
    .max(limits.blocks, messages.tooManyBlocks),
};

/** A text that members agree to, line by line. */
export const agreementText = z.object(textFields);

/** As it is written: lines in which nothing stands are dropped. */
const agreementWriting = z
  .object(textFields)
  .transform(({ preface, blocks }) => ({ preface, blocks: blocks.filter((block) => block.text !== "") }))
  .superRefine((value, context) => {
    const issue = agreementIssue(value);
    if (issue !== null) context.addIssue({ code: "custom", message: issue, path: ["blocks"] });
  });

const named = { document: agreementDocument };
const number = integer(0, maximumIndex);
const revision = absent(integer(0, maximumIndex));

export const agreementNamed = z.object(named);

/** Without a number the version that is in force. */
export const agreementGetInput = z.object({ ...named, number: absent(number) });

/** Whether it is in force today, will be, or was. */
const agreementState = z.enum(["PAST", "IN_FORCE", "ANNOUNCED"]);

const versionFields = {
  /** 0 is what the site began with. */
  number: z.number().int(),
  /** The Korean day from which it is in force. */
  effectiveOn: z.iso.date(),
  /** What has changed; empty for what the site began with. */
  note: z.string(),
  /** Null for what the site began with. */
  publishedAt: timestamp().nullable(),
  state: agreementState,
};

/** The latest first; one that was withdrawn is none. */
export const agreementVersionList = z.array(z.object(versionFields));
export type AgreementVersionRow = z.infer<typeof agreementVersionList>[number];

export const agreementVersion = z.object({ ...named, ...versionFields, text: agreementText });
export type AgreementVersion = z.infer<typeof agreementVersion>;

/** What stands while a text is edited: the version of the latest day, and the one draft that all administrators share. */
export const agreementDraft = z.object({
  ...named,
  revision: z.number().int(),
  /** `by` is null for who has withdrawn, and for what the site began with. */
  latest: z.object({ ...versionFields, text: agreementText, by: z.string().nullable() }),
  draft: z.object({ text: agreementText, by: z.string().nullable(), at: timestamp() }).nullable(),
});
export type AgreementDraft = z.infer<typeof agreementDraft>;

/** With `revision`, a save which another overtook is refused; without it the last one wins. */
export const agreementSaveInput = z.object({ ...named, text: agreementWriting, revision });
export type AgreementSave = z.output<typeof agreementSaveInput>;

export const agreementActInput = z.object({ ...named, revision });
export type AgreementAct = z.output<typeof agreementActInput>;

export const agreementPublishInput = z.object({
  ...named,
  revision,
  effectiveOn: calendarDay(messages.dayMissing),
  note: written(limits.note, messages.noteTooLong).refine((value) => value !== "", messages.noteMissing),
});
export type AgreementPublish = z.output<typeof agreementPublishInput>;

export const agreementNumberInput = z.object({ ...named, number });
export type AgreementNumber = z.output<typeof agreementNumberInput>;

/**
 * What a member agreed to and when; `number` is null for a day that no version of this site has, and where they agreed on
 * an old site, which `effectiveOn` then names.
 */
export const agreementConsents = z.array(
  z.object({ ...named, effectiveOn: z.string(), number: z.number().int().nullable(), agreedAt: timestamp() }),
);
export type AgreementConsents = z.infer<typeof agreementConsents>;

/** A version that was announced, and that the member has not confirmed to know of. */
export const agreementNotice = z.object({ ...named, number: z.number().int(), effectiveOn: z.iso.date() });
export type AgreementNotice = z.infer<typeof agreementNotice>;

export const agreementAcknowledged = z.object({ success: z.literal(true) });
