/** Characters of why somebody was declined, as the mail to them says it. */
export const maximumDeclineReason = 500;
