/** What becomes of a mail to one member. */
export const mailingStates = ["WAITING", "SENT", "SKIPPED", "BOUNCED", "FAILED", "STOPPED"] as const;
export type MailingState = (typeof mailingStates)[number];
