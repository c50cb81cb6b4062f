/** The day that it is in Korea, YYYY-MM-DD. By the process' clock, as answers that are cached end with its day. */
export const koreanDay = (now: Date): string => now.toLocaleDateString("sv-SE", { timeZone: "Asia/Seoul" });
