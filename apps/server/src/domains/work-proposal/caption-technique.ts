import { type CaptionPart, segmentsOf } from "./caption-part.ts";

// What a work is made of, and how.

/** Longer words before those that begin them. */
const inOrder = (words: string) =>
  words
    .split(/\s+/u)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .join("|");

/** On what. Words of one syllable that say something else, too, count only before what makes them a ground. */
const grounds = inOrder(`
  비단 명주 견본 종이 한지 장지 순지 옥판선지 닥종이 닥지 화선지 감지 상지 쪽지 지본 저본 삼베 모시 마본 면본 광목 무명 면천 캔버스
  나무판 나무 목판 목재 합판 자작나무 은행나무 소나무 송판 흙벽 회벽 토벽 벽화 목조 건칠 소조 석조 금동 청동 철조 동판 도자 도자기 가죽 유리 판넬
  絹本 紙本 麻本 綿本 絹 紙 麻 紺紙 橡紙 木板 木造 乾漆 塑造 石造 金銅 壁
`);
const shortGrounds = "(?:견|마|면|천|벽|돌|흙|철|옹기)(?=에|위|바탕)";

/** With what. */
const media = inOrder(`
  수묵담채 수묵채색 수묵 담채 진채 진채색 채색 설채 착색 석채 암채 분채 편채 봉채 안료 천연안료 전통안료 석채안료 먹 백묘 선묘 금선묘 묵서 묵
  금니 은니 금박 은박 금분 은분 금가루 순금 순금니 순금박 순금분 도금 개금 금 은 황금 옻칠 옻 주칠 흑칠 칠 호분 아교 단청안료 자수 상감 나전 칠보 투각 부조 목각 조각
  아크릴 아크릴릭 유채 수채 혼합재료 혼합매체 콜라주 목판화 판화 금사 은사
  彩色 着色 設彩 淡彩 眞彩 真彩 水墨 墨 墨書 金泥 銀泥 泥金 金箔 銀箔 改金 塗金 鍍金 金 銀 漆 石彩 粉彩 刺繡
`);

const links = "위에|바탕에|바탕|위|에|으로|로|와|과|및|등|[·ㆍ+&/]";

const token = new RegExp(`(?<ground>${grounds}|${shortGrounds})|(?<medium>${media})|(?<link>${links})`, "uy");

type Word = { isKnown: boolean; grounds: number; media: number };

/** A word is known where it is made of known ones from its beginning to its end: 금강산 is none for its 금. */
function judge(word: string): Word {
  const found = { isKnown: true, grounds: 0, media: 0 };
  token.lastIndex = 0;
  while (token.lastIndex < word.length) {
    const match = token.exec(word);
    if (!match) return { isKnown: false, grounds: 0, media: 0 };
    if (match.groups?.["ground"]) found.grounds += 1;
    if (match.groups?.["medium"]) found.media += 1;
  }
  return found;
}

/** What a segment starts with where it says what it tells. */
const label =
  /^(?:재료\s*(?:와|및|·)?\s*기법|재료|기법|재질|바탕)\s*[:：]?\s+|^(?:재료\s*(?:와|및|·)?\s*기법|재료|기법|재질|바탕)\s*[:：]\s*/u;

type Told = { start: number; end: number; isSure: boolean; unknown: string[] };

/** More words than these, or more strange ones, are a sentence about something. */
const mostWords = 7;
const mostUnknown = 2;

function read({ end, text }: { end: number; text: string }): Told | null {
  const own = text.replace(label, "");
  const words = own.split(/\s+/u).map((word) => ({ word, ...judge(word) }));
  const unknown = words.filter(({ isKnown }) => !isKnown).map(({ word }) => word);
  const total = { media: 0, grounds: 0 };
  for (const word of words) {
    total.media += word.media;
    total.grounds += word.grounds;
  }
  const isMaterial = total.media > 0 || (total.grounds > 0 && unknown.length === 0);
  if (!isMaterial || unknown.length > mostUnknown || words.length > mostWords) return null;
  return { start: end - own.length, end, isSure: unknown.length === 0 && total.media > 0, unknown };
}

/** Whether nothing but commas and brackets stand between what is listed one after the other. */
const goesOn = (text: string, before: Told, after: Told) =>
  /^[\s,，;()（）·ㆍ/]*$/u.test(text.slice(before.end, after.start));

/** A bracket that is opened in a value is closed in it. */
const closed = (text: string, end: number, value: string) =>
  /[(（][^)）]*$/u.test(value) && /^[)）]/u.test(text.slice(end)) ? end + 1 : end;

const reasonOf = ({ isSure, unknown }: Told) => {
  if (isSure) return "";
  const strange = unknown.map((word) => `‘${word}’`).join(", ");
  return strange ? `${strange}: 재료인지 알 수 없습니다.` : "바탕만 적혀 있습니다.";
};

/** The material and technique that a caption tells, as it stands there: what is listed one after the other together. */
export function techniqueIn(text: string): CaptionPart[] {
  const listed: Told[] = [];
  for (const segment of segmentsOf(text)) {
    const told = read(segment);
    const before = listed.at(-1);
    if (!told) {
      if (before) break;
    } else if (!before) listed.push(told);
    else if (goesOn(text, before, told)) listed.push(told);
    else break;
  }
  const [first] = listed;
  const last = listed.at(-1);
  if (!first || !last) return [];
  const end = closed(text, last.end, text.slice(first.start, last.end));
  const unknown = listed.flatMap((one) => one.unknown);
  // A ground may stand before what is on it: 비단, 석채.
  const isSure = unknown.length === 0 && listed.some((one) => one.isSure);
  const whole = { start: first.start, end, isSure, unknown };
  return [
    {
      name: "technique",
      value: text.slice(first.start, end),
      start: first.start,
      end,
      isSure,
      reason: reasonOf(whole),
    },
  ];
}
