import { z } from "zod";
import { accessReasons, maximumReasonNote, reasonMessages } from "./access-reason-text.ts";
import { text, timestamp } from "./text.ts";

export const accessReason = z.enum(accessReasons, reasonMessages.missing);

/** Why members' data is looked at from now on, in this session, until `until` or another reason. */
export const accessReasonInput = z
  .object({
    reason: accessReason,
    note: text().pipe(z.string().max(maximumReasonNote, reasonMessages.noteTooLong)).default(""),
  })
  .refine(({ reason, note }) => reason !== "OTHER" || note !== "", {
    path: ["note"],
    error: reasonMessages.noteMissing,
  });
export type AccessReasonInput = z.output<typeof accessReasonInput>;

export const accessReasonGiven = z.object({ reason: accessReason, note: z.string(), until: timestamp() });

/** Null where none was given, or too long ago. */
export const accessReasonOutput = z.object({ given: accessReasonGiven.nullable() });
export type AccessReasonOutput = z.infer<typeof accessReasonOutput>;
