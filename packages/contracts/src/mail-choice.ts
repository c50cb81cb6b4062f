import { z } from "zod";
import { mailChoiceKinds } from "./mail-choice-kind.ts";
import { timestamp } from "./text.ts";

export const mailChoiceKind = z.enum(mailChoiceKinds);

export const mailChoice = z.object({ kind: mailChoiceKind, isOn: z.boolean() });
export type MailChoice = z.infer<typeof mailChoice>;

export const mailChoiceList = z.object({
  /** Whether the member's address has proved itself: to any other nothing of this is written. */
  isProven: z.boolean(),
  /** When a mail left that came back because there is no such address; null where it has proved itself since, or none did. */
  refusedAt: timestamp().nullable(),
  choices: z.array(mailChoice),
});
export type MailChoiceList = z.infer<typeof mailChoiceList>;

/** `token` stands in the address with which a mail of this kind ends. */
export const mailStopInput = z.object({ token: z.string().max(400) });

/** Six digits that were mailed. */
export const addressProofInput = z.object({
  code: z
    .string("인증번호를 입력해 주세요.")
    .trim()
    .regex(/^\d{6}$/u, "인증번호는 여섯 자리 숫자입니다."),
});
export const addressProofSent = z.object({ sentTo: z.string() });
