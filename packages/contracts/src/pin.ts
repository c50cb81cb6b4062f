// Without zod: a page's dialog needs these and not the schemas (EXH-09).

/** Most notices that are pinned at a time: with more, the first page would hold nothing new. */
export const mostPins = 5;

/** Nothing is pinned for longer, in days: what nobody takes down would stand there for ever. */
export const longestPin = 365;

/** Of a day that is past or too far ahead. */
export const pinDayUnfit = "오늘부터 1년 안의 날짜를 선택해 주세요.";
