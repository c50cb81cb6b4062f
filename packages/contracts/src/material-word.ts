import { techniqueNames, type WorkTechnique } from "./work-facet.ts";

// The words for what works are made on and with: one list, by which works are found (WRK-04), told in English (WRK-06) and
// old captions read (WRK-01). For the server: a page of visitors shows what it found.

type Material = { facet: WorkTechnique | ""; english: string; isGround: boolean };
type Row = readonly [facets: WorkTechnique | "", english: string, words: string];

/** On what. */
const groundRows: readonly Row[] = [
  ["SILK", "silk", "비단 명주 견본 비단천 명주천 絹本 絹布 絹 明紬 綃"],
  [
    "PAPER",
    "paper",
    "종이 한지 장지 순지 옥판선지 닥종이 닥지 화선지 감지 상지 쪽지 지본 저본 紙本 楮本 紙 紺紙 橡紙 楮紙 壯紙",
  ],
  ["HEMP", "hemp", "삼베 삼베천 마본 麻本 麻布 麻"],
  ["HEMP", "ramie", "모시 모시천 저마 苧布 苧麻 苧"],
  ["COTTON", "cotton", "면본 광목 무명 무명천 면천 면포 綿本 綿布 木綿 綿"],
  ["", "canvas", "캔버스"],
  ["WOOD", "wood", "나무판 나무 목판 목재 합판 송판 목조 木板 木造 木刻 木 板"],
  ["WALL", "wall", "흙벽 회벽 토벽 벽화 벽면 壁畵 壁畫 土壁 壁面 壁"],
  ["LACQUER", "dry lacquer", "건칠 乾漆"],
  ["", "clay", "소조 점토 테라코타 塑造"],
  ["", "stone", "석조 石造"],
  ["", "gilt bronze", "금동 金銅"],
  ["", "bronze", "청동 靑銅"],
  ["", "brass", "황동 놋쇠"],
  ["", "iron", "철조 鐵造"],
  ["", "copper plate", "동판 銅版"],
  ["", "ceramic", "도자기 도자 陶瓷"],
  ["", "leather", "가죽"],
  ["", "glass", "유리"],
  ["", "panel", "판넬 패널"],
];

/** Words of one syllable that say something else, too, count only where they begin a word and stand before what makes them a ground. */
const shortRows: readonly Row[] = [
  ["SILK", "silk", "견"],
  ["HEMP", "hemp", "마"],
  ["COTTON", "cotton", "면"],
  ["", "cloth", "천"],
  ["WALL", "wall", "벽"],
  ["", "stone", "돌"],
  ["", "clay", "흙"],
  ["", "iron", "철"],
  ["", "earthenware", "옹기"],
];

/** With what. A word that is made of two of them, as 수묵담채, is read as both. */
const mediaRows: readonly Row[] = [
  ["INK", "ink", "수묵 먹 백묘 선묘 묵서 묵 水墨 墨書 墨 白描"],
  ["MINERAL", "mineral pigments", "석채 암채 석채안료 석채물감 石彩 岩彩"],
  ["POWDER", "powdered pigments", "분채 粉彩"],
  ["COLOUR", "colours", "담채 진채 진채색 채색 채색화 설채 착색 彩色 着色 著色 設彩 設色 淡彩 眞彩 真彩"],
  ["", "pigments", "편채 봉채 안료 천연안료 전통안료 단청안료 수간안료 顔料"],
  [
    "GOLD",
    "gold",
    "금니 금박 금분 금가루 금선 금선묘 금사 금채 이금 순금 순금니 순금박 순금분 도금 개금 황금 금 金泥 泥金 金箔 金粉 金線 金絲 金彩 改金 塗金 鍍金 金",
  ],
  ["SILVER", "silver", "은니 은박 은분 은가루 은선 은사 순은 은 銀泥 銀箔 銀粉 銀線 銀"],
  ["LACQUER", "lacquer", "옻칠 옻 나전칠 나전칠기 칠기 漆器 漆"],
  ["LACQUER", "red lacquer", "주칠 朱漆"],
  ["LACQUER", "black lacquer", "흑칠 黑漆"],
  ["", "shell white", "호분 胡粉"],
  ["", "glue", "아교"],
  ["", "embroidery", "자수 刺繡"],
  ["", "inlay", "상감"],
  ["", "mother-of-pearl", "나전 螺鈿"],
  ["", "cloisonné", "칠보"],
  ["", "carving", "투각 부조 목각 조각"],
  ["", "acrylic", "아크릴릭 아크릴"],
  ["", "oil", "유채"],
  ["", "watercolour", "수채"],
  ["", "mixed media", "혼합재료 혼합매체 콜라주"],
  ["", "print", "목판화 판화"],
  ["", "", "칠"],
];

