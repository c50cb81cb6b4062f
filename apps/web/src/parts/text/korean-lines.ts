const noBreakSpace = "\u00A0";
const wordJoiner = "\u2060";

/** 2026년 9월 4일 (금) · 오전 10시 30분: what a reader takes in as one. */
const dateParts = /(\d년|\d월|\d일|오전|오후|\d시) (?=\d|[월화수목금토일]요일|\([월화수목금토일]\))/gu;
/** A part of a decade or a century: 1920년대 초, 19세기 말. */
const partsOfAges = /(\d(?:년대|세기)) (?=초|말|중반|중엽|전반|후반)/gu;
/** The number of a house belongs to its street: 마곡사로 966, 월봉리 15-20. */
const houseNumbers = /([가-힣](?:로|길|리|동)) (?=\d+(?:-\d+)?(?![\d\p{L}]))/gu;
/** A word and the gloss that follows it: 불모(佛母). */
const beforeBracket = /(?<=[\p{L}\p{N}])(?=\()/gu;
/** A gloss or a title, and the particle that follows it: 불모(佛母)라, ‘마곡’이라는, 「붓 씻은 물」을. */
const afterBracket = /(?<=[)’”」』〉》])(?=[\p{L}\p{N}])/gu;

/** A name with an underscore: 석록_11번. */
const beforeUnderscore = /(?<=[\p{L}\p{N}])(?=_)/gu;

/** The words of a short title: 「붓 씻은 물」. */
const shortTitles = /「[^」]{1,10}」/gu;
/** The parts of one name in Hanja: 錦湖堂 若效. */
const hanjaNames = /(\p{Script=Han}) (?=\p{Script=Han})/gu;

/**
 * The same text, which no line break tears inside a date, an address or a name, or beside a bracket or a closing
 * quotation mark: `word-break: keep-all` keeps words whole, but knows none of these. For texts as they are shown,
 * never as they are kept.
 */
export function keepTogether(text: string): string {
  return text
    .replace(dateParts, `$1${noBreakSpace}`)
    .replace(partsOfAges, `$1${noBreakSpace}`)
    .replace(houseNumbers, `$1${noBreakSpace}`)
    .replace(shortTitles, (title) => title.replaceAll(" ", noBreakSpace))
    .replace(hanjaNames, `$1${noBreakSpace}`)
    .replace(beforeBracket, wordJoiner)
    .replace(beforeUnderscore, wordJoiner)
    .replace(afterBracket, wordJoiner);
}

/** The same for sanitised HTML: its words, not its tags. */
export function keepTogetherInHtml(html: string): string {
  return html
    .split(/(<[^>]*>)/u)
    .map((part) => (part.startsWith("<") ? part : keepTogether(part)))
    .join("");
}
