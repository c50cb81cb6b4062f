const noBreakSpace = "\u00A0";
const wordJoiner = "\u2060";

/** 2026년 9월 4일 (금) · 오전 10시 30분: what a reader takes in as one. */
const dateParts = /(\d년|\d월|\d일|오전|오후|\d시) (?=\d|[월화수목금토일]요일|\([월화수목금토일]\))/gu;
/** A word and the gloss that follows it, a gloss and the particle that follows it: 불모(佛母)라. */
const beforeBracket = /(?<=[\p{L}\p{N}])(?=\()/gu;
const afterBracket = /(?<=\))(?=[\p{L}\p{N}])/gu;

/**
 * The same text, which no line break tears inside a date or beside a bracket: `word-break: keep-all`
 * keeps words whole, but knows neither. For texts as they are shown, never as they are kept.
 */
export function keepTogether(text: string): string {
  return text
    .replace(dateParts, `$1${noBreakSpace}`)
    .replace(beforeBracket, wordJoiner)
    .replace(afterBracket, wordJoiner);
}

/** The same for sanitised HTML: its words, not its tags. */
export function keepTogetherInHtml(html: string): string {
  return html
    .split(/(<[^>]*>)/u)
    .map((part) => (part.startsWith("<") ? part : keepTogether(part)))
    .join("");
}
