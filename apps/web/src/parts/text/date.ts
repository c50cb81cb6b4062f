const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Seoul",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** YYYY.MM.DD in Korean time, wherever the reader or the server is (CON-05). */
export function formatDate(timestamp: string): string {
  return parts.format(new Date(timestamp)).replaceAll("-", ".");
}

/** YY.MM.DD, for the boards of the home page (HOM-06). */
export function formatShortDate(timestamp: string): string {
  return formatDate(timestamp).slice(2);
}

const time = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Seoul", hour: "2-digit", minute: "2-digit" });

/** YYYY.MM.DD HH:MM in Korean time. */
export const formatMoment = (timestamp: string): string =>
  `${formatDate(timestamp)} ${time.format(new Date(timestamp))}`;

const day = new Intl.DateTimeFormat("ko-KR", { timeZone: "UTC", month: "long", day: "numeric", weekday: "short" });

/** 9월 4일 (금), of a day of the calendar: YYYY-MM-DD, which lies in no time zone. */
export const formatDay = (date: string): string => day.format(new Date(date));

/** 2027년 5월 13일 (목), of such a day with its year. */
export const formatWholeDay = (date: string): string => `${date.slice(0, 4)}년 ${formatDay(date)}`;

/** The day that it is in Korea so many days from now, as YYYY-MM-DD. */
export const dayFromNow = (days: number): string => parts.format(Date.now() + days * 24 * 60 * 60_000);

const recent = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** 11월 21일 오후 3:05, of a moment that is not long ago. */
export const formatRecent = (timestamp: string): string => recent.format(new Date(timestamp));

/** YYYY-MM-DDTHH:MM in Korean time, as a field for a moment takes it. */
export const formatInput = (timestamp: string): string =>
  formatMoment(timestamp).replaceAll(".", "-").replace(" ", "T");

/** The same of the moment so many days from now. */
export const inputFromNow = (days: number): string =>
  formatInput(new Date(Date.now() + days * 86_400_000).toISOString());

/** The moment that such a field says, wherever the browser is; as it stands where it says none. */
export const momentOf = (input: string): string => (input === "" ? "" : `${input}:00+09:00`);

const hour = new Intl.DateTimeFormat("ko-KR", { timeZone: "Asia/Seoul", hour: "numeric", minute: "2-digit" });

/** 2027년 3월 2일 (화) 오전 9:00, of a moment that is to come. */
export function formatAhead(timestamp: string): string {
  const moment = new Date(timestamp);
  const date = parts.format(moment);
  return `${formatWholeDay(date)} ${hour.format(moment)}`;
}
