import { withdrawnAuthor } from "@bulmo/contracts/post";
import unhomoglyph from "unhomoglyph";
import { asJamo } from "./jamo.ts";

// Names under which a member would be taken for somebody else: nobody's, and those who look after the site.

const hangulOffices = [
  withdrawnAuthor,
  "관리자",
  "관리팀",
  "운영자",
  "운영진",
  "운영팀",
  "사무국",
  "어드민",
  "웹마스터",
];
const hanjaOffices = ["管理者", "管理員", "管理人", "運營者", "運營陣", "事務局"];
const latinOffices = ["admin", "admins", "administrator", "operator", "webmaster", "sysadmin", "sysop", "moderator"];

const onlyJamo = (text: string) => text.replace(/[^\u1100-\u11ff]/gu, "");

/** Latin letters and digits that stand for a letter written in jamo, as in ㅈr for 자. */
const jamoLookalikes: Record<string, string> = { r: "ᅡ", l: "ᅵ", i: "ᅵ", "1": "ᅵ", "|": "ᅵ", o: "ᄋ", "0": "ᄋ" };

const hangulWords = hangulOffices.map((word) => onlyJamo(asJamo(word)));

/** Hangul glues words together (총관리자, 관리자님): the word may stand anywhere. */
function isHangulOffice(plain: string): boolean {
  const jamo = asJamo(plain);
  const seen = [...jamo].map((sign) => jamoLookalikes[sign] ?? sign).join("");
  return [jamo, seen].map((text) => onlyJamo(text)).some((text) => hangulWords.some((word) => text.includes(word)));
}

/** New forms of the traditional characters above, as Japan and China write them. */
const newForms: Record<string, string> = { 営: "營", 营: "營", 运: "運", 员: "員", 阵: "陣", 务: "務" };

function isHanjaOffice(plain: string): boolean {
  const text = [...plain.replace(/[^\p{Script=Han}]/gu, "")].map((sign) => newForms[sign] ?? sign).join("");
  return hanjaOffices.some((word) => text.includes(word));
}

/** Digits and signs that stand for letters; i and l are one, which many types draw alike. */
const digitLookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  l: "i",
  "|": "i",
  "!": "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "8": "b",
  "9": "g",
};

/** What a reader takes letters for, by Unicode's table of confusable signs (UTS 39), in lower case. */
function asRead(text: string): string {
  // Capitals are looked up before they are made small, as the table tells I from i.
  const letters = unhomoglyph(unhomoglyph(text).toLowerCase()).normalize("NFKD").toLowerCase();
  return [...letters]
    .map((sign) => digitLookalikes[sign] ?? sign)
    .join("")
    .replace(/[^a-z]/gu, "");
}

const latinWords = new Set(latinOffices.map((word) => asRead(word)));

/** A word with the digits around it taken for letters, or for a number. */
const readings = (word: string) => [
  word,
  word.replace(/^\d+/u, ""),
  word.replace(/\d+$/u, ""),
  word.replace(/^\d+|\d+$/gu, ""),
  word.replace(/\d/gu, ""),
];

/** Latin words stand in others (badminton): the name is one, or one of its words is. */
function isLatinOffice(plain: string): boolean {
  const words = plain.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").split(/[\s\p{Script=Hangul}\p{Script=Han}_.\-/·]+/u);
  return [plain, ...words].flatMap((word) => readings(word)).some((word) => latinWords.has(asRead(word)));
}

/** Whether only an administrator may be called so: it looks like an office, whatever signs stand in and around it. */
export function isOfficial(nickname: string): boolean {
  const plain = nickname.normalize("NFKD").replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "");
  return isHangulOffice(plain.toLowerCase()) || isHanjaOffice(plain) || isLatinOffice(plain);
}
