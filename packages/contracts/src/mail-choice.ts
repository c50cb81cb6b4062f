import { z } from "zod";

/** What a member may be written of besides what their account needs, and whether they are unless they say otherwise. */
export const mailChoices = {
  ANSWER: { label: "내 질문에 달린 답변", isOn: true },
  COMMENT: { label: "내 글에 달린 댓글", isOn: true },
  REPLY: { label: "내 댓글에 달린 답글", isOn: true },
  DIGEST: { label: "관리자에게: 하루에 한 번, 기다리는 신고와 질문", isOn: true },
} as const;

export type MailChoiceKind = keyof typeof mailChoices;
export const mailChoiceKinds = Object.keys(mailChoices) as [MailChoiceKind, ...MailChoiceKind[]];
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
export const mailStopOutput = mailChoice;