/** What somebody writes who writes in English, and which word of ours that is. */
const english: readonly (readonly [words: RegExp, word: string])[] = [
  [/\bsilk\b/iu, "비단"],
  [/\b(?:hanji|paper)\b/iu, "종이"],
  [/\b(?:hemp|ramie)\b/iu, "삼베"],
  [/\bcotton\b/iu, "무명"],
  [/\bwood(?:en)?\b/iu, "나무"],
  [/\b(?:wall|mural)\b/iu, "벽화"],
  [/\bink\b/iu, "먹"],
  [/\bmineral\b/iu, "석채"],
  [/\bcolou?rs?\b/iu, "채색"],
  [/\b(?:gold|gilded|gilding)\b/iu, "금"],
  [/\bsilver\b/iu, "은"],
  [/\blacquer(?:ed)?\b/iu, "옻"],
];

const materials = new Map<string, Material>();

/** All words of some rows. */
const register = (rows: readonly Row[], isGround: boolean): string[] =>
  rows.flatMap(([facet, name, written]) => {
    const own = written.split(" ");
    const known = { facet, english: name, isGround };
    for (const word of own) materials.set(word, known);
    return own;
  });

/** Longer words before those that begin them. */
const anyOf = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length).join("|");

const grounds = register(groundRows, true);
const shorts = String.raw`(?<!\p{L})(?:${anyOf(register(shortRows, true))})(?=에|위|바탕)`;
const words = anyOf([...grounds, ...register(mediaRows, false)]);
const links =
  "위에|바탕에|바탕|표면|위|에|으로|로|와|과|을|를|및|등|천연|전통|수간|배접|족자|병풍|면|화(?=$|[에와로])|[·ㆍ+&/]";

const token = new RegExp(`(?<material>${words}|${shorts})|(?:${links})`, "uy");

/** Whatever tree it is of: 은행나무 is no silver, and 먹감나무 no ink. */
const tree = new RegExp(`^[가-힣]{1,3}나무판?(?:${links})*$`, "u");
const wood = materials.get("나무");

/**
 * The materials that a word is made of, from its beginning to its end; undefined for one that is not: 금강산 is none for its
 * 금. Empty for what only joins others, as 위에.
 */
export function readMaterials(word: string): readonly Material[] | undefined {
  if (tree.test(word)) return wood && [wood];
  const found: Material[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < word.length) {
    const match = token.exec(word);
    if (!match) return undefined;
    const known = materials.get(match.groups?.["material"] ?? "");
    if (known) found.push(known);
  }
  return found;
}

/** Those of a text, grounds first. */
function materialsIn(text: string): Material[] {
  const said = text.normalize("NFC").split(/[\s,，;；|_()（）[\]·ㆍ&+/]+/u);
  const others = english.flatMap(([pattern, word]) => (pattern.test(text) ? (materials.get(word) ?? []) : []));
  const found = new Set([...said.flatMap((word) => readMaterials(word) ?? []), ...others]);
  return [...materials.values()].filter((one) => found.has(one));
}

/** By which of them a work is found, in the order of the list. */
export function techniquesIn(text: string): WorkTechnique[] {
  const facets = new Set(materialsIn(text).map(({ facet }) => facet));
  return techniqueNames.filter((name) => facets.has(name));
}

/** The grounds and materials that a text names, by the words of the house: no translation of the text itself; empty for none. */
export const materialsInEnglish = (text: string): string =>
  [...new Set(materialsIn(text).map((one) => one.english))].filter(Boolean).join(", ");
