/** What becomes of a mail to one member. */
export const mailingStates = ["WAITING", "SENT", "SKIPPED", "BOUNCED", "FAILED", "STOPPED"] as const;
export type MailingState = (typeof mailingStates)[number];

export const mailingStateNames: Readonly<Record<MailingState, string>> = {
  WAITING: "기다림",
  SENT: "보냄",
  SKIPPED: "보내지 않음",
  BOUNCED: "되돌아옴",
  FAILED: "보내지 못함",
  STOPPED: "멈춤",
};
