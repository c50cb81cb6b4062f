import { z } from "zod";
import { mailChoiceKinds } from "./mail-choice-kind.ts";

export const mailChoiceKind = z.enum(mailChoiceKinds);

export const mailChoice = z.object({ kind: mailChoiceKind, isOn: z.boolean() });
export type MailChoice = z.infer<typeof mailChoice>;

export const mailChoiceList = z.object({
  /** Whether the member's address has proved itself: to any other nothing of this is written. */
  isProven: z.boolean(),
  choices: z.array(mailChoice),
});
export type MailChoiceList = z.infer<typeof mailChoiceList>;

/** `token` stands in the address with which a mail of this kind ends. */
export const mailStopInput = z.object({ token: z.string().max(400) });
