/** Made once: making one takes a hundred times as long as telling a day, and each page that is opened is counted by its day. */
const days = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" });

/** The day that it is in Korea, YYYY-MM-DD. By the process' clock, as answers that are cached end with its day. */
export const koreanDay = (now: Date): string => days.format(now);
